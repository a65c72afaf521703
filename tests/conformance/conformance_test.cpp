#include "tests/conformance/conformance.h"

#include <map>

#include "core/games/marias/rules.h"
#include "core/games/marias/view.h"
#include "tests/support/klokan_games.h"
#include "tests/support/marias_deals.h"
#include "tests/support/ochko_deals.h"

using namespace kibic;

namespace {

// How each game of the catalogue makes random records, by game and variant.
const std::map<std::string, test::RecordMaker>& makers() {
  static const std::map<std::string, test::RecordMaker> all{
      {"klokan standard",
       [](std::uint64_t seed) {
         const RuleSet rules = seed % 3 == 0 ? RuleSet() : test::random_klokan_rules(seed);
         return test::random_klokan_game(seed, rules);
       }},
      {"marias licitovany",
       [](std::uint64_t seed) {
         const RuleSet rules = seed % 3 == 0 ? RuleSet() : test::random_rules(seed, "licitovany");
         return test::random_deal(seed, "licitovany", rules);
       }},
      {"marias voleny",
       [](std::uint64_t seed) {
         const RuleSet rules = seed % 3 == 0 ? RuleSet() : test::random_rules(seed, "voleny");
         return test::random_deal(seed, "voleny", rules);
       }},
      {"ochko standard", [](std::uint64_t seed) {
         const RuleSet rules = seed % 3 == 0 ? RuleSet() : test::random_ochko_rules(seed);
         return test::random_ochko_session(seed, 3, rules).back();
       }}};
  return all;
}

// Swaps two cards that the seat cannot tell apart: between the hands of the others, or between one
// of them and a talon that the seat has not seen.
void swap_hidden(marias::State& state, int seat, Rng& rng) {
  using marias::Card;
  const auto first = static_cast<std::size_t>((seat + 1) % 3);
  const auto second = static_cast<std::size_t>((seat + 2) % 3);
  const bool is_talon_hidden = state.discarder != seat && state.talon.size() == 2;
  const bool takes_talon = is_talon_hidden && rng.below(2) == 0;
  marias::CardSet& left = state.hands[first];
  marias::CardSet& right = takes_talon ? state.talon : state.hands[second];
  if (left.empty() || right.empty()) return;
  const Card given = left.first();
  const Card taken = right.first();
  left.erase(given);
  right.erase(taken);
  left.insert(taken);
  right.insert(given);
  const auto exchange = [&](std::vector<Card>& cards) {
    for (Card& card : cards) card = card == given ? taken : card == taken ? given : card;
  };
  exchange(state.dealt[first]);
  exchange(state.dealt[second]);
}

}  // namespace

TEST_CASE("every game of the catalogue keeps its promises in every variant") {
  for (const Game& game : all_games()) {
    for (const GameVariant& variant : game.variants) {
      const auto maker = makers().find(game.id + " " + variant.id);
      INFO(game.id << " " << variant.id);
      REQUIRE(maker != makers().end());
      test::check_conformance(game, maker->second, 1000, 25);
    }
  }
}

TEST_CASE("games that chance plays with random players are by the rules") {
  for (const Game& game : all_games()) {
    for (const GameVariant& variant : game.variants) {
      const auto make = [&](std::uint64_t seed) {
        return test::practice_record(game, variant.id, seed);
      };
      test::check_conformance(game, make, 2000, 12);
    }
  }
}

TEST_CASE("what a seat of mariáš sees does not depend on the cards it cannot see") {
  const auto* variant = GENERATE("licitovany", "voleny");
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    INFO(variant << " seed " << seed);
    const auto replayed = replay(test::random_deal(seed, variant)).value();
    const std::vector<std::string> names(3);
    Rng rng(seed);
    for (const State& state : replayed.states) {
      const auto& deal = *state.as<marias::Rules>();
      if (deal.phase == marias::Phase::over || deal.phase == marias::Phase::deal) continue;
      for (int seat = 0; seat < 3; ++seat) {
        marias::State other = deal;
        swap_hidden(other, seat, rng);
        CHECK(marias::view(other, seat) == marias::view(deal, seat));
        CHECK(marias::Rules::observe(other, seat) == marias::Rules::observe(deal, seat));
        CHECK(marias::Rules::scene(other, seat) == marias::Rules::scene(deal, seat));
        CHECK(marias::Rules::facts(other, seat, names) == marias::Rules::facts(deal, seat, names));
      }
    }
  }
}
