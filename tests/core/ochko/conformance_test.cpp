// What every game promises, tried on ochko by itself.
#include "tests/conformance/conformance.h"

#include "core/games/ochko/rules.h"
#include "tests/support/ochko_deals.h"

using namespace kibic;

TEST_CASE("ochko keeps the promises of every game under random rules") {
  const auto make = [](std::uint64_t seed) {
    const RuleSet rules = seed % 3 == 0 ? RuleSet() : test::random_ochko_rules(seed);
    const test::OchkoWishes wishes{.is_closed_known = seed % 2 == 0};
    const auto session =
        test::random_ochko_session(seed, 1 + static_cast<int>(seed % 7), rules, wishes);
    return session.back();
  };
  test::check_conformance(ochko::Rules::game(), make, 1, 150);
}

TEST_CASE("what the table sees of ochko does not depend on covered cards") {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    INFO("seed " << seed);
    RuleSet rules = test::random_ochko_rules(seed);
    rules.erase("peek");  // with it a covered card may end the deal
    const auto record = test::random_ochko_session(seed, 1, rules, {.is_closed_known = true})[0];
    const auto replayed = replay(record, ochko::Rules::game()).value();
    Rng rng(seed);
    for (const State& state : replayed.states) {
      ochko::State other = *state.as<ochko::Rules>();
      if (other.phase == ochko::Phase::deal) continue;
      const ochko::Cards left = ochko::cards_of(ochko::known_cards(other).rest());
      for (const int place : {0, 1}) {
        auto& card = other.banker[static_cast<std::size_t>(place)];
        if (!ochko::is_visible(other, place))
          card = left[rng.below(left.size() / 2) * 2 + static_cast<std::size_t>(place)];
      }
      for (const int seat : {0, 1}) {
        CHECK(ochko::Rules::observe(other, seat) == state.observe(seat));
        CHECK(ochko::Rules::scene(other, seat) == *state.scene(seat));
        CHECK(ochko::Rules::facts(other, seat, {}) == state.facts(seat, {}));
        CHECK(ochko::Rules::legal_actions(other).size() == state.legal_actions().size());
      }
    }
  }
}
