// Reviews on several threads share solvers; what they answer does not depend on that.
#include <catch2/catch.hpp>

#include "analyzer/judge/review.h"
#include "core/base/parallel.h"
#include "tests/analyzer/ochko/deals.h"

namespace kibic::ochko {
namespace {

bool at_random(const Rules::State& state, Rng& rng) {
  return value_of(state.player, *state.options).total < 21 && rng.below(2) == 0;
}

}  // namespace

TEST_CASE("a session reviewed on four threads has the verdicts and accounts of one") {
  const auto records = dealt_session(rules_of("deck=below-30 tie=push"), 12, 17, at_random);
  std::vector<Replay> replays;
  for (const GameRecord& record : records) replays.push_back(replayed(record));
  std::vector<Review> alone;
  for (std::size_t i = 0; i < records.size(); ++i) {
    alone.push_back(kibic::review(records[i], replays[i], ReviewSettings(), 1));
  }
  std::vector<Review> together(records.size());
  run_parallel(records.size(), 4, [&](std::size_t i) {
    together[i] = kibic::review(records[i], replays[i], ReviewSettings(), 2);
  });
  for (std::size_t i = 0; i < records.size(); ++i) {
    CAPTURE(i);
    CHECK(together[i] == alone[i]);
  }
}

}  // namespace kibic::ochko
