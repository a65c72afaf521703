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

struct Entry {
  std::uint64_t key = 0;
  HalfMove move;           // the best one; from and to are the same square: not known
  std::int16_t value = 0;  // for the side to move, in hundredths of a stone
  std::int8_t depth = 0;
  Bound bound = Bound::none;
  bool is_solved = false;

  // A solved tree is the same for every greater depth, so a value never depends on what the table
  // happens to hold: it is that of a search to exactly this depth.
  bool answers(int wanted) const { return depth == wanted || (is_solved && depth <= wanted); }
  bool decides(int alpha, int beta) const {
    return bound == Bound::exact || (bound == Bound::lower && value >= beta) ||
           (bound == Bound::upper && value <= alpha);
  }
};

// A position has an entry for each depth it was searched to, as long as there is room.
class Table {
 public:
  // REQUIRES: 1…1024 MiB; rounded down to a power of two of buckets.
  explicit Table(std::size_t mebibytes)
      : buckets_(std::bit_floor((mebibytes << 20U) / sizeof(Bucket))) {}

  void clear() { std::fill(buckets_.begin(), buckets_.end(), Bucket{}); }

  // What answers the depth, else the deepest of the key, else nullptr. Until the next store().
  const Entry* find(std::uint64_t key, int depth) const {
    const Entry* deepest = nullptr;
    for (const Entry& entry : bucket(key)) {
      if (entry.key != key || entry.bound == Bound::none) continue;
      if (entry.answers(depth)) return &entry;
      if (deepest == nullptr || entry.depth > deepest->depth) deepest = &entry;
    }
    return deepest;
  }
  void store(const Entry& entry) {
    Bucket& places = bucket(entry.key);
    Entry* worst = &places.front();
    for (Entry& place : places) {
      if (place.bound == Bound::none || (place.key == entry.key && place.depth == entry.depth)) {
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
