#include <catch2/catch.hpp>

#include "analyzer/report/scene_svg.h"

using namespace kibic;

namespace {

// Two squares with a piece that no game draws.
Scene small_board() {
  Scene scene;
  scene.width = 1200;
  scene.squares = {{"a1", {100, 900, 200, 200}, true, Message("a1")},
                   {"a3", {100, 500, 200, 200}, true, Message("a3")}};
  ScenePiece piece;
  piece.name = "<b>";
  piece.x = 100;
  piece.y = 900;
  piece.width = piece.height = 150;
  piece.square = "a1";
  scene.pieces = {piece};
  scene.texts = {{Message("{0}", "\"R&D\""), 600, 40, true, 30}};
  return scene;
}

std::string markup(const Scene& scene, const std::vector<SceneArrow>& arrows) {
  html::PieceSheet sheet;
  return html::scene_markup({sheet, "nim"}, scene, arrows);
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("a scene has its own proportions as a picture") {
  CHECK(has(markup(small_board(), {}), R"(viewBox="0 0 1200 1000")"));
}

TEST_CASE("names and texts of a scene cannot bring markup into the picture") {
  const std::string page = markup(small_board(), {});
  CHECK_FALSE(has(page, "<b>"));
  CHECK(has(page, "&lt;b&gt;"));
  CHECK(has(page, "&quot;R&amp;D&quot;"));
}

TEST_CASE("an arrow leads from the middle of a square to the middle of another") {
  const std::string page = markup(small_board(), {{ArrowKind::threat, {"a1", "a3"}, 1}});
  CHECK(has(page, R"(<g class="arrow threat">)"));
  CHECK(has(page, "M100.0 900.0 L100.0 534.0"));  // the head is 34 long
  CHECK(has(page, "M100.0 500.0"));
}

TEST_CASE("an arrow to nowhere is not drawn") {
  const auto path = GENERATE(
      values<std::vector<std::string>>({{}, {"a1"}, {"a1", "z9"}, {"a1", "a1"}, {"y", "z"}}));
  CHECK_FALSE(has(markup(small_board(), {{ArrowKind::best, path, 1}}), "<g class=\"arrow"));
}

TEST_CASE("each kind of arrow is explained once") {
  const std::vector<SceneArrow> arrows{{ArrowKind::best, {"a1", "a3"}, 1},
                                       {ArrowKind::best, {"a3", "a1"}, 1},
                                       {ArrowKind::played, {"a1", "a3"}, 1}};
  const std::string key = html::arrow_key_markup(arrows);
  const std::size_t best = key.find("arrow best");
  REQUIRE(best != std::string::npos);
  CHECK(key.find("arrow best", best + 1) == std::string::npos);
  CHECK(has(key, "arrow played"));
  CHECK(html::arrow_key_markup({}).empty());
}

TEST_CASE("a card in a scene is drawn by its game") {
  Scene scene;
  SceneZone zone;
  zone.id = "trick";
  ScenePiece piece;
  piece.name = "7h";
  piece.width = 70;
  piece.height = 112;
  zone.pieces = {piece};
  scene.zones = {zone};
  html::PieceSheet sheet;
  CHECK(has(html::scene_markup({sheet, "marias"}, scene, {}), R"(<use href="#marias-7h")"));
  CHECK(has(sheet.symbols(), R"(<symbol id="marias-7h")"));
}

TEST_CASE("names of seats stand within the picture, above and below") {
  Scene scene;
  SceneZone zone;
  zone.id = "hand-1";
  zone.seat = 1;
  zone.title = Message("Karel");
  zone.x = 500;
  zone.height = 100;
  zone.y = GENERATE(50.0, 950.0);
  scene.zones = {zone};
  const std::string page = markup(scene, {});
  const std::string y = zone.y < 500 ? "y=\"129.9\"" : "y=\"888.3\"";  // letters hang by a third
  CAPTURE(page);
  CHECK(has(page, y));
}
