// The belief of a seat, card by card.
#pragma once

#include <optional>

#include "analyzer/parts/beliefs.h"
#include "core/model/state.h"

namespace kibic::marias {

// All worlds that the seat cannot exclude, or as many as the settings say drawn from them; the same
// state and settings give the same numbers. Soft weights need the calls of the whole deal: a record
// that begins in the middle gets hard ones. Places are the seats 0, 1, 2 and the talon.
// No value: no deal of mariáš, its cards are not dealt or it is over, or the seat's are not known.
// REQUIRES: 0 ≤ seat < 3, worlds > 0.
std::optional<Beliefs> beliefs(const kibic::State& state, int seat, const BeliefSettings& settings);

}  // namespace kibic::marias
