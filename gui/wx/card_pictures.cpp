#include "gui/wx/card_pictures.h"

#include <cairo.h>
#include <wx/bmpbndl.h>
#include <wx/dc.h>
#include <wx/graphics.h>
#include <wx/math.h>
#include <wx/window.h>

namespace kibic::gui {
namespace {

void paint_surface(cairo_t* cairo, cairo_surface_t* pixels, wxSize size, const wxRect& rect,
                   const wxColour& veil) {
  cairo_save(cairo);
  cairo_translate(cairo, rect.x, rect.y);
  if (size != rect.GetSize()) {
    cairo_scale(cairo, static_cast<double>(rect.width) / size.x,
                static_cast<double>(rect.height) / size.y);
  }
  cairo_set_source_surface(cairo, pixels, 0, 0);
  cairo_paint(cairo);
  if (veil.IsOk()) {
    cairo_set_source_rgba(cairo, veil.Red() / 255.0, veil.Green() / 255.0, veil.Blue() / 255.0,
                          veil.Alpha() / 255.0);
    cairo_mask_surface(cairo, pixels, 0, 0);
  }
  cairo_restore(cairo);
}

}  // namespace

CardPictures::Surface CardPictures::drawn(wxDC& dc, const wxWindow& window, const std::string& svg,
                                          wxSize size) const {
  if (svg.empty()) return {};
  const double scale = window.GetContentScaleFactor();
  const wxSize pixels(wxRound(size.x * scale), wxRound(size.y * scale));
  const wxBitmap bitmap = wxBitmapBundle::FromSVG(svg.c_str(), pixels).GetBitmap(pixels);
  auto* screen = static_cast<cairo_t*>(dc.GetHandle());
  if (!bitmap.IsOk() || screen == nullptr) return {};
  const std::shared_ptr<cairo_surface_t> surface(
      cairo_surface_create_similar(cairo_get_target(screen), CAIRO_CONTENT_COLOR_ALPHA, size.x,
                                   size.y),
      cairo_surface_destroy);
  const std::unique_ptr<cairo_t, decltype(&cairo_destroy)> cairo(cairo_create(surface.get()),
                                                                 cairo_destroy);
  const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::CreateFromNative(cairo.get()));
  gc->DrawBitmap(bitmap, 0, 0, size.x, size.y);
  gc->Flush();
  return {surface, size};
}

CardPictures::Drawn CardPictures::draw(wxDC& dc, const wxWindow& window, const std::string& game,
                                       const std::string& name, const wxRect& rect,
                                       const wxColour& veil, bool any_size_does) {
  auto& sizes = kept_[{game, name}];
  auto found = sizes.find(rect.width);
  bool is_exact = found != sizes.end();
  if (!is_exact) {
    const bool is_late = drawing_ > most_drawing;
    if (is_late && sizes.empty()) return Drawn::later;
    if (is_late || (any_size_does && !sizes.empty())) {
      found = std::prev(sizes.end());
    } else {
      const auto begin = Clock::now();
      found = sizes.emplace(rect.width, drawn(dc, window, svg_(game, name), rect.GetSize())).first;
      drawing_ += Clock::now() - begin;
      is_exact = true;
    }
  }
  const Surface& surface = found->second;
  if (surface.pixels == nullptr) return Drawn::missing;
  paint_surface(static_cast<cairo_t*>(dc.GetHandle()), surface.pixels.get(), surface.size, rect,
                veil);
  return is_exact ? Drawn::exact : Drawn::scaled;
}

}  // namespace kibic::gui
