#include "gui/wx/graph_panel.h"

#include <fmt/format.h>
#include <wx/dcbuffer.h>
#include <wx/dcmemory.h>
#include <wx/graphics.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <numeric>

#include "gui/wx/axis_painter.h"
#include "gui/wx/fitted.h"
#include "gui/wx/mark_badge.h"
#include "gui/wx/words.h"

namespace kibic::gui {
namespace {

constexpr unsigned char band_alpha = 150;  // of 255

wxColour faded(const wxColour& colour, unsigned char alpha) {
  return {colour.Red(), colour.Green(), colour.Blue(), alpha};
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
  Bind(wxEVT_MOTION, &GraphPanel::on_pointer, this);
  Bind(wxEVT_LEAVE_WINDOW, &GraphPanel::on_pointer, this);
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
  next.whose = view.graph_whose;
  next.lost = view.lost;
  for (const EventRow& event : view.events) {
    if (event.is_current) current = event.node;
  }
  if (next == shown_ && current == current_) return;
  if (next != shown_) {
    picture_ = wxNullBitmap;
    hovered_.reset();
  }
  current_ = current;
  shown_ = std::move(next);
  Refresh();
}

// --- Places.

wxRect GraphPanel::plot() const {
  const wxSize size = GetClientSize();
  const int left = labels_width_ + FromDIP(16);
  const int top = GetCharHeight() + FromDIP(14);
  return {left, top, std::max(1, size.x - left - FromDIP(20)),
          std::max(1, size.y - top - FromDIP(12))};
}

int GraphPanel::y_of(double value) const {
  return place_of(value, axis_, plot());
}

int GraphPanel::x_of(const GraphPoint& point) const {
  const wxRect area = plot();
  return area.x + wxRound(point.x * area.width);
}

std::optional<std::size_t> GraphPanel::point_near(int x) const {
  std::optional<std::size_t> near;
  for (std::size_t i = 0; i < shown_.points.size(); ++i) {
    const auto distance = [&](std::size_t point) {
      return std::abs(x_of(shown_.points[point]) - x);
    };
    if (!near || distance(i) < distance(*near)) near = i;
  }
  return near;
}

Axis GraphPanel::axis_of_points() const {
  double low = 0;
  double high = 0;
  const auto take = [&](double value) {
    low = std::min(low, value);
    high = std::max(high, value);
  };
  for (const GraphPoint& point : shown_.points) {
    if (point.value) {
      take(point.interval[0]);
      take(point.interval[1]);
      take(*point.value);
    }
    if (point.played) take(*point.played);
    for (const double loss : point.loss_by_seat) take(loss);
  }
  return axis_of(low, high, steps_in(plot(), *this));
}

// The topmost one names the unit.
wxString GraphPanel::label_of(double tick) const {
  const wxString number = text(fmt::format("{:g}", tick));
  const bool is_top = tick + axis_.step > axis_.high;
  return is_top ? number + " " + text(shown_.unit) : number;
}

wxPen GraphPanel::pen_of_seat(int which, int width) const {
  const auto seat = static_cast<std::size_t>(which);
  return {theme_.seats[seat % theme_.seats.size()], FromDIP(width),
          seat_dashes[seat % seat_dashes.size()]};
}

bool GraphPanel::has_judged() const {
  return std::any_of(shown_.points.begin(), shown_.points.end(),
                     [](const GraphPoint& point) { return point.seat >= 0; });
}

// --- Painting.

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
  if (!has_judged()) return;
  if (hovered_) paint_place(dc, *hovered_, wxPen(theme_.faint, 1, wxPENSTYLE_DOT));
  for (std::size_t i = 0; i < shown_.points.size(); ++i) {
    if (shown_.points[i].node == current_) {
      paint_place(dc, i, wxPen(theme_.bar_best, FromDIP(2)));
    }
  }
}

void GraphPanel::paint_picture(wxDC& dc) {
  dc.SetBackground(wxBrush(theme_.paper));
  dc.Clear();
  legend_.clear();
  if (!has_judged()) {
    dc.SetTextForeground(theme_.faint);
    const char* const why = shown_.points.empty()
                                ? KIBIC_TEXT("The value appears here as the play is analysed.")
                                : KIBIC_TEXT("No decision of this seat was judged.");
    dc.DrawLabel(fitted(dc, words(why), GetClientSize().x), GetClientSize(), wxALIGN_CENTRE);
    return;
  }
  axis_ = axis_of_points();
  const auto label = [this](double tick) { return label_of(tick); };
  labels_width_ = widest_label(dc, axis_, label);
  paint_ticks(dc, *this, theme_, axis_, plot(), label);
  if (const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::CreateFromUnknownDC(dc)); gc) {
    paint_band(*gc);
    for (const LossLine& line : shown_.lost) paint_losses(*gc, line.seat);
    paint_value(*gc);
  }
  for (const GraphPoint& point : shown_.points) paint_drop(dc, point);
  for (const GraphPoint& point : shown_.points) paint_mark(dc, point);
  paint_legend(dc);
}

