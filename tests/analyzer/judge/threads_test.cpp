// Reviews on several threads. Source: judgement notes, invariant 3.
#include "tests/analyzer/judge/reviewed_deal.h"

using namespace kibic;
using kibic::test::deal;
using kibic::test::played;
using kibic::test::reviewed;

TEST_CASE("one thread and two give the same review") {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    INFO("seed " << seed);
    CHECK(reviewed(deal(seed), 16, 1) == reviewed(deal(seed), 16, 2));
  }
}

TEST_CASE("progress counts up to the number of decisions") {
  const GameRecord record = deal(4);
  ReviewSettings settings;
  settings.worlds = 8;
  std::vector<std::size_t> seen;
  std::size_t total = 0;
  ReviewHooks hooks;
  hooks.progress = [&](std::size_t done, std::size_t all) {
    seen.push_back(done);
    total = all;
  };
  const Review result = review(record, played(record), settings, 2, {}, hooks);
  CHECK(total == result.verdicts.size());
  REQUIRE(seen.size() == total);
  for (std::size_t i = 0; i < seen.size(); ++i) CHECK(seen[i] == i + 1);
}
