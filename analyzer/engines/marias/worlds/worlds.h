// The deals that one seat cannot exclude: counted exactly, numbered in a stable order, and drawn
// uniformly without rejection. Every constraint is "these cards are not in that place", so a table
// over the free room in each place counts the ways to lay out the remaining cards.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "analyzer/engines/marias/worlds/knowledge.h"
#include "core/base/rng.h"

namespace kibic::marias {

// Cards still held, and the talon.
struct World {
  std::array<CardSet, 3> hands;
  CardSet talon;

  bool operator==(const World&) const = default;
};

class Worlds {
 public:
  // Constraints that contradict each other come from a record with an illegal play: the newest are
  // given up until some deal is left, and relaxed() says how many.
  explicit Worlds(Knowledge knowledge);

  // At least 1. Fits: 32 cards in three places have fewer than 2^51 layouts.
  std::uint64_t count() const { return ways_.back(); }
  // REQUIRES: index < count(). The order depends on the knowledge only.
  World at(std::uint64_t index) const;
  // Each world with the same chance.
  World sample(Rng& rng) const { return at(rng.below(count())); }
  // The first `limit` worlds; all of them if there are no more.
  std::vector<World> enumerate(std::size_t limit) const;
  // Whether the seat has to reckon with this deal.
  bool contains(const World& world) const;

  std::size_t relaxed() const { return relaxed_; }
  bool are_talon_counts_relaxed() const { return are_talon_counts_relaxed_; }
  const Knowledge& knowledge() const { return knowledge_; }

 private:
  // The two hands, and the talon cut into what was told of it: trumps, helpers, other cards.
  static constexpr std::size_t bin_count = 5;

  void prepare();
  void count_layouts();
  void relax();

  Knowledge knowledge_;
  std::vector<Card> cards_;                      // hidden, in the order they are laid out
  std::array<CardSet, bin_count> allowed_{};     // cards that may lie in the bin
  std::array<std::size_t, bin_count> room_{};    // cards that do lie in the bin
  std::array<std::size_t, bin_count> stride_{};  // of the bin in ways_
  std::vector<std::uint64_t> ways_;              // layouts of the last cards into the room left
  std::size_t relaxed_ = 0;
  bool are_talon_counts_relaxed_ = false;
};

}  // namespace kibic::marias
