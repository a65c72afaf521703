// A deal before its first trick as one seat might find it: the state that takes the place of the
// true one wherever a decision before the play is weighed.
#pragma once

#include "analyzer/engines/marias/worlds/worlds.h"
#include "core/games/marias/state.h"

namespace kibic::marias {

// The state with the cards of the world. Nothing of it depends on what the seat cannot see: neither
// cards dealt to others nor what they put away, and where the trump suit of volený is still secret,
// the chooser has laid aside the suit that suits these cards best.
// REQUIRES: a phase before the play, a world of this seat (see knowledge_before_play).
State imagined(const State& state, int seat, const World& world);

}  // namespace kibic::marias
