// Random legal deals of ochko as an importer makes them: one shoe, one running bank, choices drawn
// from the legal actions.
#pragma once

#include <cstdint>
#include <vector>

#include "core/model/record.h"

namespace kibic::test {

struct OchkoWishes {
  int hit_percent = 40;
  int stand_at = 0;              // the player stands with as much, hits below; 0: hit_percent
  int slip_percent = 0;          // and does the opposite
  int stop_percent = 3;          // the banker shows his card in mid-deal
  int shown_percent = 30;        // he shows it after a bust
  bool is_closed_known = false;  // the record knows the closed card from the deal on
};

// A session from a full shoe; where the bank cannot cover a stake any more a new game begins. The
// same arguments give the same records.
std::vector<GameRecord> random_ochko_session(std::uint64_t seed, int deals,
                                             const RuleSet& rules = {},
                                             const OchkoWishes& wishes = {});

// Rules drawn at random among all options.
RuleSet random_ochko_rules(std::uint64_t seed);

}  // namespace kibic::test
