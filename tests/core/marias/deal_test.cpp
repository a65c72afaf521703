// Whole deals of both variants, from the shuffle to the bill.
#include <catch2/catch.hpp>

#include "core/games/catalogue.h"
#include "core/games/marias/rules.h"
#include "tests/support/marias_deals.h"

using namespace kibic;

TEST_CASE("a random legal deal with its statements is replayed without a divergence") {
  const auto* variant = GENERATE("licitovany", "voleny");
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const RuleSet rules = seed % 2 == 0 ? RuleSet() : test::random_rules(seed, variant);
    const GameRecord record = test::random_deal(seed, variant, rules);
    const auto replayed = replay(record);
    INFO(variant << " seed " << seed);
    REQUIRE(replayed.has_value());
    CHECK(replayed->divergences.empty());
    CHECK(replayed->is_whole());
    CHECK(replayed->is_finished());
  }
}
