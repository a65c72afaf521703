// Decisions before the first lead judged by their mean value: trump, calls, discard, contract,
// answers, fleks.
#pragma once

#include <stop_token>

#include "core/games/marias/state.h"
#include "core/model/decision.h"
#include "core/model/review.h"
#include "core/model/verdict.h"

namespace kibic::marias {

// Fills in the verdict begun for the decision. REQUIRES: `state` is that of the decision, a phase
// before the play, with more than one option.
void judge_before_play(const Decision& decision, const State& state, const ReviewSettings& settings,
                       Verdict& verdict, std::stop_token stop);

}  // namespace kibic::marias
