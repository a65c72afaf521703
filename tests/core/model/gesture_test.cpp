// Gestures and chance of games that say nothing of them, and of one that does.
#include <catch2/catch.hpp>

#include "tests/support/nim.h"

using namespace kibic;

namespace {

// Stones are clicked one by one; the last one again ends. Who begins is drawn by lot.
struct ClickedNim : test::Nim {
  static std::string_view id() { return "clicked-nim"; }
  static Gesture gesture(const State& s, const std::vector<std::string>& clicked) {
    for (const std::string& id : clicked) {
      if (id != "stone") return {};
    }
    Gesture gesture;
    const int count = static_cast<int>(clicked.size());
    if (count > 0) gesture.ending = kibic::Action{"take " + std::to_string(count)};
    if (count < 3 && count < s.stones) gesture.targets = {{"stone", {}}};
    gesture.is_complete = gesture.targets.empty();
    return gesture;
  }
};

struct LotNim : test::Nim {
  static std::string_view id() { return "lot-nim"; }
  static Actor actor(const State& s) { return s.stones == 7 ? Actor::chance() : Nim::actor(s); }
  static std::optional<Violation> check(const State& s, Actor who, const Action& a) {
    return Nim::check(s, who == actor(s) ? Nim::actor(s) : Actor::nobody(), a);
  }
  static Action draw(const State&, Rng& rng) { return {1 + static_cast<int>(rng.below(3))}; }
};

}  // namespace

TEST_CASE("without gestures of its own each action of a game is one click") {
  const State state = State::of<test::Nim>({});
  const Gesture gesture = state.gesture({});
  REQUIRE(gesture.targets.size() == 3);
  CHECK(gesture.targets[0].id == "take 1");
  CHECK_FALSE(gesture.ending);
  const Gesture done = state.gesture({"take 2"});
  CHECK(done.ending == Action{"take 2"});
  CHECK(done.is_complete);
  CHECK(state.gesture({"take 4"}) == Gesture());
  CHECK(state.gesture({"take 1", "take 1"}) == Gesture());
}

TEST_CASE("a game builds its actions click by click") {
  const State state = State::of<ClickedNim>({2, 0});
  CHECK_FALSE(state.gesture({}).ending);
  CHECK(state.gesture({"stone"}).ending == Action{"take 1"});
  CHECK_FALSE(state.gesture({"stone"}).is_complete);
  CHECK(state.gesture({"stone", "stone"}).is_complete);
}

TEST_CASE("nobody clicks and chance draws nothing when it is not their turn") {
  Rng rng(1);
  CHECK(State::of<test::Nim>({0, 0}).gesture({}) == Gesture());
  CHECK_FALSE(State::of<test::Nim>({}).draw(rng));
  const State lot = State::of<LotNim>({});
  CHECK(lot.gesture({}) == Gesture());
  REQUIRE(lot.draw(rng));
  CHECK_FALSE(lot.check(Actor::chance(), *lot.draw(rng), ""));
  CHECK_FALSE(State::of<LotNim>({3, 0}).draw(rng));
}
