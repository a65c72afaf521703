// How a deal may end and what that is worth to the player.
#pragma once

#include "analyzer/engines/ochko/exact/terms.h"

namespace kibic::ochko {

// Chances of each kind of end; they sum to 1 unless said otherwise. A tie is kept apart from a win
// even where it is paid like one.
struct Odds {
  double win = 0;
  double tie = 0;
  double loss = 0;
  double pocketjack_win = 0;
  double pocketjack_tie = 0;

  double sum() const { return win + tie + loss + pocketjack_win + pocketjack_tie; }
  double all_ties() const { return tie + pocketjack_tie; }
  double all_wins() const { return win + pocketjack_win; }  // without ties
  // In stakes.
  double value(const Terms& terms) const {
    return win * terms.pay + tie * terms.tie_pay + pocketjack_win * terms.pocketjack_pay +
           pocketjack_tie * terms.pocketjack_tie_pay - loss;
  }

  void add(double weight, const Odds& other) {
    win += weight * other.win;
    tie += weight * other.tie;
    loss += weight * other.loss;
    pocketjack_win += weight * other.pocketjack_win;
    pocketjack_tie += weight * other.pocketjack_tie;
  }
  Odds scaled(double factor) const {
    Odds result;
    result.add(factor, *this);
    return result;
  }

  bool operator==(const Odds&) const = default;
};

}  // namespace kibic::ochko
