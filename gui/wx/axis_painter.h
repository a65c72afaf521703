// The scale of a graph on the screen: where a value stands, its lines and their labels. What the
// graphs have in common.
#pragma once

#include <wx/gdicmn.h>
#include <wx/pen.h>
#include <wx/string.h>

#include <array>
#include <functional>

#include "gui/presenter/axis.h"
#include "gui/wx/theme.h"

class wxDC;
class wxWindow;

namespace kibic::gui {

// Seats are told apart by the dash of their lines too.
inline constexpr std::array seat_dashes{wxPENSTYLE_SHORT_DASH, wxPENSTYLE_DOT_DASH,
                                        wxPENSTYLE_LONG_DASH, wxPENSTYLE_DOT};

using TickLabel = std::function<wxString(double tick)>;

// How many steps the height has room for, 2…8.
int steps_in(const wxRect& plot, const wxWindow& window);
// From the top of the window. REQUIRES: axis.high > axis.low.
int place_of(double value, const Axis& axis, const wxRect& plot);
int widest_label(const wxDC& dc, const Axis& axis, const TickLabel& label);
// Lines across the plot, that of zero stronger, with their labels left of it.
void paint_ticks(wxDC& dc, const wxWindow& window, const Theme& theme, const Axis& axis,
                 const wxRect& plot, const TickLabel& label);

}  // namespace kibic::gui
