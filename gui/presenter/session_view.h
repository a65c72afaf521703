// How the score of a session went, deal by deal.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/model/state.h"
#include "gui/presenter/view.h"

namespace kibic::gui {

struct OpenFile;

// What one finished record says of the score of its session.
struct SessionScore {
  std::string name;  // what the game calls it; empty: score
  std::string unit;
  std::optional<int> main_seat;                     // whose score it is; none: of all that have one
  std::vector<std::optional<std::int64_t>> before;  // by seat
  std::vector<std::int64_t> won;
};

// None: the record is not finished, or the game counts no score.
std::optional<SessionScore> session_score(const State& first, const State& end);

// The curve of the file, where at least two of its records tell their scores.
SessionCurve session_curve(const OpenFile& file, std::size_t place,
                           const std::optional<std::array<std::size_t, 2>>& selected);

}  // namespace kibic::gui
