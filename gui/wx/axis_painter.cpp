#include "gui/wx/axis_painter.h"

#include <wx/dc.h>
#include <wx/math.h>
#include <wx/window.h>

#include <algorithm>
#include <cmath>

namespace kibic::gui {

int steps_in(const wxRect& plot, const wxWindow& window) {
  return std::clamp(plot.height * 10 / (13 * window.GetCharHeight()), 2, 8);
}

int place_of(double value, const Axis& axis, const wxRect& plot) {
  return plot.y + wxRound((axis.high - value) / (axis.high - axis.low) * plot.height);
}

int widest_label(const wxDC& dc, const Axis& axis, const TickLabel& label) {
  int width = 0;
  for (const double tick : axis.ticks()) {
    width = std::max(width, dc.GetTextExtent(label(tick)).x);
  }
  return width;
}

void paint_ticks(wxDC& dc, const wxWindow& window, const Theme& theme, const Axis& axis,
                 const wxRect& plot, const TickLabel& label) {
  dc.SetTextForeground(theme.faint);
  for (const double tick : axis.ticks()) {
    const int y = place_of(tick, axis, plot);
    const bool is_zero = std::abs(tick) < axis.step / 2;
    dc.SetPen(wxPen(is_zero ? theme.faint : theme.line, 1));
    dc.DrawLine(plot.x, y, plot.GetRight(), y);
    const wxString shown = label(tick);
    const wxSize size = dc.GetTextExtent(shown);
    dc.DrawText(shown, plot.x - size.x - window.FromDIP(6), y - size.y / 2);
  }
}

}  // namespace kibic::gui
