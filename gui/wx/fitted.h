// Text that has to fit.
#pragma once

#include <wx/control.h>
#include <wx/dc.h>

namespace kibic::gui {

// The string, cut with an ellipsis if it is wider than `width` in the font of the DC. Most strings
// are not, and asking that first is much cheaper than cutting.
inline wxString fitted(const wxDC& dc, const wxString& string, int width) {
  if (dc.GetTextExtent(string).x <= width) return string;
  return wxControl::Ellipsize(string, dc, wxELLIPSIZE_END, width);
}

}  // namespace kibic::gui
