// Renonc: which rule of the rule book a divergence breaks, and the penalty for it.
#pragma once

#include <vector>

#include "core/model/breach.h"
#include "core/model/replay.h"

namespace kibic::marias {

// The violations of a replayed deal that the rule book has a name for, in order of the divergences;
// others (a card that nobody holds) are faults of the record. Source: rule book 1.12, and 1.6 to
// 1.11 for what 1.12 leaves out. Only the first game renonc of a deal is punished.
// REQUIRES: the replay is one of mariáš.
std::vector<Breach> breaches(const Replay& replay);

}  // namespace kibic::marias
