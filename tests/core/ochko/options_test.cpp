#include "core/games/ochko/options.h"

#include "tests/core/ochko/given.h"
#include "tests/support/ochko_deals.h"

using namespace kibic;
using namespace kibic::ochko;

TEST_CASE("defaults are those of the rule book and of its log") {
  const Options options = given::options();
  CHECK(options == Options{});
  CHECK(options ==
        given::options("tie=player,pj_ten=yes,ace=positional,two_aces=bust,deck=fresh,show=up"));
  CHECK(to_string(options) ==
        "tie=player pj_ten=yes ace=positional two_aces=bust deck=fresh peek=no pj_auto=yes "
        "auto_stand_21=no show=up stake_step=5 stake_limit=bank pay=1 pj_pay=1");
  CHECK(changed(options).empty());
  CHECK(option_list().size() == 13);
}

TEST_CASE("what follows from another option can be said otherwise") {
  CHECK(given::options("ace=flexible").two_aces == TwoAces::twelve);
  CHECK(given::options("ace=flexible,two_aces=bust").two_aces == TwoAces::bust);
  CHECK(given::options("pay=1.5").pj_pay == 150);
  CHECK(given::options("pay=1.5,pj_pay=1").pj_pay == 100);
}

TEST_CASE("a rule is read in all the ways in which people write it") {
  CHECK(given::options("reshuffle=below 20") == given::options("deck=below-20"));
  CHECK(given::options("reshuffle=20") == given::options("deck=below20"));
  CHECK(given::options("pay=6:5").pay == 120);
  CHECK(given::options("peek=on").peek);
  CHECK_FALSE(given::options("pj_auto=0").pj_auto);
}

TEST_CASE("a rule that cannot be is refused by name") {
  struct Row {
    const char* rules;
    const char* code;
  };
  for (const Row& row :
       {Row{"ties=player", "unknown-rule"}, Row{"tie=me", "bad-rule-value"},
        Row{"deck=below-15", "bad-rule-value"},  // 3.6: a deal may need 16 cards
        Row{"deck=below-53", "bad-rule-value"}, Row{"pay=0", "bad-rule-value"},
        Row{"pay=4:3", "bad-rule-value"},  // not exact in hundredths
        Row{"pay=-1", "bad-rule-value"}, Row{"pay=101", "bad-rule-value"},
        Row{"pay=1:0", "bad-rule-value"}, Row{"stake_step=0", "bad-rule-value"},
        Row{"stake_limit=-5", "bad-rule-value"}, Row{"peek=maybe", "bad-rule-value"},
        Row{"deck=fresh,reshuffle=20", "bad-rule-value"}}) {
    INFO(row.rules);
    const auto options = Options::from(given::rules(row.rules));
    REQUIRE_FALSE(options);
    CHECK(options.error().code == row.code);
    CHECK_FALSE(render(options.error().text).empty());
  }
}

TEST_CASE("what differs from the defaults makes the same rules again, and no key is idle") {
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    INFO("seed " << seed);
    const Options options = Options::from(test::random_ochko_rules(seed)).value();
    const RuleSet rules = changed(options);
    CHECK(Options::from(rules).value() == options);
    for (const auto& [key, value] : rules) {
      INFO(key);
      RuleSet without = rules;
      without.erase(key);
      CHECK(Options::from(without).value() != options);
    }
  }
}
