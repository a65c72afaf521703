// The options of a decision before the play, equivalent ones merged, with what the seat may have in
// mind by each of them.
#pragma once

#include <optional>
#include <vector>

#include "analyzer/engines/marias/judge/preplay/rollout.h"

namespace kibic::marias {

struct PlannedOption {
  Action action;
  std::vector<Action> same_as;   // come to the same thing in every deal
  std::vector<Plan> plans;       // at least one
  std::vector<Plan> more_plans;  // for a second look, if they are among those that promise most
};

// REQUIRES: the deal as the seat to act might find it; `played` is one of its legal actions, or a
// trump turned up "z lidu", or nothing. Of the raises in the auction there are the lowest one and
// the one played: nearly everybody raises by one rung, and what a jump gains depends on how the
// others take it, which rules of thumb do not know. Depends on what the seat knows only.
std::vector<PlannedOption> planned_options(const State& start, const std::optional<Action>& played);

// A trump suit chosen without a card of it among the first seven: turned up from the other five.
bool is_turned_up(const State& state, const Action& action);

}  // namespace kibic::marias
