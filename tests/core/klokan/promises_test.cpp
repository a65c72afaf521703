// What every game promises, for klokan under random house rules, whether or not the catalogue lists
// it.
#include "tests/conformance/conformance.h"
#include "tests/support/deal_counts.h"
#include "tests/support/klokan_games.h"

using namespace kibic;

TEST_CASE("klokan keeps the promises of a game under any house rules") {
  const Game game = klokan::Rules::game();
  test::check_conformance(
      game,
      [](std::uint64_t seed) {
        const RuleSet rules = seed % 4 == 0 ? RuleSet() : test::random_klokan_rules(seed);
        return test::random_klokan_game(seed, rules);
      },
      1, test::fewer(30));
}

TEST_CASE("random games are as long as those of the rule book") {
  // 2.3: uniform over results, 72.69 half-moves on average with a deviation of 25.5 (20,000 games);
  // four standard errors of 400 games are 5.1. Resignations shorten a few.
  std::size_t half_moves = 0;
  constexpr int games = 400;
  int counted = 0;
  for (std::uint64_t seed = 1; counted < games; ++seed) {
    const GameRecord record = test::random_klokan_game(seed);
    const auto events = action_events(record);
    if (record.start || events.back().action.text == "resign") continue;
    half_moves += events.size();
    ++counted;
  }
  const double mean = static_cast<double>(half_moves) / games;
  CHECK(mean > 72.69 - 9);  // long games resign more often
  CHECK(mean < 72.69 + 5.1);
}
