#include <catch2/catch.hpp>
#include <fstream>
#include <iterator>
#include <set>

#include "core/base/text.h"
#include "core/games/klokan/rules.h"
#include "core/model/scene.h"
#include "core/model/state.h"

using namespace kibic;
using klokan::Rules;

namespace {

kibic::State state_of(const std::string& position, const RuleSet& rules = {}) {
  StartPosition start;
  start.text = position;
  return kibic::State::of<Rules>(Rules::start("standard", rules, start).value());
}

std::string golden(const std::string& name) {
  std::ifstream file(std::string(KIBIC_SOURCE_DIR) + "/tests/golden/scene/" + name);
  return {std::istreambuf_iterator<char>(file), {}};
}

const ScenePiece* on(const Scene& scene, const std::string& square) {
  for (const ScenePiece& piece : scene.pieces) {
    if (piece.square == square) return &piece;
  }
  return nullptr;
}

std::string name_on(const Scene& scene, const std::string& square) {
  const ScenePiece* piece = on(scene, square);
  return piece == nullptr ? std::string() : piece->name;
}

}  // namespace

TEST_CASE("the board of klokan as a picture is the one that was looked at") {
  CHECK(to_text(*state_of("7b/6b1/8/8/8/2w5/8/W7 w").scene(std::nullopt)) == golden("klokan.txt"));
}

TEST_CASE("stones stand in the middle of the squares that bear their names") {
  const Scene scene = *state_of("5b2/2ww2b1/1w6/8/8/8/8/8 w").scene(0);
  CHECK(scene.squares.size() == 64);
  CHECK(scene.pieces.size() == 5);
  for (const ScenePiece& piece : scene.pieces) {
    const auto centre = centre_of(scene, piece.square);
    REQUIRE(centre);
    CHECK(*centre == ScenePoint{piece.x, piece.y});
  }
  CHECK(name_on(scene, "f8") == "b");
  CHECK(name_on(scene, "b6") == "w");
}

TEST_CASE("the view of Black has the board turned") {
  const State state = state_of("start");
  const Scene white = *state.scene(0);
  const Scene black = *state.scene(1);
  const auto low = centre_of(white, "a1");
  const auto far = centre_of(white, "h8");
  CHECK(centre_of(black, "h8") == low);
  CHECK(centre_of(black, "a1") == far);
  CHECK(*state.scene(std::nullopt) == white);
}

TEST_CASE("a doubled stone looks like one where it counts two") {
  struct Case {
    RuleSet rules;
    std::string after_far_rank;
    std::string back_again;
  };
  const auto row = GENERATE(values<Case>({{{}, "W", "W"},
                                          {{{"dbl_kind", "positional"}}, "W", "w"},
                                          {{{"doubling", "off"}}, "w", "w"}}));
  const State start = state_of("8/2ww2b1/1w6/8/8/8/8/b7 w", row.rules);
  const State far = start.apply(Actor::seat(0), {"b6-d8"});
  CHECK(name_on(*far.scene(std::nullopt), "d8") == row.after_far_rank);
  const State back = start.apply(Actor::seat(0), {"b6-d8-d6"});
  CHECK(name_on(*back.scene(std::nullopt), "d6") == row.back_again);
}

TEST_CASE("captured stones lie with the side that took them") {
  const Scene scene = *state_of("8/8/3bb3/2b5/2w2b2/2ww4/3w4/8 w").scene(std::nullopt);
  CHECK(scene.zones[0].seat == 0);
  CHECK(scene.zones[0].pieces.size() == 12);  // 16 − 4 black ones
  CHECK(scene.zones[0].pieces[0].name == "b");
  CHECK(scene.zones[1].pieces.size() == 12);
  CHECK(scene.zones[1].pieces[0].name == "w");
}

TEST_CASE("a half-move leads over the squares of its path") {
  const State state = state_of("8/8/3bb3/2b5/2w2b2/2ww4/3w4/8 w");
  CHECK(state.squares_of({"d3-b5xd5xd7xf5xf3"}) ==
        std::vector<std::string>{"d3", "b5", "d5", "d7", "f5", "f3"});
  CHECK(state.squares_of({"resign"}).empty());
}
