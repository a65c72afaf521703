// What a painting really has to paint. The region that wxWidgets tells is the box around it.
#pragma once

#include <wx/gdicmn.h>

#include <vector>

class wxDC;

namespace kibic::gui {

class Exposed {
 public:
  Exposed() = default;
  // REQUIRES: the context paints the window, in an event of painting. `box` is what it told.
  Exposed(const wxDC& dc, const wxRect& box);

  bool meets(const wxRect& rect) const;

 private:
  std::vector<wxRect> rects_;
};

}  // namespace kibic::gui
