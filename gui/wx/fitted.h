// Text that has to fit.
#pragma once

#include <wx/control.h>
#include <wx/dc.h>

#include <algorithm>
#include <vector>

namespace kibic::gui {

// The string, cut with an ellipsis if it is wider than `width` in the font of the DC. Most strings
// are not, and asking that first is much cheaper than cutting.
inline wxString fitted(const wxDC& dc, const wxString& string, int width) {
  if (dc.GetTextExtent(string).x <= width) return string;
  return wxControl::Ellipsize(string, dc, wxELLIPSIZE_END, width);
}

// Parts with ", " between them, as many as fit: never cut within one, where half a number would be
// another number.
inline wxString whole_parts(const wxDC& dc, wxString string, int width) {
  if (dc.GetTextExtent(string).x <= width) return string;
  while (string.Find(", ") != wxNOT_FOUND) {
    string = string.BeforeLast(',');
    if (dc.GetTextExtent(string + ", …").x <= width) return string + ", …";
  }
  return fitted(dc, string, width);
}

// The width that each of several things may have so that all of them fit: what short ones leave
// goes to the long ones.
inline int fair_width(std::vector<int> widths, int all) {
  std::sort(widths.begin(), widths.end());
  auto left = static_cast<int>(widths.size());
  for (const int width : widths) {
    if (width * left > all) return std::max(1, all / left);
    all -= width;
    --left;
  }
  return widths.empty() ? std::max(1, all) : widths.back();
}

}  // namespace kibic::gui
