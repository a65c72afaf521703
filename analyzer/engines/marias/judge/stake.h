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

}  // namespace kibic::marias
