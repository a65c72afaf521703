// The ladder of the licitovaný auction: which rung stands above which, and which announced contract
// fulfils the rung won. Source: rule book 1.4, 1.6; the thesis's option 8.
#pragma once

#include <optional>
#include <vector>

#include "core/games/marias/contract.h"
#include "core/games/marias/options.h"

namespace kibic::marias {

// All twelve rungs from the lowest up, in the order that better_sto_above_stosedm (rungs 4 and 5)
// and two_sevens_order (rungs 10 and 11) ask for.
std::vector<Rung> ladder(const Options& options);

// Place on the ladder, 0…11. REQUIRES: a rung that can be bid (no hra, no betl or durch lepší).
int rung_index(Rung rung, const Options& options);

// The rung that a contract stands on: lepší if hearts are trumps. None for a plain hra.
std::optional<Rung> rung_of(const Contract& contract);

// The contract may be announced by who won the auction at this rung: it stands at the rung or above
// it. So hearts fulfil a plain rung, but another suit never a rung lepší.
bool covers(const Contract& contract, Rung won, const Options& options);

}  // namespace kibic::marias
