// What is certain about tricks to come without a search. All of it is exact.
#pragma once

#include <optional>

#include "analyzer/engines/marias/solver/layout.h"

namespace kibic::marias::open_hand {

using HandBits = std::array<Bits, 3>;

constexpr bool is_declarers(int seat) {
  return seat == 0;
}

constexpr int winner_of(int leader, int led, int second, int third, const Law& law) {
  int winner = leader;
  int winning = led;
  if (beats(second, winning, law)) {
    winner = after(leader);
    winning = second;
  }
  return beats(third, winning, law) ? after(after(leader)) : winner;
}

// Who can beat must, so this tells who will. REQUIRES: `winning` is of the suit led, or a trump
// that the hand, void in the suit led, may overtrump.
constexpr bool cannot_beat(Bits hand, int winning, const Law& law) {
  const Bits suit = suit_of(winning);
  if ((hand & suit) != 0) return (hand & above(winning)) == 0;
  return (hand & law.trumps) == 0 || (suit & law.trumps) != 0;
}

// The same for the last hand once the second has played.
constexpr bool last_cannot_beat(Bits hand, int led, int winning, const Law& law) {
  if ((hand & suit_of(led)) != 0 && suit_of(led) != suit_of(winning)) return true;
  return cannot_beat(hand, winning, law);
}

// Whether the leader's side takes the trick led with the card; unknown where it depends on how the
// second hand beats it.
constexpr std::optional<bool> is_won_by_leader(const HandBits& hands, int leader, int led,
                                               const Law& law) {
  const int second = after(leader);
  const int third = after(second);
  const bool second_beats = !cannot_beat(hands[index(second)], led, law);
  const bool third_beats = !cannot_beat(hands[index(third)], led, law);
  if (is_declarers(leader)) return !second_beats && !third_beats;
  if (is_declarers(second) ? !second_beats : !third_beats) return true;
  if (is_declarers(second) ? !third_beats : !second_beats) return false;
  return std::nullopt;
}

// Whether the second hand's side takes the trick with this card.
constexpr bool is_won_by_second(const HandBits& hands, int leader, int led, int card,
                                const Law& law) {
  const int seat = after(leader);
  const int third = after(seat);
  const bool is_beaten = beats(card, led, law);
  int winner = is_beaten ? seat : leader;
  if (!last_cannot_beat(hands[index(third)], led, is_beaten ? card : led, law)) winner = third;
  return is_declarers(winner) == is_declarers(seat);
}

// Tens of the declarer still to come.
struct Bounds {
  // He can make sure of the one, the defenders of the other; but who does may have to forgo
  // something else for it.
  int least = 0;
  int most = 0;
  // However they play.
  int never_below = 0;
  int never_above = 0;
};

// REQUIRES: no trick under way.
Bounds declarers_tens(const HandBits& hands, int leader, const Law& law);

}  // namespace kibic::marias::open_hand
