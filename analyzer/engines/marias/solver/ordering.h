// Which cards to try first. Guesses only: they change how long a search takes, never its value.
#pragma once

#include "analyzer/engines/marias/solver/foresight.h"

namespace kibic::marias::open_hand {

// Up to ten cards, best first; equal scores keep the order in which they were added.
class MoveList {
 public:
  void add(int card, int score) {
    int place = size_++;
    for (; place > 0 && scores_[index(place - 1)] < score; --place) {
      scores_[index(place)] = scores_[index(place - 1)];
      cards_[index(place)] = cards_[index(place - 1)];
    }
    scores_[index(place)] = score;
    cards_[index(place)] = static_cast<std::int8_t>(card);
  }
  const std::int8_t* begin() const { return cards_.data(); }
  const std::int8_t* end() const { return cards_.data() + size_; }

 private:
  std::array<std::int8_t, 10> cards_;
  std::array<int, 10> scores_;
  int size_ = 0;
};

// Tens of a finished trick, positive when the declarer takes it.
inline int trick_tens(int leader, int led, int second, int third, const Law& law) {
  const int tens = count((bit(led) | bit(second) | bit(third)) & law.sharp);
  return is_declarers(winner_of(leader, led, second, third, law)) ? tens : -tens;
}

// For the last hand: tens won or saved, then low cards.
inline int third_score(int leader, int led, int second, int card, const Law& law) {
  const int tens = trick_tens(leader, led, second, card, law);
  const bool is_declarer = after(after(leader)) == 0;
  return (is_declarer ? tens : -tens) * 16 - (card & 7) - ((bit(card) & law.trumps) != 0 ? 8 : 0);
}

// For the second hand: what the last hand's greedy answer leaves.
inline int second_score(const std::array<Bits, 3>& hands, int leader, int led, int card,
                        const Law& law) {
  const int seat = after(leader);
  const int last = after(seat);
  int best = -99;
  for (Bits replies = legal_third(hands[index(last)], led, card, law); replies != 0;
       replies &= replies - 1) {
    const int tens = trick_tens(leader, led, card, lowest(replies), law);
    best = best < (last == 0 ? tens : -tens) ? (last == 0 ? tens : -tens) : best;
  }
  const int tens = last == 0 ? best : -best;
  return (seat == 0 ? tens : -tens) * 16 - (card & 7) - ((bit(card) & law.trumps) != 0 ? 8 : 0);
}

// For the leader: sure winners that draw sharp cards, then cards for the partner, then low ones.
inline int lead_score(const std::array<Bits, 3>& hands, int leader, int card, const Law& law) {
  const Bits suit = suit_of(card);
  const int rank = card & 7;
  const bool is_sharp = (bit(card) & law.sharp) != 0;
  if (leader == 0) {
    if (cannot_beat(hands[1], card, law) && cannot_beat(hands[2], card, law)) {
      const Bits drawn = (hands[1] | hands[2]) & suit & law.sharp;
      return 40 + 8 * count(drawn) + (is_sharp ? 4 : 0);
    }
    return (is_sharp ? -20 : 0) - rank;
  }
  const Bits partner = hands[index(3 - leader)];
  if (cannot_beat(hands[0], card, law)) {
    const Bits drawn = hands[0] & suit & law.sharp;
    return 40 + 8 * count(drawn) + (is_sharp ? 4 : 0);
  }
  const Bits stronger = partner & suit & above(card);
  if (stronger != 0 && cannot_beat(hands[0], 31 - std::countl_zero(stronger), law)) {
    return 24 + (is_sharp ? 8 : 0) + 4 * count(hands[0] & suit & law.sharp);
  }
  return (is_sharp ? -20 : 0) - rank;
}

}  // namespace kibic::marias::open_hand
