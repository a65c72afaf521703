// Pictures of pieces for one window, drawn from SVG once a size and kept: painting only copies
// them. A table shows pieces in few sizes at a time; when the window has changed, they are drawn
// anew.
#pragma once

#include <wx/colour.h>
#include <wx/gdicmn.h>

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>

class wxDC;
class wxWindow;
using cairo_surface_t = struct _cairo_surface;

namespace kibic::gui {

// The picture of a piece of a game by its name, as an SVG document; empty for a name that the game
// does not know.
using PieceSvg = std::function<std::string(const std::string& game, const std::string& name)>;

class CardPictures {
 public:
  explicit CardPictures(PieceSvg svg) : svg_(std::move(svg)) {}

  enum class Drawn {
    exact,    // in the size asked for
    scaled,   // from another size
    later,    // not at all: with the next painting
    missing,  // not at all: there is no picture by that name
  };
  // Large pictures of a whole pack take longer than one painting should: those that do not fit into
  // the time of one are left for the next.
  void begin_painting() { drawing_ = {}; }
  bool is_incomplete() const { return drawing_ > most_drawing; }

  // Crisp at the scale factor of the window, which the context paints. A colour that is ok lies
  // over the picture as a veil. With `any_size_does` a picture that is there is taken in any size.
  Drawn draw(wxDC& dc, const wxWindow& window, const std::string& game, const std::string& name,
             const wxRect& rect, const wxColour& veil, bool any_size_does);

  void forget() { kept_.clear(); }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr Clock::duration most_drawing = std::chrono::milliseconds(30);

  // Kept where the screen is, so that no copy carries the pixels there.
  struct Surface {
    std::shared_ptr<cairo_surface_t> pixels;  // null: there is no picture
    wxSize size;                              // in the window's own units
  };
  Surface drawn(wxDC& dc, const wxWindow& window, const std::string& svg, wxSize size) const;

  Clock::duration drawing_ = {};  // time spent since the painting began
  PieceSvg svg_;
  std::map<std::pair<std::string, std::string>, std::map<int, Surface>> kept_;  // by width
};

}  // namespace kibic::gui
