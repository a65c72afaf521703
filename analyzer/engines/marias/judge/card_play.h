// Card play judged by exact solution of every world that the seat could not exclude.
#pragma once

#include <stop_token>

#include "core/games/marias/state.h"
#include "core/model/decision.h"
#include "core/model/review.h"
#include "core/model/verdict.h"

namespace kibic::marias {

// Fills in the verdict begun for the decision. REQUIRES: `state` is that of the decision, phase
// play, with more than one option.
void judge_card_play(const Decision& decision, const State& state, const ReviewSettings& settings,
                     Verdict& verdict, std::stop_token stop);

}  // namespace kibic::marias
