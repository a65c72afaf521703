// Random legal deals of mariáš: every choice is drawn from the legal actions, and the table's
// statements are added where a saved game has them (order of events: Renonc protocol 3.3).
#pragma once

#include <cstdint>
#include <string>

#include "core/model/record.h"

namespace kibic::test {

struct DealWishes {
  std::string kind;            // contract to announce when it is legal ("betl"); empty: any
  int flek_percent = 30;       // chance that an open part is doubled
  int pass_percent = 50;       // chance of a pass where the auction offers one
  bool has_statements = true;  // trick, result, reveal…
};

// A whole deal from the shuffle to the end. The same arguments give the same record.
GameRecord random_deal(std::uint64_t seed, const std::string& variant, const RuleSet& rules = {},
                       const DealWishes& wishes = {});

// Rules drawn at random among all options that change the course of a deal.
RuleSet random_rules(std::uint64_t seed, const std::string& variant);

}  // namespace kibic::test
