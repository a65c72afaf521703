#include "analyzer/engines/klokan/play/players.h"

#include <catch2/catch.hpp>

#include <algorithm>

#include "tests/analyzer/klokan/given.h"

namespace kibic::klokan::test {
namespace {

void check_player(const EnginePlayer& player, const kibic::State& state) {
  const int seat = state.actor().seat_number();
  const auto legal = state.legal_actions();
  for (const Strength& strength : player.strengths()) {
    if (strength.id == "expert" && legal.size() > 30) continue;  // slow, and the same code
    INFO(player.id() << " " << strength.id);
    const auto choice = player.choose(state, seat, strength.id, 3, {});
    REQUIRE(choice);
    CHECK(std::find(legal.begin(), legal.end(), *choice) != legal.end());
    CHECK(player.choose(state, seat, strength.id, 3, {}) == choice);
  }
}

}  // namespace

TEST_CASE("players choose legal half-moves, the same for the same seed") {
  Rng rng(12);
  for (int i = 0; i < 6; ++i) {
    const State state = after_random(position("start"), 6 * i, rng);
    if (state.ending) continue;
    check_player(SearchPlayer(), kibic::State::of<Rules>(state));
    check_player(RulePlayer(), kibic::State::of<Rules>(state));
  }
}

TEST_CASE("other seeds lead to other choices of a weak player") {
  const auto state = kibic::State::of<Rules>(position("start"));
  std::vector<kibic::Action> choices;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    choices.push_back(*SearchPlayer().choose(state, 0, "first", seed, {}));
  }
  std::sort(choices.begin(), choices.end());
  CHECK(std::unique(choices.begin(), choices.end()) - choices.begin() > 3);
}

TEST_CASE("there are six strengths of search and no player acts in a finished game") {
  CHECK(SearchPlayer().strengths().size() == 6);
  const auto over = kibic::State::of<Rules>(position("7b/6b1/8/8/8/2w5/8/w7 w"));
  CHECK_FALSE(SearchPlayer().choose(over, 0, "club", 1, {}));
  CHECK_FALSE(RulePlayer().choose(over, 0, "club", 1, {}));
}

}  // namespace kibic::klokan::test
