#include "analyzer/report/scene_svg.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "analyzer/report/amounts.h"
#include "core/base/text.h"

namespace kibic::html {
namespace {

constexpr double title_size = 26;
constexpr double text_size = 30;

std::string shown(const Message& message) {
  return escaped_markup(safe_text(render(message)));
}

std::string rect(std::string_view classes, const SceneArea& area, double round,
                 std::string_view title) {
  const std::string tip = title.empty() ? "" : fmt::format("<title>{}</title>", title);
  return fmt::format(R"(<rect class="{}" x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}" )"
                     R"(rx="{:.1f}">{}</rect>)",
                     classes, area.x - area.width / 2, area.y - area.height / 2, area.width,
                     area.height, round, tip);
}

std::string text_at(double x, double y, double size, std::string_view classes,
                    const std::string& text) {
  return fmt::format(R"(<text class="{}" x="{:.1f}" y="{:.1f}" font-size="{:g}">{}</text>)",
                     classes, x, y + size * 0.35, size, text);
}

std::string piece_markup(const GamePieces& pieces, const ScenePiece& piece) {
  const SceneArea area{piece.x, piece.y, piece.width, piece.height};
  const std::string title = shown(piece.hint);
  std::string markup;
  if (const auto use = pieces.use(piece.name)) {
    markup =
        fmt::format(R"(<use href="{}" x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}"{}>)"
                    R"(<title>{}</title></use>)",
                    use->href, piece.x - piece.width / 2, piece.y - piece.height / 2, piece.width,
                    piece.height, piece.is_dimmed ? R"( opacity="0.5")" : "", title);
  } else {
    markup = rect("zone", area, 8, title) + text_at(piece.x, piece.y,
                                                    std::min(text_size, piece.height / 2), "strong",
                                                    escaped_markup(piece.name));
  }
  if (piece.is_marked) markup += rect("marked", area, piece.width * 0.08, "");
  return markup;
}

// The title of a seat stands towards the middle of the table, that of other zones above.
std::string zone_markup(const GamePieces& pieces, const SceneZone& zone) {
  const bool is_below = zone.seat && zone.y < scene_height / 2;
  const double reach = zone.height / 2 + title_size * 0.8;
  std::string markup;
  if (!zone.seat) markup += rect("zone", {zone.x, zone.y, zone.width, zone.height}, 8, "");
  const std::string title = shown(zone.title);
  if (!title.empty()) {
    markup += text_at(zone.x, zone.y + (is_below ? reach : -reach), title_size,
                      zone.seat ? "strong" : "", title);
  }
  for (const ScenePiece& piece : zone.pieces) markup += piece_markup(pieces, piece);
  return markup;
}

// A line through the points that ends in a head.
std::string arrow_markup(const Scene& scene, const SceneArrow& arrow) {
  const std::vector<ScenePoint> points = points_of(scene, arrow);
  if (points.size() < 2) return {};
  const ScenePoint& end = points.back();
  const ScenePoint& before = points[points.size() - 2];
  const double length = std::hypot(end.x - before.x, end.y - before.y);
  if (length == 0) return {};
  const double head = 34;
  const double dx = (end.x - before.x) / length;
  const double dy = (end.y - before.y) / length;
  const ScenePoint neck{end.x - dx * head, end.y - dy * head};
  std::string line;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const ScenePoint& point = i + 1 == points.size() ? neck : points[i];
    line += fmt::format("{}{:.1f} {:.1f}", i == 0 ? "M" : " L", point.x, point.y);
  }
  const std::string tip = fmt::format("M{:.1f} {:.1f} L{:.1f} {:.1f} L{:.1f} {:.1f}Z", end.x, end.y,
                                      neck.x - dy * head * 0.6, neck.y + dx * head * 0.6,
                                      neck.x + dy * head * 0.6, neck.y - dx * head * 0.6);
  return fmt::format(R"(<g class="arrow {}"><title>{}</title><path class="way" )"
                     R"(stroke-width="{:.1f}" d="{}"/><path class="head" d="{}"/></g>)",
                     name_of(arrow.kind), shown(title_of(arrow.kind)),
                     8 + 6 * std::clamp(arrow.strength, 0.0, 1.0), line, tip);
}

}  // namespace

std::string scene_markup(const GamePieces& pieces, const Scene& scene,
                         const std::vector<SceneArrow>& arrows) {
  std::string markup = fmt::format(R"(<svg class="scene" viewBox="0 0 {:g} {:g}" role="img">)",
                                   scene.width, scene_height);
  for (const SceneSquare& square : scene.squares) {
    markup += rect(square.is_dark ? "square dark" : "square", square.area, 0, shown(square.hint));
  }
  for (const SceneZone& zone : scene.zones) markup += zone_markup(pieces, zone);
  for (const ScenePiece& piece : scene.pieces) markup += piece_markup(pieces, piece);
  for (const SceneText& text : scene.texts) {
    markup += text_at(text.x, text.y, text.size > 0 ? text.size : text_size,
                      text.is_strong ? "strong" : "", shown(text.text));
  }
  for (const SceneArrow& arrow : arrows) markup += arrow_markup(scene, arrow);
  return markup + "</svg>";
}

std::string arrow_key_markup(const std::vector<SceneArrow>& arrows) {
  std::string markup;
  std::vector<ArrowKind> told;
  for (const SceneArrow& arrow : arrows) {
    if (std::find(told.begin(), told.end(), arrow.kind) != told.end()) continue;
    told.push_back(arrow.kind);
    markup +=
        fmt::format(R"(<span><svg class="scene sample" viewBox="0 0 120 40" aria-hidden="true">)"
                    R"(<g class="arrow {}"><path class="way" stroke-width="12" d="M8 20 L80 20"/>)"
                    R"(<path class="head" d="M116 20 L80 2 L80 38Z"/></g></svg>{}</span>)",
                    name_of(arrow.kind), shown(title_of(arrow.kind)));
  }
  return markup.empty() ? markup : "<div class=\"keys\">" + markup + "</div>";
}

}  // namespace kibic::html
