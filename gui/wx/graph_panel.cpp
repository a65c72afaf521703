#include "gui/wx/graph_panel.h"

#include <fmt/format.h>
#include <wx/dcbuffer.h>
#include <wx/dcmemory.h>
#include <wx/graphics.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

#include "gui/wx/fitted.h"
#include "gui/wx/mark_badge.h"
#include "gui/wx/words.h"

namespace kibic::gui {
namespace {

// Seats are told apart by the dash of their lines too.
constexpr std::array dashes{wxPENSTYLE_SOLID, wxPENSTYLE_SHORT_DASH, wxPENSTYLE_DOT_DASH,
                            wxPENSTYLE_LONG_DASH};

// The smallest of 1, 2, 5, 10, 20… that is not below `value`.
double round_up(double value) {
  double step = std::pow(10.0, std::floor(std::log10(value)));
  for (const double factor : {1.0, 2.0, 5.0, 10.0}) {
    if (factor * step >= value) return factor * step;
  }
  return 10 * step;
}

}  // namespace

GraphPanel::GraphPanel(wxWindow* parent)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
              wxFULL_REPAINT_ON_RESIZE | wxBORDER_NONE),
      theme_(current_theme()) {
  SetBackgroundStyle(wxBG_STYLE_PAINT);
  SetMinSize(FromDIP(wxSize(200, 90)));
  Bind(wxEVT_PAINT, [this](wxPaintEvent&) {
    wxAutoBufferedPaintDC dc(this);
    paint(dc);
  });
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    picture_ = wxNullBitmap;
    event.Skip();
  });
  Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
    const auto near = point_near(event.GetX());
    if (near && on_node) on_node(shown_.points[*near].node);
  });
  Bind(wxEVT_MOUSEWHEEL, [this](wxMouseEvent& event) {
    if (on_wheel) on_wheel(event.GetWheelRotation() > 0 ? -1 : 1);
  });
  Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
    theme_ = current_theme();
    picture_ = wxNullBitmap;
    Refresh();
    event.Skip();
  });
}

void GraphPanel::show(const View& view) {
  Shown next;
  std::optional<std::size_t> current;
  next.points = view.graph;
  next.unit = view.graph_unit;
  for (const SeatLine& seat : view.seats) next.names.push_back(seat.name);
  for (const EventRow& event : view.events) {
    if (event.is_current) current = event.node;
  }
  if (next == shown_ && current == current_) return;
  if (next != shown_) picture_ = wxNullBitmap;
  current_ = current;
  shown_ = std::move(next);
  Refresh();
}

wxRect GraphPanel::plot() const {
  const wxSize size = GetClientSize();
  const int left = FromDIP(52);
  const int top = GetCharHeight() + FromDIP(12);
  return {left, top, std::max(1, size.x - left - FromDIP(20)),
          std::max(1, size.y - top - FromDIP(14))};
}

double GraphPanel::highest() const {
  double most = 0;
  for (const GraphPoint& point : shown_.points) {
    for (const double loss : point.loss_by_seat) most = std::max(most, loss);
  }
  return most > 0 ? round_up(most) : 1;
}

wxPoint GraphPanel::at(double x, double loss) const {
  const wxRect area = plot();
  return {area.x + wxRound(x * area.width),
          area.y + area.height - wxRound(loss / highest() * area.height)};
}

std::optional<std::size_t> GraphPanel::point_near(int x) const {
  std::optional<std::size_t> near;
  for (std::size_t i = 0; i < shown_.points.size(); ++i) {
    const auto distance = [&](std::size_t point) {
      return std::abs(at(shown_.points[point].x, 0).x - x);
    };
    if (!near || distance(i) < distance(*near)) near = i;
  }
  return near;
}

void GraphPanel::paint(wxDC& dc) {
  if (!picture_.IsOk()) {
    const wxSize size = GetClientSize();
    picture_.CreateScaled(std::max(1, size.x), std::max(1, size.y), wxBITMAP_SCREEN_DEPTH,
                          GetContentScaleFactor());
    wxMemoryDC memory(picture_);
    memory.SetFont(scaled_font(*this, 0.92));
    paint_picture(memory);
  }
  dc.DrawBitmap(picture_, 0, 0);
  paint_current(dc);
}

