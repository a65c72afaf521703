// Generated deals and their reviews, for the tests of the judge.
#pragma once

#include "analyzer/judge/review.h"
#include "core/games/marias/rules.h"
#include "tests/support/marias_deals.h"

namespace kibic::test {

inline Replay played(const GameRecord& record) {
  return replay(record, marias::Rules::game()).value();
}

inline Review reviewed(const GameRecord& record, std::size_t worlds, unsigned threads = 1) {
  ReviewSettings settings;
  settings.worlds = worlds;
  return review(record, played(record), settings, threads);
}

inline GameRecord deal(std::uint64_t seed) {
  const char* variant = seed % 2 == 0 ? "voleny" : "licitovany";
  DealWishes wishes;
  wishes.flek_percent = 60;  // many plain deals without a flek are not played
  wishes.pass_percent = 20;
  return random_deal(seed, variant, {}, wishes);
}

}  // namespace kibic::test
