#include "gui/wx/session_panel.h"

#include <fmt/format.h>
#include <wx/dcbuffer.h>
#include <wx/graphics.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

#include "gui/wx/axis_painter.h"
#include "gui/wx/fitted.h"
#include "gui/wx/words.h"

namespace kibic::gui {
namespace {

// Lines are told apart by their seat_dashes too; a lone one is whole.
// More dots than that run together.
constexpr std::size_t most_dots = 60;

}  // namespace

SessionPanel::SessionPanel(wxWindow* parent)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
              wxFULL_REPAINT_ON_RESIZE | wxBORDER_NONE),
      theme_(current_theme()) {
  SetBackgroundStyle(wxBG_STYLE_PAINT);
  SetMinSize(FromDIP(wxSize(160, 90)));
  Bind(wxEVT_PAINT, [this](wxPaintEvent&) {
    wxAutoBufferedPaintDC dc(this);
    paint(dc);
  });
  Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
    const auto near = point_near(event.GetX());
    if (near && on_record) on_record(shown_.points[*near].spot[0], shown_.points[*near].spot[1]);
  });
  Bind(wxEVT_MOTION, &SessionPanel::on_pointer, this);
  Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
    theme_ = current_theme();
    Refresh();
    event.Skip();
  });
}

void SessionPanel::show(const View& view) {
  if (view.session == shown_) return;
  shown_ = view.session;
  Refresh();
}

// --- Places.

wxRect SessionPanel::plot() const {
  const wxSize size = GetClientSize();
  const int left = labels_width_ + FromDIP(16);
  const int top = GetCharHeight() + FromDIP(14);
  return {left, top, std::max(1, size.x - left - FromDIP(16)),
          std::max(1, size.y - top - FromDIP(12))};
}

int SessionPanel::x_of(std::size_t point) const {
  const wxRect area = plot();
  const double share = static_cast<double>(point) / static_cast<double>(shown_.points.size());
  return area.x + wxRound(share * area.width);
}

int SessionPanel::y_of(double value) const {
  return place_of(value, axis_, plot());
}

std::optional<std::size_t> SessionPanel::point_near(int x) const {
  std::optional<std::size_t> near;
  for (std::size_t i = 0; i < shown_.points.size(); ++i) {
    if (!near || std::abs(x_of(i + 1) - x) < std::abs(x_of(*near + 1) - x)) near = i;
  }
  return near;
}

// The topmost one names the unit.
wxString SessionPanel::label_of(double tick) const {
  const wxString number = text(fmt::format("{}{:g}", tick > 0 ? "+" : "", tick));
  return tick + axis_.step > axis_.high ? number + " " + text(shown_.unit) : number;
}

wxPen SessionPanel::pen_of(std::size_t line) const {
  return {theme_.seats[line % theme_.seats.size()], FromDIP(2),
          seat_dashes[line % seat_dashes.size()]};
}

// --- Painting.

void SessionPanel::paint(wxDC& dc) {
  dc.SetBackground(wxBrush(theme_.paper));
  dc.Clear();
  dc.SetFont(scaled_font(*this, 0.92));
  if (shown_.points.empty()) return;
  double low = 0;
  double high = 0;
  for (const SessionPoint& point : shown_.points) {
    for (const double value : point.values) {
      low = std::min(low, value);
      high = std::max(high, value);
    }
  }
  axis_ = axis_of(low, high, steps_in(plot(), *this));
  const auto label = [this](double tick) { return label_of(tick); };
  labels_width_ = widest_label(dc, axis_, label);
  paint_ticks(dc, *this, theme_, axis_, plot(), label);
  paint_place(dc);
  if (const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::CreateFromUnknownDC(dc)); gc) {
    for (std::size_t line = 0; line < shown_.names.size(); ++line) paint_line(*gc, line);
  }
  paint_legend(dc);
}

void SessionPanel::paint_line(wxGraphicsContext& gc, std::size_t line) const {
  wxGraphicsPath path = gc.CreatePath();
  path.MoveToPoint(x_of(0), y_of(0));
  for (std::size_t i = 0; i < shown_.points.size(); ++i) {
    path.AddLineToPoint(x_of(i + 1), y_of(shown_.points[i].values[line]));
  }
  gc.SetPen(pen_of(line));
  gc.StrokePath(path);
  if (shown_.points.size() > most_dots) return;
  const double radius = FromDIP(2);
  gc.SetPen(*wxTRANSPARENT_PEN);
  gc.SetBrush(wxBrush(pen_of(line).GetColour()));
  for (std::size_t i = 0; i < shown_.points.size(); ++i) {
    gc.DrawEllipse(x_of(i + 1) - radius, y_of(shown_.points[i].values[line]) - radius, 2 * radius,
                   2 * radius);
  }
}

void SessionPanel::paint_place(wxDC& dc) const {
  const wxRect area = plot();
  for (std::size_t i = 0; i < shown_.points.size(); ++i) {
    if (!shown_.points[i].is_current) continue;
    dc.SetPen(wxPen(theme_.bar_best, FromDIP(2)));
    dc.DrawLine(x_of(i + 1), area.y, x_of(i + 1), area.GetBottom());
  }
}

void SessionPanel::paint_legend(wxDC& dc) const {
  const int height = dc.GetCharHeight();
  const int sample = FromDIP(18);
  const int gap = FromDIP(6);
  int x = FromDIP(10);
  std::vector<int> widths;
  for (const std::string& name : shown_.names) widths.push_back(dc.GetTextExtent(text(name)).x);
  const int beside = (sample + 3 * gap) * static_cast<int>(widths.size());
  const int fair = fair_width(widths, GetClientSize().x - x - beside);
  dc.SetTextForeground(theme_.ink);
  for (std::size_t line = 0; line < shown_.names.size(); ++line) {
    dc.SetPen(pen_of(line));
    dc.DrawLine(x, FromDIP(5) + height / 2, x + sample, FromDIP(5) + height / 2);
    const wxString shown = fitted(dc, text(shown_.names[line]), fair);
    dc.DrawText(shown, x + sample + gap, FromDIP(5));
    x += sample + 3 * gap + dc.GetTextExtent(shown).x;
  }
}

// --- Pointer.

void SessionPanel::on_pointer(wxMouseEvent& event) {
  event.Skip();
  const auto near = point_near(event.GetX());
  const wxString tip = near ? text(shown_.points[*near].hint) : wxString();
  if (tip == tip_) return;
  tip_ = tip;
  tip.empty() ? UnsetToolTip() : SetToolTip(tip);
}

}  // namespace kibic::gui
