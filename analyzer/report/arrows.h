// A judged decision as arrows over the scene of its position, in games whose actions lead over
// squares.
#pragma once

#include <vector>

#include "core/model/scene.h"
#include "core/model/state.h"
#include "core/model/verdict.h"

namespace kibic {

// What was best, what was played where that is something else, and what the other side threatens
// then: its answer on the line that the engine expects. REQUIRES: the state is that before the
// decision, and allows the actions of the verdict.
std::vector<SceneArrow> arrows_of(const State& state, const Verdict& verdict);

// An action that has just been made, from the state before it. Empty for other games.
std::vector<SceneArrow> arrow_of_last(const State& before, const Action& action);

}  // namespace kibic
