// A picture of a position without a toolkit: zones with pieces, squares of a board, texts, buttons.
// The window, the printer and the SVG of a report draw the same scene, and know no game.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/message.h"

namespace kibic {

// Places and sizes are in units: a picture is 1000 of them high, and its origin is at the top left.
inline constexpr double scene_height = 1000;
inline constexpr double scene_card_width = 70;  // of cards at full size, where units may stretch
inline constexpr double scene_card_height = 112;

struct ScenePoint {
  double x = 0, y = 0;

  bool operator==(const ScenePoint&) const = default;
};

struct SceneArea {
  double x = 0, y = 0;  // centre
  double width = 0, height = 0;

  bool operator==(const SceneArea&) const = default;
};

struct ScenePiece {
  std::string name;     // in the notation of the game ("Xh"), as its art knows it; "??" is hidden
  double x = 0, y = 0;  // centre
  double width = 0, height = 0;
  bool is_dimmed = false;  // stands for a thing gone by: a played or discarded card
  bool is_marked = false;  // deserves attention: the card just played, the winning card
  int order = 0;           // 1, 2… for pieces laid one after another; 0: the order says nothing
  Message hint;            // what people call it: "srdcový svršek"; empty for a hidden card
  std::string square;      // on which it stands; a click on it is a click on that

  bool operator==(const ScenePiece&) const = default;
};

struct SceneText {
  Message text;
  double x = 0, y = 0;  // centre
  bool is_strong = false;
  double size = 0;  // height of the letters; 0: that of the other texts of the painter

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

// A field of a board.
struct SceneSquare {
  std::string id;  // what a click on it means, and where arrows lead: "e4"
  SceneArea area;
  bool is_dark = false;
  Message hint;  // what people call it

  bool operator==(const SceneSquare&) const = default;
};

struct SceneButton {
  std::string id;  // what a click on it means: "hit"
  Message text;
  std::string key;  // that does the same, for people: "H"; may be empty
  Message hint;
  SceneArea area;

  bool operator==(const SceneButton&) const = default;
};

struct Scene {
  double width = 1000;
  // Units are as wide as they are high, and pieces have the size they say. Otherwise the picture is
  // stretched to its place, and cards take the room that there is.
  bool is_rigid = false;
  std::vector<SceneSquare> squares;  // below all else
  std::vector<SceneZone> zones;
  std::vector<ScenePiece> pieces;  // in no zone
  std::vector<SceneText> texts;
  std::vector<SceneButton> buttons;
  // Room for what is told beside the picture: how it stands, and numbers about the position.
  std::optional<SceneArea> score;
  std::optional<SceneArea> numbers;

  bool operator==(const Scene&) const = default;
};

// What an arrow tells. Painters tell them apart by more than colour.
enum class ArrowKind { last, building, played, best, threat };

// From square to square over all squares between.
struct SceneArrow {
  ArrowKind kind = ArrowKind::last;
  std::vector<std::string> path;  // of squares; an unknown one is left out
  double strength = 1;            // 0…1, its width

  bool operator==(const SceneArrow&) const = default;
};

// Numbers about a position: values, chances.
struct SceneTableRow {
  std::vector<std::string> cells;  // ready for people
  bool is_strong = false;

  bool operator==(const SceneTableRow&) const = default;
};
struct SceneTable {
  Message title;
  std::vector<Message> heads;  // of columns; none: the table has no heads
  std::vector<SceneTableRow> rows;

  bool operator==(const SceneTable&) const = default;
};

// The centre of the square of that id; none if there is none.
std::optional<ScenePoint> centre_of(const Scene& scene, std::string_view square);
// The centres of the squares of a path.
std::vector<ScenePoint> points_of(const Scene& scene, const SceneArrow& arrow);
std::string_view name_of(ArrowKind kind);  // "best"
// In words of the user's language: "best line".
Message title_of(ArrowKind kind);

// Stable text of a scene, for golden files: a line for each thing in it.
std::string to_text(const Scene& scene);

}  // namespace kibic
