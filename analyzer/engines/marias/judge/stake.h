// What a deal of mariáš is about, in money.
#pragma once

#include "core/games/marias/state.h"

namespace kibic::marias {

// What the seat's side wins if it simply wins, in the seat's own money: the announced parts at
// their prices, each times 2 to the number of its fleks, trump parts twice with hearts; clipped to
// the limit for one opponent; twice that for the declarer, who has two opponents. By contract:
//   hra price_hra · sedma price_hra + price_sedma · sto price_sto · stosedm price_sto + price_sedma
//   betl, durch, dvě sedmy their price · dvě sedmy a sto price_two_sevens + price_sto
// Hry proti add price_sedma and price_sto; with sto proti the hra is not settled. Silent parts do
// not count. At least 1, so that shares of it exist at any prices. REQUIRES: a contract.
double unit_stake(const State& state, int seat);

// The same where no contract stands yet, as if the seat's side won by simply making what is spoken
// of: in licitovaný the rung named last (sedma before any), in volený a hra, or the betl that a
// durch would take over. Hearts count twice when the rung is lepší or the seat knows that they were
// chosen. Who bids, chooses, discards or announces is counted as the declarer.
// REQUIRES: a phase before the play.
double stake_before_play(const State& state, int seat);

}  // namespace kibic::marias
