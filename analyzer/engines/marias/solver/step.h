// What a card makes of a problem, by the rules of the game; for the root of a search, not its
// inside.
#pragma once

#include "analyzer/engines/marias/solver/solver.h"

namespace kibic::marias::open_hand {

// The problem after a legal card of the seat to play.
Problem with_card(const Problem& problem, Card card);
// Nothing is left to play for: no card, or a betl or durch is decided.
bool is_over(const Problem& problem);
// Announced sevens that the seat must keep back.
KeptSevens kept_by(const Problem& problem, int seat);
CardSet legal_cards(const Problem& problem);

}  // namespace kibic::marias::open_hand
