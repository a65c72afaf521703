#include "gui/wx/card_pictures.h"

#include <wx/bmpbndl.h>
#include <wx/math.h>
#include <wx/window.h>

namespace kibic::gui {

CardPictures::Picture CardPictures::picture(const std::string& game, const std::string& name,
                                            wxSize size, const wxWindow& window,
                                            bool any_size_does) {
  const double scale = window.GetContentScaleFactor();
  const wxSize pixels(wxRound(size.x * scale), wxRound(size.y * scale));
  auto& sizes = kept_[{game, name}];
  if (const auto found = sizes.find(pixels.x); found != sizes.end()) return {found->second, true};
  if (any_size_does && !sizes.empty()) return {sizes.rbegin()->second, false};
  const std::string svg = svg_(game, name);
  wxBitmap bitmap;
  if (!svg.empty()) {
    bitmap = wxBitmapBundle::FromSVG(svg.c_str(), pixels).GetBitmap(pixels);
    if (bitmap.IsOk()) bitmap.SetScaleFactor(scale);
  }
  return {sizes.emplace(pixels.x, bitmap).first->second, true};
}

}  // namespace kibic::gui