void GraphPanel::paint_picture(wxDC& dc) const {
  dc.SetBackground(wxBrush(theme_.paper));
  dc.Clear();
  if (shown_.points.empty()) {
    dc.SetTextForeground(theme_.faint);
    dc.DrawLabel(words(KIBIC_TEXT("Losses appear here as the deal is analysed.")), GetClientSize(),
                 wxALIGN_CENTRE);
    return;
  }
  paint_axes(dc);
  if (const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::CreateFromUnknownDC(dc)); gc) {
    for (std::size_t seat = 0; seat < shown_.names.size(); ++seat) paint_line(*gc, seat);
  }
  for (const GraphPoint& point : shown_.points) paint_mark(dc, point);
  paint_legend(dc);
}

void GraphPanel::paint_axes(wxDC& dc) const {
  const wxRect area = plot();
  dc.SetTextForeground(theme_.faint);
  for (const double share : {0.0, 0.5, 1.0}) {
    const int y = at(0, share * highest()).y;
    dc.SetPen(wxPen(theme_.line, 1));
    dc.DrawLine(area.x, y, area.GetRight(), y);
    const wxString label = text(fmt::format("{:g}", share * highest()));
    const wxSize size = dc.GetTextExtent(label);
    dc.DrawText(label, area.x - size.x - FromDIP(6), y - size.y / 2);
  }
}

void GraphPanel::paint_current(wxDC& dc) const {
  for (const GraphPoint& point : shown_.points) {
    if (point.node != current_) continue;
    const int x = at(point.x, 0).x;
    dc.SetPen(wxPen(theme_.selection, FromDIP(2)));
    dc.DrawLine(x, plot().y, x, plot().GetBottom());
    paint_mark(dc, point);
  }
}

void GraphPanel::paint_line(wxGraphicsContext& gc, std::size_t seat) const {
  wxGraphicsPath path = gc.CreatePath();
  wxPoint before = at(0, 0);
  path.MoveToPoint(before.x, before.y);
  for (const GraphPoint& point : shown_.points) {
    if (seat >= point.loss_by_seat.size()) continue;
    const wxPoint here = at(point.x, point.loss_by_seat[seat]);
    path.AddLineToPoint(here.x, before.y);  // a loss is a step, not a slope
    path.AddLineToPoint(here.x, here.y);
    before = here;
  }
  gc.SetPen(
      wxPen(theme_.seats[seat % theme_.seats.size()], FromDIP(2), dashes[seat % dashes.size()]));
  gc.StrokePath(path);
}

void GraphPanel::paint_mark(wxDC& dc, const GraphPoint& point) const {
  const wxSize badge = badge_size(*this);
  const auto seat = static_cast<std::size_t>(std::max(0, point.seat));
  if (point.mark.empty() || seat >= point.loss_by_seat.size()) return;
  const wxPoint here = at(point.x, point.loss_by_seat[seat]);
  draw_badge(dc, wxRect(here - badge / 2, badge), point.mark, point.mark_class);
}

void GraphPanel::paint_legend(wxDC& dc) const {
  const int y = FromDIP(4);
  const int middle = y + dc.GetCharHeight() / 2;
  const int sample = FromDIP(26);
  const int gap = FromDIP(8);
  const wxRect area = plot();
  const wxString title = text(Message(KIBIC_TEXT("Lost by mistakes, in {0}"), shown_.unit));
  dc.SetTextForeground(theme_.ink);
  dc.DrawText(title, FromDIP(8), y);
  int x = FromDIP(8) + dc.GetTextExtent(title).x + 2 * gap;
  const auto count = static_cast<int>(std::max<std::size_t>(1, shown_.names.size()));
  const int share = (area.GetRight() - x) / count;  // of the width for each name
  for (std::size_t seat = 0; seat < shown_.names.size(); ++seat) {
    dc.SetPen(
        wxPen(theme_.seats[seat % theme_.seats.size()], FromDIP(2), dashes[seat % dashes.size()]));
    dc.DrawLine(x, middle, x + sample, middle);
    const wxString name =
        fitted(dc, text(shown_.names[seat]), std::max(1, share - sample - 3 * gap));
    dc.DrawText(name, x + sample + gap, y);
    x += sample + 3 * gap + dc.GetTextExtent(name).x;
  }
}

}  // namespace kibic::gui
