// What one seat can work out at its turn in the play: computed once from its View, read by all
// rules. Chances are estimates: unseen cards are taken as dealt at random among the places where
// they may lie.
#pragma once

#include <array>
#include <optional>

#include "core/games/marias/trick.h"
#include "core/games/marias/view.h"

namespace kibic::marias {

struct Situation {
  // --- Who and what.
  int seat = 0;
  int declarer = 0;
  bool is_declarer = false;
  int partner = -1;  // the other defender; -1 for the declarer
  Contract contract;
  CardOrder order;
  std::optional<Suit> trump;
  bool promised_seven = false;  // this seat has to win the last trick with the trump seven

  // --- The trick under way.
  Trick trick;                      // 0…2 cards
  int trick_number = 1;             // 1…10
  std::optional<int> winning_seat;  // none when leading
  std::optional<Card> winning_card;
  bool own_side_winning = false;

  // --- Cards.
  CardSet hand;
  CardSet legal;
  CardSet gone;                      // played in this deal, also to the trick under way
  CardSet unseen;                    // neither own nor played nor known to lie in the talon
  std::array<CardSet, 3> may_hold;   // cards the seat is not proved to lack; own hand for oneself
  std::array<CardSet, 3> must_hold;  // cards the seat has shown that it holds
  std::array<int, 3> hand_size{};
  std::array<CardSet, 3> thrown;   // plain cards thrown away by a seat that was void
  std::array<CardSet, 3> has_led;  // cards that the seat led

  // --- Score so far: declarer, defenders; marriages included.
  std::array<int, 2> points{};

  int next_seat() const { return (seat + 1) % 3; }
  bool is_leading() const { return trick.size == 0; }
  bool is_last() const { return trick.size == 2; }
  bool is_opponent(int other) const { return other != seat && (is_declarer || other == declarer); }
  Suit led_suit() const { return trick.cards[0].suit(); }  // REQUIRES: not leading
  int power(Card card) const { return strength(card.rank(), order.is_natural); }
  CardSet trumps() const { return trump ? hand.in(*trump) : CardSet{}; }
  CardSet plain() const { return trump ? hand - CardSet::of(*trump) : hand; }
  CardSet unseen_above(Card card) const { return above(card, order.is_natural) & unseen; }
  CardSet unseen_below(Card card) const;
  // Cards that the opponents may still hold.
  CardSet opponents_may_hold() const;

  bool is_known_void(int other, Suit suit) const { return may_hold_in(other, suit).empty(); }
  CardSet may_hold_in(int other, Suit suit) const {
    return may_hold[static_cast<std::size_t>(other)].in(suit);
  }
  // Estimate that the seat holds at least one of the cards, 0…1.
  double chance_of_any(int other, CardSet cards) const;
  double chance_of_void(int other, Suit suit) const;
  // Estimate that the seat, playing after it, beats the card that is winning on a lead of `led`.
  double chance_of_beating(int other, Card winning, Suit led) const;
  // Estimate that the own side takes the trick when the seat plays the card.
  double chance_of_trick(Card card) const;
  // Whether the card would be winning right after it was played.
  bool takes_lead(Card card) const;
  // Nobody can take the trick from the own side any more once the card is played.
  bool is_sure(Card card) const { return chance_of_trick(card) > 0.999; }
  // The highest card of its suit still to come, own hand included.
  bool is_master(Card card) const { return unseen_above(card).empty(); }
  bool has_marriage(Suit suit) const {
    return hand.contains(Card(suit, Rank::kral)) && hand.contains(Card(suit, Rank::svrsek));
  }
};

// No value unless it is the turn of the view's seat in the play of a declared contract.
std::optional<Situation> situation_of(const View& view);

// Cards of the set with the lowest or highest strength (of all suits; several if equal).
CardSet lowest(const Situation& s, CardSet cards);
CardSet highest(const Situation& s, CardSet cards);

}  // namespace kibic::marias
