// One trick, and which cards may be played to it. Source: rule book 1.9.
#pragma once

#include <array>
#include <optional>

#include "core/games/marias/card.h"
#include "core/games/marias/contract.h"
#include "core/games/marias/options.h"

namespace kibic::marias {

// Cards in the order played; the seats follow clockwise from the leader.
struct Trick {
  int leader = 0;
  int size = 0;  // 0…3
  std::array<Card, 3> cards{Card::from_code(0), Card::from_code(0), Card::from_code(0)};

  bool is_full() const { return size == 3; }
  int seat_of(int place) const { return (leader + place) % 3; }
  int next_seat() const { return seat_of(size); }
  void add(Card card) { cards[static_cast<std::size_t>(size++)] = card; }

  bool operator==(const Trick&) const = default;
};

// How the contract orders the cards.
struct CardOrder {
  std::optional<Suit> trump;
  bool is_natural = false;  // betl, durch; dvě sedmy under option 1

  bool operator==(const CardOrder&) const = default;
};
CardOrder order_of(const Contract& contract, const Options& options);

// In every contract with trumps under the option king_first=illegal; betl and durch know no
// marriages.
bool is_king_first_illegal(const Contract& contract, const Options& options);

// Place (0…2) of the card that is winning. REQUIRES: size > 0.
int winning_place(const Trick& trick, const CardOrder& order);
inline int winner_of(const Trick& trick, const CardOrder& order) {
  return trick.seat_of(winning_place(trick, order));
}
// Points of the cards: 10 for each eso and desítka, without the 10 for the last trick.
int points_of(const Trick& trick);

// What a seat must keep back: its side announced sevens.
struct KeptSevens {
  std::optional<Card> trump_seven;   // for trick 10
  std::optional<Card> helper_seven;  // for trick 9

  bool operator==(const KeptSevens&) const = default;
};

// The cards of the hand that may be played to the trick: duties to follow, beat, trump and
// overtrump, then sevens kept back while another card is legal, and no král before its svršek where
// that is illegal. Never empty for a hand that is not. The size of the hand tells the trick: with
// two cards it is the ninth, which the helper seven is kept for. REQUIRES: the trick is not full.
CardSet legal_cards(CardSet hand, const Trick& trick, const CardOrder& order,
                    const KeptSevens& kept, bool is_king_first_illegal);

}  // namespace kibic::marias
