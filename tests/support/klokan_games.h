// Random games of klokan: every choice is drawn from the legal half-moves.
#pragma once

#include <cstdint>

#include "core/games/klokan/rules.h"
#include "core/model/record.h"

namespace kibic::test {

// A whole game, from the first position or one that has been reached by chance; now and then a side
// resigns. The same arguments give the same record.
GameRecord random_klokan_game(std::uint64_t seed, const RuleSet& rules = {});

// House rules drawn at random among all options; every game under them comes to an end.
RuleSet random_klokan_rules(std::uint64_t seed);

}  // namespace kibic::test
