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

// Phase bid: the highest rung that the hand should go to, as an index of the ladder; -1: none. It
// does not depend on what was called. The generator draws the talons imagined.
int highest_rung(const View& view, Rng& rng);
// The cheapest call that does not go above the rung, otherwise a pass. REQUIRES: as decide().
Action call_up_to(int highest, const View& view, const std::vector<Action>& legal);

// Phase flek: what a seat thinks of a part, 0…1: a defender, that it fails; the declarer, that it
// is made; and how much of that the n-th flek asks for.
double belief_in(const View& view, Part part);
double belief_asked_for(int fleks);

// Phase flek: what to say about the parts that are open. REQUIRES: as decide().
Action decide_doubling(const View& view, const std::vector<Action>& legal);

}  // namespace kibic::marias
