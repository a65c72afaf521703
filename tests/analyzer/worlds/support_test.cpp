// The deal that really happened is never excluded (judgement notes, invariant 4), for any seat at
// any moment of the play, under any rules; and the constraints do exclude something.
#include <cmath>

#include "analyzer/engines/marias/worlds/worlds.h"
#include "core/games/marias/rules.h"
#include "core/model/replay.h"
#include "tests/support/marias_deals.h"

using namespace kibic;
using namespace kibic::marias;

namespace {

struct Totals {
  int looked_at = 0;
  int excluded = 0;  // the truth was
  int relaxed = 0;   // constraints contradicted each other
  int narrowed = 0;  // fewer worlds than the free cards alone allow
};

void look(const marias::State& state, Totals& totals) {
  for (int seat = 0; seat < 3; ++seat) {
    const auto knowledge = knowledge_of(view(state, seat));
    REQUIRE(knowledge.has_value());
    Knowledge free = *knowledge;
    free.exclusions.clear();
    free.talon_counts.reset();
    const Worlds worlds(*knowledge);
    ++totals.looked_at;
    if (!worlds.contains({state.hands, state.talon})) ++totals.excluded;
    if (worlds.relaxed() > 0 || worlds.are_talon_counts_relaxed()) ++totals.relaxed;
    if (worlds.count() < Worlds(free).count()) ++totals.narrowed;
  }
}

void look_through(const GameRecord& record, Totals& totals) {
  const Replay played = replay(record, Rules::game()).value();
  REQUIRE(played.is_whole());
  for (const kibic::State& state : played.states) {
    const auto* typed = state.as<Rules>();
    if (typed->phase == Phase::play) look(*typed, totals);
  }
}

}  // namespace

TEST_CASE("the real deal is never excluded in 300 random deals under random rules") {
  Totals totals;
  for (std::uint64_t seed = 1; seed <= 150; ++seed) {
    for (const char* variant : {"licitovany", "voleny"}) {
      INFO("seed " << seed << " " << variant);
      look_through(test::random_deal(seed, variant, test::random_rules(seed, variant)), totals);
      REQUIRE(totals.excluded == 0);
      REQUIRE(totals.relaxed == 0);
    }
  }
  CHECK(totals.looked_at > 10'000);
  CHECK(totals.narrowed > totals.looked_at * 3 / 4);
}

TEST_CASE("the real deal is never excluded in any contract") {
  const auto kind = GENERATE(as<std::string>{}, "sedma", "sto", "stosedm", "betl", "durch",
                             "dvesedmy", "dvesedmysto");
  Totals totals;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    INFO("seed " << seed << " " << kind);
    test::DealWishes wishes;
    wishes.kind = kind;
    look_through(
        test::random_deal(seed, "licitovany", test::random_rules(seed, "licitovany"), wishes),
        totals);
    REQUIRE(totals.excluded == 0);
    REQUIRE(totals.relaxed == 0);
  }
}
