// What the heuristic player does in every phase of a deal, from the auction to the last card.
#pragma once

#include <vector>

#include "core/base/rng.h"
#include "core/games/marias/action.h"
#include "core/games/marias/view.h"

namespace kibic::marias {

// One of the legal actions. The generator breaks ties and draws the talons that a bidder imagines.
// REQUIRES: it is the turn of the view's seat, and `legal` are its legal actions, not empty.
Action decide(const View& view, const std::vector<Action>& legal, Rng& rng);

// Phase flek: what to say about the parts that are open. REQUIRES: as decide().
Action decide_doubling(const View& view, const std::vector<Action>& legal);

}  // namespace kibic::marias
