// What of the house rules changes a value of ochko: what hands count, what is paid and what the
// player gets to see. Source: rule book ochko 1, ambiguities A1 to A12b.
#pragma once

#include <compare>

#include "core/games/ochko/options.h"

namespace kibic::ochko {

struct Terms {
  // What the player gets for one stake; a lost deal costs him 1.
  double pay = 1;
  double tie_pay = 1;             // A5: as a win, 0 or -1
  double pocketjack_pay = 1;      // A12b
  double pocketjack_tie_pay = 1;  // A4: PocketJack against PocketJack

  bool ten_makes_pocketjack = true;  // A1
  bool is_ace_flexible = false;      // A2
  TwoAces two_aces = TwoAces::bust;  // A3
  bool banker_peeks = false;         // A7
  bool pocketjack_ends = true;       // A8
  bool stands_on_21 = false;         // A9: the player is given no choice
  int open_cards = 1;                // A10: of the banker, 0…2

  auto operator<=>(const Terms&) const = default;
};

Terms terms_of(const Options& options);

}  // namespace kibic::ochko
