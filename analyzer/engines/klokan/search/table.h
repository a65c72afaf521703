// What a search has found about positions. One table belongs to one search; what it answers depends
// only on what was stored since it was cleared.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "core/games/klokan/moves.h"

namespace kibic::klokan {

enum class Bound : std::uint8_t { none, lower, upper, exact };

// A half-move in 32 bits, good enough to find it again in the list of its board.
constexpr std::uint32_t code_of(const HalfMove& move) {
  const auto captured = static_cast<std::uint32_t>((move.captured * 0x9E3779B97F4A7C15U) >> 45U);
  return (captured << 13U) | (std::uint32_t{move.doubles} << 12U) | (std::uint32_t{move.to} << 6U) |
         move.from;
}

struct Entry {
  std::uint64_t key = 0;
  std::uint32_t move = 0;  // code_of the best one
  std::int16_t value = 0;  // for the side to move, in hundredths of a stone
  std::int8_t depth = 0;
  Bound bound = Bound::none;
  bool is_solved = false;

  // A solved tree is the same for every greater depth, so a value never depends on what the table
  // happens to hold: it is that of a search to exactly this depth.
  bool answers(int wanted) const { return depth == wanted || (is_solved && depth <= wanted); }
};

class Table {
 public:
  // REQUIRES: 1…1024 MiB; rounded down to a power of two.
  explicit Table(std::size_t mebibytes)
      : buckets_(std::bit_floor((mebibytes << 20U) / sizeof(Bucket))) {}

  void clear() { std::fill(buckets_.begin(), buckets_.end(), Bucket{}); }

  // The deepest entry of the key, or nullptr. Until the next store().
  const Entry* find(std::uint64_t key) const {
    for (const Entry& entry : bucket(key)) {
      if (entry.key == key && entry.bound != Bound::none) return &entry;
    }
    return nullptr;
  }
  void store(const Entry& entry) {
    Bucket& places = bucket(entry.key);
    Entry* worst = &places.front();
    for (Entry& place : places) {
      if (place.bound == Bound::none || place.key == entry.key) {
        worst = &place;
        break;
      }
      if (place.depth < worst->depth) worst = &place;
    }
    *worst = entry;
  }

 private:
  using Bucket = std::array<Entry, 4>;

  Bucket& bucket(std::uint64_t key) { return buckets_[key & (buckets_.size() - 1)]; }
  const Bucket& bucket(std::uint64_t key) const { return buckets_[key & (buckets_.size() - 1)]; }

  std::vector<Bucket> buckets_;
};

}  // namespace kibic::klokan
