// What a hand is worth. Source: rule book ochko 1, R6, R11, A1 to A3.
#pragma once

#include <span>
#include <vector>

#include "core/games/ochko/card.h"
#include "core/games/ochko/options.h"

namespace kibic::ochko {

inline constexpr int best_total = 21;
inline constexpr int banker_stops_at = 17;  // R8

struct HandValue {
  int total = 0;
  bool is_pocket_jack = false;  // also two aces, where the house calls them golden

  bool is_bust() const { return total > best_total; }
  bool operator==(const HandValue&) const = default;
};

// Points of each card, in order: aces depend on their place, or on the whole hand (A2).
std::vector<int> card_values(std::span<const Card> cards, const Options& options);
// The sum of card_values(), and whether it is a PocketJack. Cards stand in the order dealt.
HandValue value_of(std::span<const Card> cards, const Options& options);

// Two cards that are a PocketJack.
bool is_pocket_jack(Rank first, Rank second, const Options& options);

}  // namespace kibic::ochko
