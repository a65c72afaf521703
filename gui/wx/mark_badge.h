// The sign of a judged action: a shape, a letter and a colour, each of which tells the class alone.
#pragma once

#include <wx/gdicmn.h>

#include <string>

#include "gui/presenter/view.h"

class wxColour;
class wxDC;
class wxWindow;

namespace kibic::gui {

// The place that a badge takes in a row.
wxSize badge_size(const wxWindow& window);

// Good is a pill, dubious a hexagon, bad a rectangle, very bad a shield. Nothing without a glyph.
void draw_badge(wxDC& dc, const wxRect& rect, const std::string& glyph, MarkClass mark);

// The user's own: the same shape as an outline in the ink of the row, as with a pencil.
void draw_own_badge(wxDC& dc, const wxRect& rect, const std::string& glyph, MarkClass mark,
                    const wxColour& ink);

}  // namespace kibic::gui
