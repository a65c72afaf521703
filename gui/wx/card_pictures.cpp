#include "gui/wx/card_pictures.h"

#include <wx/bmpbndl.h>
#include <wx/math.h>
#include <wx/window.h>

namespace kibic::gui {

const wxBitmap& CardPictures::picture(const std::string& name, wxSize size,
                                      const wxWindow& window) {
  const double scale = window.GetContentScaleFactor();
  const wxSize pixels(wxRound(size.x * scale), wxRound(size.y * scale));
  if (const auto found = kept_.find({pixels.x, name}); found != kept_.end()) return found->second;
  wxBitmap bitmap = wxBitmapBundle::FromSVG(svg_(name).c_str(), pixels).GetBitmap(pixels);
  if (bitmap.IsOk()) bitmap.SetScaleFactor(scale);
  return kept_.emplace(std::pair(pixels.x, name), bitmap).first->second;
}

}  // namespace kibic::gui
