// How well players play that follow the named rules of their game, the same for every game.
#pragma once

#include <string_view>
#include <vector>

#include "core/ports/engine.h"

namespace kibic {

// From the weakest on.
std::vector<Strength> rule_strengths();

// How often such a player takes any legal action instead, 0…1. REQUIRES: one of rule_strengths().
double blunder_rate_of(std::string_view strength);

}  // namespace kibic
