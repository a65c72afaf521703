// A picture of a position without a toolkit: zones with pieces, texts and arrows. The window, the
// printer and the SVG of a report draw the same scene.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/message.h"

namespace kibic {

// Places and sizes are in a square of 1000 × 1000 units with its origin at the top left; painters
// scale it to what they have.
inline constexpr double scene_card_width = 70;  // of cards at full size
inline constexpr double scene_card_height = 112;

struct ScenePiece {
  std::string name;     // in the notation of the game ("Xh"); "??" is a hidden card
  double x = 0, y = 0;  // centre
  double width = 0, height = 0;
  bool is_dimmed = false;  // stands for a thing gone by: a played or discarded card
  bool is_marked = false;  // deserves attention: the card just played, the winning card
  int order = 0;           // 1, 2… for pieces laid one after another; 0: the order says nothing
  Message hint;            // what people call it: "srdcový svršek"; empty for a hidden card

  bool operator==(const ScenePiece&) const = default;
};

struct SceneText {
  Message text;
  double x = 0, y = 0;  // centre
  bool is_strong = false;

  bool operator==(const SceneText&) const = default;
};

struct SceneZone {
  std::string id;           // stable: "hand-0", "trick", "talon"
  std::optional<int> seat;  // whose it is
  Message title;
  Message hint;  // more about it, where there is more to say
  double x = 0, y = 0, width = 0, height = 0;
  std::vector<ScenePiece> pieces;

  bool operator==(const SceneZone&) const = default;
};

struct Scene {
  std::vector<SceneZone> zones;
  std::vector<SceneText> texts;

  bool operator==(const Scene&) const = default;
};

}  // namespace kibic
