// Where every verdict begins: what it is about.
#pragma once

#include "core/model/decision.h"
#include "core/model/verdict.h"

namespace kibic {

// Not judged yet; the event, the seat, the phase, what was played and how much there was to choose
// from are those of the decision.
inline Verdict verdict_on(const Decision& decision) {
  Verdict verdict;
  verdict.event = decision.event;
  verdict.seat = decision.seat;
  verdict.phase = decision.phase;
  verdict.played = decision.played;
  verdict.options = decision.options.size();
  return verdict;
}

}  // namespace kibic
