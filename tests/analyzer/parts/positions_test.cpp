// Positions as text: what the window copies, the commands take.
#include <catch2/catch.hpp>

#include "analyzer/parts/parts.h"
#include "core/base/rng.h"
#include "core/games/catalogue.h"
#include "tests/support/deal_counts.h"

using namespace kibic;

namespace {

// The states of a game between players who act at random, as chance deals it.
std::vector<State> random_play(const Game& game, const GameVariant& variant, std::uint64_t seed) {
  Rng rng(seed);
  std::vector<State> states{game.start(variant.id, {}, std::nullopt).value()};
  constexpr std::size_t most = 400;
  while (!states.back().actor().is_nobody() && states.size() < most) {
    const State& now = states.back();
    const auto legal = now.legal_actions();
    const auto action = now.actor().is_chance() ? now.draw(rng) : legal[rng.below(legal.size())];
    if (!action) break;
    states.push_back(now.apply(now.actor(), *action));
  }
  return states;
}

}  // namespace

TEST_CASE("a position that is copied is taken by the commands") {
  for (const Game& game : all_games()) {
    const GameParts* parts = parts_for(game.id);
    if (parts == nullptr || !parts->position_text) continue;
    std::size_t taken = 0;
    for (int seed = 1; seed <= test::fewer(20); ++seed) {
      const auto states =
          random_play(game, game.variants.front(), static_cast<std::uint64_t>(seed));
      // Near the end they are solved at once.
      constexpr std::size_t last = 6;
      for (std::size_t i = states.size() > last ? states.size() - last : 0; i < states.size();
           ++i) {
        const auto text = parts->position_text(states[i], std::nullopt);
        if (!text || !states[i].actor().is_seat()) continue;
        INFO(game.id << ": " << *text);
        const auto solved = parts->solve({*text, {}, {{"depth", "2"}}}, {});
        REQUIRE(solved);
        CHECK(solved->to_act == states[i].actor().seat_number());
        ++taken;
      }
    }
    INFO(game.id);
    CHECK(taken > 0);
  }
}