// Between the ends of the intervals, there and back.
void GraphPanel::paint_band(wxGraphicsContext& gc) const {
  wxGraphicsPath path = gc.CreatePath();
  bool has_start = false;
  const auto go_to = [&](const GraphPoint& point, double value) {
    if (has_start) {
      path.AddLineToPoint(x_of(point), y_of(value));
    } else {
      path.MoveToPoint(x_of(point), y_of(value));
    }
    has_start = true;
  };
  for (const GraphPoint& point : shown_.points) {
    if (point.value) go_to(point, point.interval[1]);
  }
  for (std::size_t i = shown_.points.size(); i-- > 0;) {
    const GraphPoint& point = shown_.points[i];
    if (point.value) go_to(point, point.interval[0]);
  }
  if (!has_start) return;
  path.CloseSubpath();
  gc.SetPen(*wxTRANSPARENT_PEN);
  gc.SetBrush(wxBrush(faded(theme_.bar, band_alpha)));
  gc.FillPath(path);
}

void GraphPanel::paint_value(wxGraphicsContext& gc) const {
  const double radius = FromDIP(2);
  wxGraphicsPath line = gc.CreatePath();
  wxGraphicsPath dots = gc.CreatePath();
  bool has_start = false;
  for (const GraphPoint& point : shown_.points) {
    if (!point.value) continue;
    const double x = x_of(point);
    const double y = y_of(*point.value);
    if (has_start) {
      line.AddLineToPoint(x, y);
    } else {
      line.MoveToPoint(x, y);
    }
    has_start = true;
    dots.AddCircle(x, y, radius);
  }
  gc.SetPen(wxPen(theme_.ink, FromDIP(2)));
  gc.StrokePath(line);
  gc.SetPen(*wxTRANSPARENT_PEN);
  gc.SetBrush(wxBrush(theme_.ink));
  gc.FillPath(dots);
}

// What the seat has lost so far, from its first loss on: a loss is a step, not a slope.
void GraphPanel::paint_losses(wxGraphicsContext& gc, int which) const {
  const auto seat = static_cast<std::size_t>(which);
  wxGraphicsPath path = gc.CreatePath();
  double before = 0;
  for (const GraphPoint& point : shown_.points) {
    if (seat >= point.loss_by_seat.size()) return;
    const double lost = point.loss_by_seat[seat];
    if (lost <= 0) continue;
    const int x = x_of(point);
    if (before <= 0) path.MoveToPoint(x, y_of(0));
    path.AddLineToPoint(x, y_of(before));
    path.AddLineToPoint(x, y_of(lost));
    before = lost;
  }
  gc.SetPen(pen_of_seat(which, 1));
  gc.StrokePath(path);
}

// From what the deal was worth to what it was worth after the mistake.
void GraphPanel::paint_drop(wxDC& dc, const GraphPoint& point) const {
  if (!point.value || !point.played || point.loss <= 0 || point.seat < 0) return;
  const int from = y_of(*point.value);
  const int to = y_of(*point.played);
  if (std::abs(from - to) < 2) return;
  const wxColour& colour = theme_.seats[static_cast<std::size_t>(point.seat) % theme_.seats.size()];
  dc.SetPen(wxPen(colour, FromDIP(4)));
  dc.DrawLine(x_of(point), from, x_of(point), to);
}

