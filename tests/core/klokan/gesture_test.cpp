// Half-moves click by click. Source: rule book klokan 5, T2 and T3.
#include "core/games/catalogue.h"
#include "core/model/state.h"
#include "tests/core/klokan/given.h"
#include "tests/support/deal_counts.h"
#include "tests/support/klokan_games.h"

using namespace kibic;

namespace {

using Clicks = std::vector<std::string>;

Clicks targets(const klokan::State& state, const Clicks& clicked) {
  Clicks found;
  for (const GestureTarget& target : klokan::Rules::gesture(state, clicked).targets) {
    found.push_back(target.id);
  }
  return found;
}

Clicks squares(const klokan::Path& path) {
  Clicks found;
  for (const klokan::Square square : path) found.push_back(klokan::to_string(square));
  return found;
}

}  // namespace

TEST_CASE("stones that can jump may be clicked, then where they land") {
  const klokan::State state = test::game(test::P2);  // 7b/8/8/8/8/2w5/1ww5/8 w
  CHECK(targets(state, {}) == Clicks{"b2", "c2", "c3"});
  CHECK(targets(state, {"b2"}) == Clicks{"d2", "d4"});
  CHECK(targets(state, {"c3"}) == Clicks{"a1", "c1"});
  CHECK(targets(state, {"a1"}).empty());
  CHECK(targets(state, {"h8"}).empty());
  CHECK(targets(state, {"nowhere"}).empty());
}

TEST_CASE("T3: a stone in motion keeps the selection, and only its jumps are targets") {
  const klokan::State state = test::game(test::P6);
  CHECK(targets(state, {"d3", "b5"}) == Clicks{"d5"});  // not back to d3, where nothing is gained
  CHECK(targets(state, {"d3", "b5", "c4"}).empty());
  const Gesture half = klokan::Rules::gesture(state, {"d3", "b5"});
  CHECK(half.ending == Action{"d3-b5"});
  CHECK_FALSE(half.is_complete);
  CHECK_FALSE(klokan::Rules::gesture(state, {"d3"}).ending);
  CHECK_FALSE(klokan::Rules::gesture(state, {"d3", "b5", "d3"}).ending);  // changes nothing
}

TEST_CASE("a capture is told before it is clicked") {
  const klokan::State state = test::game(test::P1);  // 8/8/8/3b4/2b1b3/2wb4/8/7b w
  const Gesture gesture = klokan::Rules::gesture(state, {"c3"});
  const auto& hints = gesture.targets;
  REQUIRE_FALSE(hints.empty());
  CHECK(std::any_of(hints.begin(), hints.end(), [](const GestureTarget& target) {
    return render(target.hint) == "captures the stone on c4";
  }));
}

TEST_CASE("a half-move that has to end is done at once") {
  const klokan::State state = test::game(test::P3, {{"dbl_ends", "yes"}});
  const Gesture gesture = klokan::Rules::gesture(state, {"b6", "d8"});
  CHECK(gesture.is_complete);
  CHECK(gesture.ending == Action{"b6-d8="});
}

TEST_CASE("every half-move of random games can be clicked along its path") {
  for (std::uint64_t seed = 0; seed < std::uint64_t{test::fewer(30)}; ++seed) {
    const GameRecord record = test::random_klokan_game(seed, test::random_klokan_rules(seed));
    const auto played = replay(record).value();
    for (const State& state : played.states) {
      const klokan::State& typed = *state.as<klokan::Rules>();
      for (const klokan::NamedMove& move : klokan::legal_moves(typed)) {
        INFO("seed " << seed << ": " << move.text << " in " << klokan::to_string(typed));
        Clicks clicked;
        for (const std::string& square : squares(move.path)) {
          const Clicks may = targets(typed, clicked);
          REQUIRE(std::find(may.begin(), may.end(), square) != may.end());
          clicked.push_back(square);
        }
        CHECK(klokan::Rules::gesture(typed, clicked).ending == Action{move.text});
      }
    }
  }
}
