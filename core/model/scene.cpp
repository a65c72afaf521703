#include "core/model/scene.h"

#include <fmt/format.h>

namespace kibic {
namespace {

std::string place(double x, double y) {
  return fmt::format(" at {:g},{:g}", x, y);
}

std::string area(const SceneArea& area) {
  return place(area.x, area.y) + fmt::format(" size {:g}×{:g}", area.width, area.height);
}

std::string words(std::string_view label, const Message& message) {
  const std::string text = render(message);
  return text.empty() ? std::string() : fmt::format(" {} \"{}\"", label, text);
}

std::string line_of(const ScenePiece& piece) {
  std::string line = "piece " + piece.name + area({piece.x, piece.y, piece.width, piece.height});
  if (!piece.square.empty()) line += " on " + piece.square;
  if (piece.is_dimmed) line += " dimmed";
  if (piece.is_marked) line += " marked";
  if (piece.order > 0) line += fmt::format(" order {}", piece.order);
  return line + words("hint", piece.hint) + "\n";
}

std::string lines_of(const SceneZone& zone) {
  std::string text = "zone " + zone.id + area({zone.x, zone.y, zone.width, zone.height});
  if (zone.seat) text += fmt::format(" seat {}", *zone.seat);
  text += words("title", zone.title) + words("hint", zone.hint) + "\n";
  for (const ScenePiece& piece : zone.pieces) text += "  " + line_of(piece);
  return text;
}

}  // namespace

std::optional<ScenePoint> centre_of(const Scene& scene, std::string_view square) {
  for (const SceneSquare& one : scene.squares) {
    if (one.id == square) return ScenePoint{one.area.x, one.area.y};
  }
  return std::nullopt;
}

std::vector<ScenePoint> points_of(const Scene& scene, const SceneArrow& arrow) {
  std::vector<ScenePoint> points;
  for (const std::string& square : arrow.path) {
    if (const auto centre = centre_of(scene, square)) points.push_back(*centre);
  }
  return points;
}

std::string_view name_of(ArrowKind kind) {
  switch (kind) {
    case ArrowKind::last:
      return "last";
    case ArrowKind::building:
      return "building";
    case ArrowKind::played:
      return "played";
    case ArrowKind::best:
      return "best";
    case ArrowKind::threat:
      return "threat";
  }
  return "";
}

Message title_of(ArrowKind kind) {
  switch (kind) {
    case ArrowKind::last:
      return Message(KIBIC_TEXT("came last"));
    case ArrowKind::building:
      return Message(KIBIC_TEXT("under way"));
    case ArrowKind::played:
      return Message(KIBIC_TEXT("played"));
    case ArrowKind::best:
      return Message(KIBIC_TEXT("best"));
    case ArrowKind::threat:
      return Message(KIBIC_TEXT("threat"));
  }
  return {};
}

std::string to_text(const Scene& scene) {
  std::string text =
      fmt::format("scene {:g}×{:g}{}\n", scene.width, scene_height, scene.is_rigid ? " rigid" : "");
  for (const SceneSquare& square : scene.squares) {
    text += fmt::format("square {}{}{}{}\n", square.id, area(square.area),
                        square.is_dark ? " dark" : "", words("hint", square.hint));
  }
  for (const SceneZone& zone : scene.zones) text += lines_of(zone);
  for (const ScenePiece& piece : scene.pieces) text += line_of(piece);
  for (const SceneText& one : scene.texts) {
    text += "text" + place(one.x, one.y) + (one.is_strong ? " strong" : "");
    if (one.size > 0) text += fmt::format(" size {:g}", one.size);
    text += words("says", one.text) + "\n";
  }
  for (const SceneButton& button : scene.buttons) {
    text += "button " + button.id + area(button.area) + words("says", button.text);
    if (!button.key.empty()) text += " key " + button.key;
    text += words("hint", button.hint) + "\n";
  }
  if (scene.score) text += "score" + area(*scene.score) + "\n";
  if (scene.numbers) text += "numbers" + area(*scene.numbers) + "\n";
  return text;
}

}  // namespace kibic
