// The mistakes of records by what they cost.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "gui/presenter/library.h"

namespace kibic::gui {

struct DearMistake {
  std::array<std::size_t, 2> spot{};  // file, record
  std::size_t event = 0;
  double loss = 0;  // in the unit of the record

  bool operator==(const DearMistake&) const = default;
};

// The flagged decisions of the judged ones of these records, the dearest first; equally dear ones
// in the order of the spots and events.
std::vector<DearMistake> dearest_mistakes(const std::vector<OpenFile>& files,
                                          const std::vector<std::array<std::size_t, 2>>& spots);

// What each player's mistakes cost, the dearest player first: "2 flagged: Zdeněk 412, Marie 66
// hal". Small losses without a mark do not count; those are in the curves of the graph. In the view
// of a seat only its own. `names` by seat.
std::string mistakes_text(const JudgedRecord& judged, const std::vector<std::string>& names,
                          std::optional<int> viewer);

}  // namespace kibic::gui
