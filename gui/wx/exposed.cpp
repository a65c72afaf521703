#include "gui/wx/exposed.h"

#include <cairo.h>
#include <wx/dc.h>

#include <algorithm>
#include <cmath>
#include <memory>

namespace kibic::gui {

Exposed::Exposed(const wxDC& dc, const wxRect& box) {
  auto* cairo = static_cast<cairo_t*>(dc.GetHandle());
  if (cairo == nullptr) {
    rects_.push_back(box);
    return;
  }
  const std::unique_ptr<cairo_rectangle_list_t, decltype(&cairo_rectangle_list_destroy)> list(
      cairo_copy_clip_rectangle_list(cairo), cairo_rectangle_list_destroy);
  if (list->status != CAIRO_STATUS_SUCCESS) {
    rects_.push_back(box);
    return;
  }
  for (int i = 0; i < list->num_rectangles; ++i) {
    const cairo_rectangle_t& one = list->rectangles[i];
    const wxPoint from(static_cast<int>(std::floor(one.x)), static_cast<int>(std::floor(one.y)));
    const wxPoint to(static_cast<int>(std::ceil(one.x + one.width)),
                     static_cast<int>(std::ceil(one.y + one.height)));
    rects_.emplace_back(from, wxSize(to.x - from.x, to.y - from.y));
  }
}

bool Exposed::meets(const wxRect& rect) const {
  return std::any_of(rects_.begin(), rects_.end(),
                     [&](const wxRect& one) { return one.Intersects(rect); });
}

}  // namespace kibic::gui
