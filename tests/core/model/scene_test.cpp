#include <catch2/catch.hpp>

#include "core/model/scene.h"

using namespace kibic;

namespace {

Scene one_of_each() {
  Scene scene;
  scene.width = 1500;
  scene.is_rigid = true;
  scene.squares = {{"e4", {500, 400, 100, 100}, true, Message("e4")},
                   {"e5", {500, 300, 100, 100}, false, {}}};
  ScenePiece piece;
  piece.name = "w";
  piece.x = 500;
  piece.y = 400;
  piece.width = piece.height = 80;
  piece.square = "e4";
  piece.is_marked = true;
  scene.pieces = {piece};
  SceneZone zone;
  zone.id = "hand-0";
  zone.seat = 0;
  zone.title = Message("White");
  piece.square.clear();
  piece.order = 2;
  zone.pieces = {piece};
  scene.zones = {zone};
  scene.texts = {{Message("16"), 10, 20, true, 30}};
  scene.buttons = {{"hit", Message("Hit"), "H", Message("Take a card"), {1, 2, 3, 4}}};
  scene.score = SceneArea{5, 6, 7, 8};
  return scene;
}

}  // namespace

TEST_CASE("the text of a scene tells everything in it") {
  CHECK(to_text(one_of_each()) ==
        "scene 1500×1000 rigid\n"
        "square e4 at 500,400 size 100×100 dark hint \"e4\"\n"
        "square e5 at 500,300 size 100×100\n"
        "zone hand-0 at 0,0 size 0×0 seat 0 title \"White\"\n"
        "  piece w at 500,400 size 80×80 marked order 2\n"
        "piece w at 500,400 size 80×80 on e4 marked\n"
        "text at 10,20 strong size 30 says \"16\"\n"
        "button hit at 1,2 size 3×4 says \"Hit\" key H hint \"Take a card\"\n"
        "score at 5,6 size 7×8\n");
}

TEST_CASE("an arrow goes through the squares that are there") {
  const Scene scene = one_of_each();
  const SceneArrow arrow{ArrowKind::best, {"e5", "x9", "e4"}, 1};
  CHECK(points_of(scene, arrow) == std::vector<ScenePoint>{{500, 300}, {500, 400}});
  CHECK_FALSE(centre_of(scene, "x9"));
}
