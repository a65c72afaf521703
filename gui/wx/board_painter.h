// Squares of a board, marks on them and arrows over them.
#pragma once

#include <wx/gdicmn.h>

#include <string>
#include <vector>

#include "core/model/scene.h"
#include "gui/wx/scene_place.h"
#include "gui/wx/theme.h"

class wxDC;
class wxWindow;

namespace kibic::gui {

void paint_squares(wxDC& dc, const Theme& theme, const ScenePlace& place,
                   const std::vector<SceneSquare>& squares);

// How a square stands out.
enum class SquareMark {
  may_begin,  // an action may begin here
  target,     // it may go on here
  hovered
};
void paint_square_mark(wxDC& dc, const Theme& theme, const wxRect& square, SquareMark mark,
                       bool is_taken);

// Kinds differ in colour and in how their lines are broken.
void paint_arrows(wxDC& dc, const Theme& theme, const ScenePlace& place, const Scene& scene,
                  const std::vector<SceneArrow>& arrows);
// What the kinds of arrows mean, a line each, from the top of the space down. Answers how high.
int paint_arrow_key(wxDC& dc, const wxWindow& window, const Theme& theme,
                    const std::vector<SceneArrow>& arrows, const wxRect& space);

}  // namespace kibic::gui
