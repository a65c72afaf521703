#include "gui/wx/board_painter.h"

#include <wx/dc.h>
#include <wx/graphics.h>
#include <wx/window.h>

#include <algorithm>
#include <array>
#include <memory>

#include "gui/wx/fitted.h"
#include "gui/wx/words.h"

namespace kibic::gui {
namespace {

constexpr unsigned char arrow_alpha = 215;  // of 255: what is below stays readable

wxColour colour_of(const Theme& theme, ArrowKind kind) {
  const wxColour& plain = theme.arrows[static_cast<std::size_t>(kind)];
  return {plain.Red(), plain.Green(), plain.Blue(), arrow_alpha};
}

// In widths of the pen. Round ends make each dash one longer and each gap one shorter.
constexpr std::array<wxDash, 2> dots{1, 3};
constexpr std::array<wxDash, 2> dashes{4, 3};

// Told apart without colours: what is best is whole, what was played dotted, a threat dashed.
wxGraphicsPenInfo pen_of(const Theme& theme, ArrowKind kind, double width) {
  wxGraphicsPenInfo pen(colour_of(theme, kind), width);
  pen.Cap(wxCAP_ROUND).Join(wxJOIN_ROUND);
  if (kind == ArrowKind::played) pen.Style(wxPENSTYLE_USER_DASH).Dashes(2, dots.data());
  if (kind == ArrowKind::threat) pen.Style(wxPENSTYLE_USER_DASH).Dashes(2, dashes.data());
  return pen;
}

// A way through the points with a head at its end.
void draw_arrow(wxGraphicsContext& gc, const Theme& theme, ArrowKind kind,
                const std::vector<wxPoint2DDouble>& points, double width) {
  const wxPoint2DDouble end = points.back();
  const wxPoint2DDouble before = points[points.size() - 2];
  const double length = end.GetDistance(before);
  if (length < 1) return;
  const double head = std::min(length, 3.2 * width);
  const wxPoint2DDouble along = (end - before) / length;
  const wxPoint2DDouble across(-along.m_y, along.m_x);
  const wxPoint2DDouble neck = end - along * head;
  wxGraphicsPath way = gc.CreatePath();
  way.MoveToPoint(points.front());
  for (std::size_t i = 1; i + 1 < points.size(); ++i) way.AddLineToPoint(points[i]);
  way.AddLineToPoint(neck);
  gc.SetPen(gc.CreatePen(pen_of(theme, kind, width)));
  gc.SetBrush(wxNullBrush);
  gc.StrokePath(way);
  wxGraphicsPath tip = gc.CreatePath();
  tip.MoveToPoint(end);
  tip.AddLineToPoint(neck + across * (head * 0.6));
  tip.AddLineToPoint(neck - across * (head * 0.6));
  tip.CloseSubpath();
  gc.SetPen(wxNullPen);
  gc.SetBrush(wxBrush(colour_of(theme, kind)));
  gc.FillPath(tip);
}

}  // namespace

void paint_squares(wxDC& dc, const Theme& theme, const ScenePlace& place,
                   const std::vector<SceneSquare>& squares) {
  if (squares.empty()) return;
  dc.SetPen(*wxTRANSPARENT_PEN);
  for (const SceneSquare& square : squares) {
    dc.SetBrush(wxBrush(square.is_dark ? theme.square_dark : theme.square_light));
    dc.DrawRectangle(place.rect(square.area));
  }
}

void paint_square_mark(wxDC& dc, const Theme& theme, const wxRect& square, SquareMark mark,
                       bool is_taken) {
  const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::CreateFromUnknownDC(dc));
  const wxColour& accent = theme.arrows[static_cast<std::size_t>(ArrowKind::building)];
  const double width = square.width;
  const double thick = std::max(1.5, mark == SquareMark::may_begin ? width / 32 : width / 14);
  if (mark == SquareMark::target && !is_taken) {
    const double size = width * 0.3;
    gc->SetPen(wxNullPen);
    gc->SetBrush(wxBrush(accent));
    gc->DrawEllipse(square.x + (width - size) / 2, square.y + (width - size) / 2, size, size);
    return;
  }
  gc->SetBrush(wxNullBrush);
  gc->SetPen(gc->CreatePen(wxGraphicsPenInfo(accent, thick)));
  const double inset = thick / 2 + 1;
  gc->DrawRoundedRectangle(square.x + inset, square.y + inset, width - 2 * inset,
                           square.height - 2 * inset, width / 10);
}

void paint_arrows(wxDC& dc, const Theme& theme, const ScenePlace& place, const Scene& scene,
                  const std::vector<SceneArrow>& arrows) {
  if (arrows.empty() || scene.squares.empty()) return;
  const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::CreateFromUnknownDC(dc));
  const double square = place.rect(scene.squares.front().area).width;
  for (const SceneArrow& arrow : arrows) {
    std::vector<wxPoint2DDouble> points;
    for (const ScenePoint& point : points_of(scene, arrow)) {
      points.emplace_back(place.at(point.x, point.y));
    }
    if (points.size() < 2) continue;
    const double share = 0.06 + 0.04 * std::clamp(arrow.strength, 0.0, 1.0);
    draw_arrow(*gc, theme, arrow.kind, points, std::max(2.0, square * share));
  }
}

int paint_arrow_key(wxDC& dc, const wxWindow& window, const Theme& theme,
                    const std::vector<SceneArrow>& arrows, const wxRect& space) {
  std::vector<ArrowKind> kinds;
  for (const SceneArrow& arrow : arrows) {
    if (std::find(kinds.begin(), kinds.end(), arrow.kind) == kinds.end()) {
      kinds.push_back(arrow.kind);
    }
  }
  dc.SetFont(scaled_font(window, 0.92));
  dc.SetTextForeground(theme.felt_text);
  const int line = window.GetCharHeight() + window.FromDIP(3);
  const int sample = window.FromDIP(44);
  const int gap = window.FromDIP(8);
  int y = space.y;
  for (const ArrowKind kind : kinds) {
    if (y + line > space.GetBottom() + 1) break;
    // On the colour of the board, where the arrows are.
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(wxBrush(theme.square_light));
    dc.DrawRoundedRectangle(space.x, y, sample, line - window.FromDIP(3), window.FromDIP(3));
    const double middle = y + (line - window.FromDIP(3)) / 2.0;
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::CreateFromUnknownDC(dc));
    const auto edge = static_cast<double>(window.FromDIP(5));
    draw_arrow(*gc, theme, kind, {{space.x + edge, middle}, {space.x + sample - edge, middle}},
               window.FromDIP(4));
    const wxString title = text(title_of(kind));
    const int room = space.width - sample - gap;
    dc.DrawText(fitted(dc, title, room), space.x + sample + gap, y);
    y += line;
  }
  return y - space.y;
}

}  // namespace kibic::gui
