// Small choices that many rules share: parts of a set of cards with some property.
#pragma once

#include <string>

#include "analyzer/engines/marias/heuristic/situation.h"

namespace kibic::marias {

template <class Predicate>
CardSet those(CardSet cards, Predicate&& holds) {
  CardSet found;
  for (const Card card : cards) {
    if (holds(card)) found.insert(card);
  }
  return found;
}

// Legal cards that are neither sharp nor trumps; in betl and durch all legal cards.
inline CardSet small_plain(const Situation& s) {
  return s.trump ? s.legal - CardSet::of(*s.trump) - CardSet::sharp() : s.legal;
}

// The cards of those suits of which the seat holds most, or fewest.
CardSet in_longest_suit(const Situation& s, CardSet cards);
CardSet in_shortest_suit(const Situation& s, CardSet cards);

// The cards with the best chance that the own side takes the trick.
CardSet likeliest(const Situation& s, CardSet cards);

// Without cards that guard an own desítka against an eso that may still come: the last small cards
// beside it. All cards if nothing else is left.
CardSet without_guards(const Situation& s, CardSet cards);

// Svršky whose král the seat still holds, among the cards: the hlášky it may show now.
CardSet marriages_in(const Situation& s, CardSet cards);

// The eso of this suit has not been seen and may be with an opponent.
bool is_eso_against(const Situation& s, Suit suit);
// The same of any card.
bool is_against(const Situation& s, Card card);

// How cards and suits are written in reasons.
std::string spell(Card card);

}  // namespace kibic::marias