void GraphPanel::paint_mark(wxDC& dc, const GraphPoint& point) const {
  if (point.mark.empty()) return;
  const wxSize badge = badge_size(*this);
  const double value = point.played.value_or(point.value.value_or(0));
  const wxRect area = plot();
  const int y = std::clamp(y_of(value), area.y, area.GetBottom());
  draw_badge(dc, wxRect(wxPoint(x_of(point), y) - badge / 2, badge), point.mark, point.mark_class);
}

void GraphPanel::paint_place(wxDC& dc, std::size_t point, const wxPen& pen) const {
  if (point >= shown_.points.size()) return;
  const int x = x_of(shown_.points[point]);
  dc.SetPen(pen);
  dc.DrawLine(x, plot().y, x, plot().GetBottom());
  paint_mark(dc, shown_.points[point]);
}

// Whose value the line is, then what each seat has lost.
std::vector<GraphPanel::Entry> GraphPanel::legend_entries() const {
  std::vector<Entry> entries{
      {text(Message(KIBIC_TEXT("Value for {0}"), shown_.whose)), text(shown_.whose),
       text(Message(KIBIC_TEXT("What the deal is worth to {0} if all goes on as well as it can, in "
                               "{1}; with 95 % certainty it lies within the band."),
                    shown_.whose, shown_.unit))}};
  for (const LossLine& line : shown_.lost) {
    entries.push_back({text(line.shortly), text(line.shortest), text(line.hint)});
  }
  return entries;
}

void GraphPanel::paint_legend(wxDC& dc) {
  const int y = FromDIP(5);
  const int height = dc.GetCharHeight();
  const int sample = FromDIP(24);
  const int gap = FromDIP(8);
  int x = FromDIP(10);
  std::vector<Entry> entries = legend_entries();
  const int room = GetClientSize().x - x - (sample + 3 * gap) * static_cast<int>(entries.size());
  const auto widths_of = [&] {
    std::vector<int> widths;
    for (const Entry& entry : entries) widths.push_back(dc.GetTextExtent(entry.shown).x);
    return widths;
  };
  std::vector<int> widths = widths_of();
  if (std::accumulate(widths.begin(), widths.end(), 0) > room) {
    for (Entry& entry : entries) entry.shown = entry.shortest;
    widths = widths_of();
  }
  const int fair = fair_width(widths, room);
  dc.SetTextForeground(theme_.ink);
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (i == 0) {
      dc.SetPen(*wxTRANSPARENT_PEN);
      dc.SetBrush(wxBrush(theme_.bar));
      dc.DrawRectangle(x, y + height / 4, sample, height / 2);
    }
    dc.SetPen(i == 0 ? wxPen(theme_.ink, FromDIP(2)) : pen_of_seat(shown_.lost[i - 1].seat, 2));
    dc.DrawLine(x, y + height / 2, x + sample, y + height / 2);
    const wxString shown = fitted(dc, entries[i].shown, fair);
    dc.DrawText(shown, x + sample + gap, y);
    const int width = sample + gap + dc.GetTextExtent(shown).x;
    legend_.push_back({{x, y, width, height}, entries[i].hint});
    x += width + 2 * gap;
  }
}

// --- Pointer.

wxString GraphPanel::tip_at(wxPoint place) const {
  for (const Key& key : legend_) {
    if (key.rect.Contains(place)) return key.text;
  }
  const auto near = point_near(place.x);
  return near && place.y >= plot().y ? text(shown_.points[*near].hint) : wxString();
}

void GraphPanel::on_pointer(wxMouseEvent& event) {
  event.Skip();
  const bool is_here = !event.Leaving() && has_judged();
  const wxString tip = is_here ? tip_at(event.GetPosition()) : wxString();
  if (tip != shown_tip_) {
    shown_tip_ = tip;
    if (tip.empty()) {
      UnsetToolTip();
    } else {
      SetToolTip(tip);
    }
  }
  const bool is_in_plot = is_here && event.GetY() >= plot().y;
  const auto near = is_in_plot ? point_near(event.GetX()) : std::nullopt;
  if (near == hovered_) return;
  hovered_ = near;
  Refresh();
}

}  // namespace kibic::gui
