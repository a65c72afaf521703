#include "core/games/marias/trick.h"

#include <utility>

namespace kibic::marias {
namespace {

using AboveTable = std::array<CardSet, 32>;

constexpr AboveTable above_table(bool is_natural_order) {
  AboveTable table;
  for (int low = 0; low < 32; ++low) {
    const Card card = Card::from_code(low);
    for (const Rank rank : all_ranks) {
      if (strength(rank, is_natural_order) <= strength(card.rank(), is_natural_order)) continue;
      table[static_cast<std::size_t>(low)].insert(Card(card.suit(), rank));
    }
  }
  return table;
}

constexpr std::array<AboveTable, 2> higher_cards{above_table(false), above_table(true)};
constexpr CardSet all_kings{Card(Suit::hearts, Rank::kral), Card(Suit::bells, Rank::kral),
                            Card(Suit::leaves, Rank::kral), Card(Suit::acorns, Rank::kral)};

CardSet higher_than(Card card, const CardOrder& order) {
  return higher_cards[order.is_natural ? 1 : 0][static_cast<std::size_t>(card.code())];
}

bool beats(Card card, Card winning, const CardOrder& order) {
  if (card.suit() != winning.suit()) return order.trump == card.suit();
  return higher_than(winning, order).contains(card);
}

CardSet or_all(CardSet preferred, CardSet all) {
  return preferred.empty() ? all : preferred;
}

// Duties to follow, beat, trump and overtrump. Rule book 1.9, rules 1 to 3.
CardSet dutiful_cards(CardSet hand, const Trick& trick, const CardOrder& order) {
  if (trick.size == 0) return hand;
  const Card winning = trick.cards[static_cast<std::size_t>(winning_place(trick, order))];
  const Suit led = trick.cards[0].suit();
  const CardSet higher = hand & higher_than(winning, order);
  if (const CardSet following = hand.in(led); !following.empty()) {
    return winning.suit() == led ? or_all(higher, following) : following;
  }
  const CardSet trumps = order.trump ? hand.in(*order.trump) : CardSet();
  if (trumps.empty()) return hand;
  return winning.suit() == order.trump ? or_all(higher, trumps) : trumps;
}

// Without the announced sevens whose trick has not come, as far as another card is left: the trump
// seven is for the last card of the hand, the helper seven for the last but one.
CardSet without_kept(CardSet legal, int hand_size, const KeptSevens& kept) {
  if (kept.trump_seven) legal = or_all(legal - CardSet{*kept.trump_seven}, legal);
  if (kept.helper_seven && hand_size > 2)
    legal = or_all(legal - CardSet{*kept.helper_seven}, legal);
  return legal;
}

// A král stands one above its svršek in both the code and the strength of cards.
CardSet without_kings_of_marriages(CardSet legal, CardSet hand) {
  const CardSet married = all_kings & CardSet(hand.bits() << 1U);
  return or_all(legal - married, legal);
}

}  // namespace

CardOrder order_of(const Contract& contract, const Options& options) {
  const bool is_natural = !has_trump(contract.kind) ||
                          (has_helper(contract.kind) && options.ten_below_jack_in_two_sevens);
  return {contract.trump, is_natural};
}

bool is_king_first_illegal(const Contract& contract, const Options& options) {
  return has_trump(contract.kind) && options.king_first == KingFirst::illegal;
}

int winning_place(const Trick& trick, const CardOrder& order) {
  std::size_t best = 0;
  for (std::size_t place = 1; std::cmp_less(place, trick.size); ++place) {
    if (beats(trick.cards[place], trick.cards[best], order)) best = place;
  }
  return static_cast<int>(best);
}

int points_of(const Trick& trick) {
  int points = 0;
  for (std::size_t place = 0; std::cmp_less(place, trick.size); ++place) {
    if (trick.cards[place].is_sharp()) points += 10;
  }
  return points;
}

CardSet legal_cards(CardSet hand, const Trick& trick, const CardOrder& order,
                    const KeptSevens& kept, bool is_king_first_illegal) {
  CardSet legal = dutiful_cards(hand, trick, order);
  if (is_king_first_illegal) legal = without_kings_of_marriages(legal, hand);
  return without_kept(legal, hand.size(), kept);
}

}  // namespace kibic::marias
