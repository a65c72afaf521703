// The banker's side: he draws below 17 and has no choice, so all that matters is with which chance
// he ends where. Source: rule book ochko 1 (R8, R11), reference values 3.3.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "analyzer/engines/ochko/exact/holding.h"

namespace kibic::ochko {

// Chances of the banker's ends; they sum to 1.
struct BankerChances {
  std::array<double, 5> totals{};  // 17…21, without a PocketJack
  double bust = 0;
  double pocketjack = 0;

  double total(int points) const { return totals[static_cast<std::size_t>(points - 17)]; }
};

// Every way in which the banker's hand can grow from given cards, ways that lead to the same cards
// merged: one sweep over it answers for any shoe. It has 8 hands from an ace, 491 from no open
// card.
class BankerTree {
 public:
  BankerTree(const Holding& start, const Terms& terms);

  // `shoe` is what is left without the start's cards. Cards the player has never seen, the banker's
  // closed one among them, are all alike, so it needs no step of its own. REQUIRES: enough cards to
  // finish (16 before the deal always are, rule book 3.6).
  BankerChances chances(const Shoe& shoe) const;

  std::size_t hands() const { return nodes_.size(); }

 private:
  struct Node {
    std::uint32_t first_edge = 0;
    std::uint32_t end_edge = 0;
    int drawn = 0;  // since the start
  };
  struct Edge {
    std::uint16_t target = 0;  // below end_count: an end; otherwise a node
    std::uint8_t weight = 0;   // index of "cards of the kind left after so many drawn"
  };

  std::vector<Node> nodes_;  // a node stands after all that lead to it; the start is the first
  std::vector<Edge> edges_;
  std::uint16_t start_ = 0;  // target
};

// The same by plain recursion for one hand; for hands of two cards and more.
BankerChances banker_chances(const Holding& banker, const Shoe& shoe, const Terms& terms);

}  // namespace kibic::ochko
