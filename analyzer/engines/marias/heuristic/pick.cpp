#include "analyzer/engines/marias/heuristic/pick.h"

#include <algorithm>

#include "core/games/marias/words.h"

namespace kibic::marias {
namespace {

CardSet in_suits_of_length(const Situation& s, CardSet cards, bool is_longest) {
  int wanted = is_longest ? 0 : 9;
  for (const Card card : cards) {
    const int length = s.hand.in(card.suit()).size();
    wanted = is_longest ? std::max(wanted, length) : std::min(wanted, length);
  }
  return those(cards, [&](Card card) { return s.hand.in(card.suit()).size() == wanted; });
}

}  // namespace

CardSet in_longest_suit(const Situation& s, CardSet cards) {
  return in_suits_of_length(s, cards, true);
}

CardSet in_shortest_suit(const Situation& s, CardSet cards) {
  return in_suits_of_length(s, cards, false);
}

CardSet likeliest(const Situation& s, CardSet cards) {
  double best = -1.0;
  for (const Card card : cards) best = std::max(best, s.chance_of_trick(card));
  constexpr double same = 1e-9;
  return those(cards, [&](Card card) { return s.chance_of_trick(card) > best - same; });
}

CardSet without_guards(const Situation& s, CardSet cards) {
  const CardSet free = those(cards, [&](Card card) {
    const bool has_ten = s.hand.contains(Card(card.suit(), Rank::desitka)) && !card.is_sharp();
    const int smaller = (s.hand.in(card.suit()) - CardSet::sharp()).size();
    return !has_ten || smaller > 1 || !is_eso_against(s, card.suit());
  });
  return free.empty() ? cards : free;
}

CardSet marriages_in(const Situation& s, CardSet cards) {
  if (!s.trump) return {};
  return those(
      cards, [&](Card card) { return card.rank() == Rank::svrsek && s.has_marriage(card.suit()); });
}

bool is_eso_against(const Situation& s, Suit suit) {
  return is_against(s, Card(suit, Rank::eso));
}

bool is_against(const Situation& s, Card card) {
  return s.opponents_may_hold().contains(card);
}

std::string spell(Card card) {
  return pretty(card);
}

}  // namespace kibic::marias
