// Pictures of pieces for one window, drawn from SVG once a size and kept: painting only copies
// them. A table shows pieces in few sizes at a time; when the window has changed, they are drawn
// anew.
#pragma once

#include <wx/bitmap.h>

#include <functional>
#include <map>
#include <string>
#include <utility>

class wxWindow;

namespace kibic::gui {

// The picture of a piece of a game by its name, as an SVG document; empty for a name that the game
// does not know.
using PieceSvg = std::function<std::string(const std::string& game, const std::string& name)>;

class CardPictures {
 public:
  explicit CardPictures(PieceSvg svg) : svg_(std::move(svg)) {}

  struct Picture {
    wxBitmap bitmap;       // not ok: there is no such picture
    bool is_exact = true;  // has the size asked for
  };
  // In the window's own units; crisp at its scale factor. With `any_size_does` one that is there is
  // taken in any size.
  Picture picture(const std::string& game, const std::string& name, wxSize size,
                  const wxWindow& window, bool any_size_does);

  void forget() { kept_.clear(); }

 private:
  PieceSvg svg_;
  std::map<std::pair<std::string, std::string>, std::map<int, wxBitmap>> kept_;  // by width
};

}  // namespace kibic::gui
