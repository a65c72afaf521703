#include "gui/wx/mark_badge.h"

#include <wx/dc.h>
#include <wx/graphics.h>
#include <wx/window.h>

#include <memory>

#include "gui/wx/theme.h"
#include "gui/wx/words.h"

namespace kibic::gui {
namespace {

void add_polygon(wxGraphicsPath& path, const wxRect& r, std::initializer_list<wxPoint2DDouble> at) {
  bool is_first = true;
  for (const wxPoint2DDouble& point : at) {
    const double x = r.x + point.m_x * r.width;
    const double y = r.y + point.m_y * r.height;
    is_first ? path.MoveToPoint(x, y) : path.AddLineToPoint(x, y);
    is_first = false;
  }
  path.CloseSubpath();
}

void add_shape(wxGraphicsPath& path, const wxRect& r, MarkClass mark) {
  switch (mark) {
    case MarkClass::none:
    case MarkClass::good:
      path.AddRoundedRectangle(r.x, r.y, r.width, r.height, r.height / 2.0);
      return;
    case MarkClass::dubious:
      add_polygon(path, r, {{0.22, 0}, {0.78, 0}, {1, 0.5}, {0.78, 1}, {0.22, 1}, {0, 0.5}});
      return;
    case MarkClass::bad:
      path.AddRectangle(r.x, r.y, r.width, r.height);
      return;
    case MarkClass::very_bad:
      add_polygon(path, r, {{0, 0}, {1, 0}, {1, 0.72}, {0.5, 1.12}, {0, 0.72}});
      return;
  }
}

void draw_glyph(wxGraphicsContext& gc, wxFont font, const wxRect& rect, const std::string& glyph,
                const wxColour& colour) {
  font.SetPixelSize(wxSize(0, rect.height * 4 / 5));
  font.MakeBold();
  gc.SetFont(font, colour);
  double width = 0;
  double height = 0;
  gc.GetTextExtent(text(glyph), &width, &height);
  gc.DrawText(text(glyph), rect.x + (rect.width - width) / 2, rect.y + (rect.height - height) / 2);
}

}  // namespace

wxSize badge_size(const wxWindow& window) {
  return window.FromDIP(wxSize(26, 16));
}

void draw_badge(wxDC& dc, const wxRect& rect, const std::string& glyph, MarkClass mark) {
  if (glyph.empty()) return;
  const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::CreateFromUnknownDC(dc));
  if (!gc) return;
  const MarkColours colours = colours_of(mark);
  wxGraphicsPath path = gc->CreatePath();
  add_shape(path, rect, mark);
  gc->SetBrush(wxBrush(colours.fill));
  gc->SetPen(*wxTRANSPARENT_PEN);
  gc->FillPath(path);

  draw_glyph(*gc, dc.GetFont(), rect, glyph, colours.letter);
}

void draw_own_badge(wxDC& dc, const wxRect& rect, const std::string& glyph, MarkClass mark,
                    const wxColour& ink) {
  if (glyph.empty()) return;
  const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::CreateFromUnknownDC(dc));
  if (!gc) return;
  wxRect inner = rect;
  inner.Deflate(1);
  wxGraphicsPath path = gc->CreatePath();
  add_shape(path, inner, mark);
  gc->SetPen(gc->CreatePen(wxGraphicsPenInfo(ink).Width(1.3)));
  gc->StrokePath(path);
  draw_glyph(*gc, dc.GetFont(), inner, glyph, ink);
}

}  // namespace kibic::gui
