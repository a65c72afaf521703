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
  if (const auto found = sizes.find(pixels.x); found != sizes.end()) {
    return {found->second, true, !found->second.IsOk()};
  }
  const bool is_late = drawing_ > most_drawing;
  if ((any_size_does || is_late) && !sizes.empty()) return {sizes.rbegin()->second, false, false};
  if (is_late) return {{}, false, false};
  const auto begin = Clock::now();
  const std::string svg = svg_(game, name);
  wxBitmap bitmap;
  if (!svg.empty()) {
    bitmap = wxBitmapBundle::FromSVG(svg.c_str(), pixels).GetBitmap(pixels);
    if (bitmap.IsOk()) bitmap.SetScaleFactor(scale);
  }
  drawing_ += Clock::now() - begin;
  sizes.emplace(pixels.x, bitmap);
  return {bitmap, true, !bitmap.IsOk()};
}

}  // namespace kibic::gui
