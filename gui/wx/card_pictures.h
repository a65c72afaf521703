// Pictures of cards for one window, drawn from SVG once a size and kept: painting only copies them.
// A table shows cards in few sizes at a time; when the window changes, they are drawn anew.
#pragma once

#include <wx/bitmap.h>

#include <functional>
#include <map>
#include <string>
#include <utility>

class wxWindow;

namespace kibic::gui {

// The picture of a piece by its name, as an SVG document; of the back for a name it does not know.
using PieceSvg = std::function<std::string(const std::string& name)>;

class CardPictures {
 public:
  explicit CardPictures(PieceSvg svg) : svg_(std::move(svg)) {}

  // In the window's own units; crisp at its scale factor.
  const wxBitmap& picture(const std::string& name, wxSize size, const wxWindow& window);

  void forget() { kept_.clear(); }

 private:
  PieceSvg svg_;
  std::map<std::pair<int, std::string>, wxBitmap> kept_;  // by width in pixels and name
};

}  // namespace kibic::gui
