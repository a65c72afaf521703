// Pictures of pieces for one window, drawn from SVG once a size and kept: painting only copies
// them. A table shows pieces in few sizes at a time; when the window has changed, they are drawn
// anew.
#pragma once

#include <wx/bitmap.h>

#include <chrono>
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
    wxBitmap bitmap;         // not ok: there is no such picture, or not yet
    bool is_exact = true;    // has the size asked for
    bool is_missing = true;  // there is none by that name
  };
  // Large pictures of a whole pack take longer than one painting should: those that do not fit into
  // the time of one are left for the next.
  void begin_painting() { drawing_ = {}; }
  bool is_incomplete() const { return drawing_ > most_drawing; }

  // In the window's own units; crisp at its scale factor. With `any_size_does` one that is there is
  // taken in any size.
  Picture picture(const std::string& game, const std::string& name, wxSize size,
                  const wxWindow& window, bool any_size_does);

  void forget() { kept_.clear(); }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr Clock::duration most_drawing = std::chrono::milliseconds(30);

  Clock::duration drawing_ = {};  // time spent since the painting began
  PieceSvg svg_;
  std::map<std::pair<std::string, std::string>, std::map<int, wxBitmap>> kept_;  // by width
};

}  // namespace kibic::gui
