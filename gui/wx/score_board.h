// The score of the deal so far, on the table: what each side has made, and how each part stands.
#pragma once

#include <wx/gdicmn.h>
#include <wx/string.h>

#include <string>
#include <vector>

#include "gui/presenter/view.h"
#include "gui/wx/theme.h"

class wxDC;
class wxWindow;

namespace kibic::gui {

struct Score {
  std::vector<std::string> sides;
  std::vector<TallyLine> tally;
  std::vector<PartLine> parts;

  bool operator==(const Score&) const = default;
  bool is_empty() const { return tally.empty() && parts.empty(); }
};

// In the top left of the space. Answers where; an empty rectangle if there is nothing to tell or no
// room for it.
wxRect paint_score_board(wxDC& dc, const wxWindow& window, const Theme& theme, const Score& score,
                         const wxRect& space);

// Everything on the board, uncut.
wxString board_tip(const Score& score);

}  // namespace kibic::gui
