// Positions for tests of the klokan engines.
#pragma once

#include <string>
#include <vector>

#include "core/base/rng.h"
#include "core/games/klokan/rules.h"
#include "core/model/decision.h"
#include "core/model/state.h"

namespace kibic::klokan::test {

// "BOARD SIDE [quiet [number]]" or "start".
State position(const std::string& text, const RuleSet& rules = {});
// A legal position with up to so many stones of each side on a part of the board. Not over.
State random_position(Rng& rng, int most_stones, const RuleSet& rules = {});
std::vector<HalfMove> moves_of(const State& state);
// The state after random half-moves from it; may be over.
State after_random(State state, int half_moves, Rng& rng);
Decision decision(const State& state, const std::string& played);

}  // namespace kibic::klokan::test
