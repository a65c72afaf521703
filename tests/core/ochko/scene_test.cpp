#include "core/model/scene.h"

#include <algorithm>
#include <fstream>
#include <iterator>

#include "tests/core/ochko/given.h"

using namespace kibic;
using namespace kibic::ochko;

namespace {

std::string names(const SceneZone& zone) {
  std::vector<std::string> all;
  for (const ScenePiece& piece : zone.pieces) all.push_back(piece.name);
  return join(all, " ");
}

}  // namespace

TEST_CASE("the table shows a covered card to nobody but the open view") {
  const Replay played = given::play("deal 6c 2d | 9s Kh; hit; card Ah; hit; card As; stand");
  for (const std::optional<int> seat : {std::optional<int>(0), std::optional<int>(1)}) {
    const Scene scene = *played.final_state().scene(seat);
    CHECK(names(scene.zones[0]) == "9s ??");
    CHECK(names(scene.zones[1]) == "6c 2d Ah As");
  }
  CHECK(names(played.final_state().scene(std::nullopt)->zones[0]) == "9s Kh");
  CHECK(names(played.states[0].scene(0)->zones[0]).empty());
}

TEST_CASE("each ace on the table tells its own points") {
  // T3
  const Replay played = given::play("deal 6c 2d | 9s ??; hit; card Ah; hit; card As");
  const Scene scene = *played.final_state().scene(0);
  CHECK(render(scene.zones[1].pieces[2].hint) == "♥A: 11 points");
  CHECK(render(scene.zones[1].pieces[3].hint) == "♠A: 1 point");
}

TEST_CASE("all pieces lie within the picture, however many there are") {
  const Replay played = given::play(
      "deal 2c 2d | 9s ??; hit; card 2h; hit; card 2s; hit; card 3c; hit; card 3d; hit; card 3h; "
      "hit; card Ac; hit; card Ad; hit; card Ah; hit; card As; stand; open Ts");
  CHECK(given::codes(played).empty());
  for (const kibic::State& state : played.states) {
    const Scene scene = *state.scene(std::nullopt);
    for (const SceneZone& zone : scene.zones) {
      for (const ScenePiece& piece : zone.pieces) {
        CHECK(piece.x - piece.width / 2 >= 0);
        CHECK(piece.x + piece.width / 2 <= scene.width);
        CHECK(piece.y + piece.height / 2 <= 1000);
      }
    }
  }
  CHECK(played.final_state().scene(0)->zones[1].pieces.size() == 11);
}

TEST_CASE("what an ace counts stands by it") {
  const Replay played = given::play("deal 6c 2d | 9s ??; hit; card Ah; hit; card As");
  const Scene scene = *played.final_state().scene(0);
  const auto says_below = [&](const ScenePiece& piece, const std::string& text) {
    return std::any_of(scene.texts.begin(), scene.texts.end(), [&](const SceneText& one) {
      return render(one.text) == text && one.x == piece.x && one.y > piece.y;
    });
  };
  CHECK(says_below(scene.zones[1].pieces[2], "11"));
  CHECK(says_below(scene.zones[1].pieces[3], "1"));
  CHECK_FALSE(says_below(scene.zones[1].pieces[0], "6"));
}

TEST_CASE("the table of ochko as a picture is the one that was looked at") {
  const Replay played =
      given::play("deal 6c 2d | 9s ??; hit; card Ah; hit; card As; stand; open Kh");
  std::ifstream file(KIBIC_SOURCE_DIR "/tests/golden/scene/ochko.txt");
  CHECK(to_text(*played.final_state().scene(std::nullopt)) ==
        std::string(std::istreambuf_iterator<char>(file), {}));
}
