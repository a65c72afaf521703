#include "gui/wx/scene_place.h"

#include <wx/math.h>

#include <algorithm>

namespace kibic::gui {
namespace {

// Of the cards as they are drawn: 100 × 150.
constexpr double card_ratio = 1.5;
// Hands laid out over a very wide window would fall apart; at this width, of the height, a row of
// cards just closes up.
constexpr double widest = 1.35;

}  // namespace

ScenePlace::ScenePlace(const Scene& scene, wxSize window, int top) : is_rigid_(scene.is_rigid) {
  const double height = std::max(1, window.y - top);
  down_ = height / scene_height;
  across_ = std::min<double>(window.x, widest * height) / scene.width;
  if (is_rigid_) across_ = down_ = std::min(down_, window.x / scene.width);
  left_ = (window.x - across_ * scene.width) / 2;
  top_ = top + (height - down_ * scene_height) / 2;
}

wxPoint ScenePlace::at(double x, double y) const {
  return {wxRound(left_ + x * across_), wxRound(top_ + y * down_)};
}

wxRect ScenePlace::rect(const SceneArea& area) const {
  const wxPoint low = at(area.x - area.width / 2, area.y - area.height / 2);
  const wxPoint high = at(area.x + area.width / 2, area.y + area.height / 2);
  return {low.x, low.y, high.x - low.x, high.y - low.y};
}

wxRect ScenePlace::piece_rect(const ScenePiece& piece) const {
  if (is_rigid_) return rect({piece.x, piece.y, piece.width, piece.height});
  const wxSize size = card_size(piece.width / scene_card_width);
  return {at(piece.x, piece.y) - size / 2, size};
}

wxSize ScenePlace::card_size(double scale) const {
  if (is_rigid_) {
    return {length(scale * scene_card_width), length(scale * scene_card_height)};
  }
  // Games place them as if they were 70 × 112 units; there is room for more, and they may overlap.
  const double height = scale * std::min(145 * down_, 100 * across_ * card_ratio);
  return {std::max(8, wxRound(height / card_ratio)), std::max(12, wxRound(height))};
}

int ScenePlace::length(double units) const {
  return wxRound(units * across_);
}

}  // namespace kibic::gui
