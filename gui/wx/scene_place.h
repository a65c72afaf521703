// From units of a scene to those of the window that paints it.
#pragma once

#include <wx/gdicmn.h>

#include "core/model/scene.h"

namespace kibic::gui {

class ScenePlace {
 public:
  ScenePlace() = default;
  // Below a strip of the window that is `top` high.
  ScenePlace(const Scene& scene, wxSize window, int top);

  wxPoint at(double x, double y) const;
  wxRect rect(const SceneArea& area) const;
  wxRect piece_rect(const ScenePiece& piece) const;
  // Of a card as games place them; `scale` is to their full size.
  wxSize card_size(double scale = 1) const;
  int length(double units) const;  // along x
  bool is_rigid() const { return is_rigid_; }

  bool operator==(const ScenePlace&) const = default;

 private:
  bool is_rigid_ = false;
  double left_ = 0, top_ = 0;
  double across_ = 1, down_ = 1;  // units of the window for one of the scene
};

}  // namespace kibic::gui
