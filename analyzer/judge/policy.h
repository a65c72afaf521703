// A modelled player: how often somebody at club level would take each option.
#pragma once

#include <vector>

#include "core/model/verdict.h"

namespace kibic {

// Softmax over scores between 0 and 1, as the heuristic engine ranks options; sums to 1. A player
// takes what the rules ask for about seven times as often as what no rule asks for (e²).
std::vector<double> policy_from(const std::vector<double>& scores);

// The same from what a verdict keeps: the second opinion scores 1, the others 0. By candidate.
std::vector<double> policy_of(const Verdict& verdict);

}  // namespace kibic
