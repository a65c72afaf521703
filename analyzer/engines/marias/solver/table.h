// Transposition table: bounds of positions already searched. Lossy, exact in what it returns.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace kibic::marias::open_hand {

// 16 bytes; four entries share a cache line.
struct Entry {
  std::uint64_t key = 0;
  std::uint32_t context = 0;  // 0: empty
  // Tens or ranks of amounts; a bill has some two hundred different amounts at most.
  std::uint32_t lower : 11 = 0;
  std::uint32_t upper : 11 = 0x7FF;
  std::uint32_t best : 6 = no_best;  // lead that decided; of an equivalent position perhaps
  std::uint32_t size : 4 = 0;        // cards in each hand

  static constexpr std::uint32_t no_best = 32;
};
static_assert(sizeof(Entry) == 16);

class Table {
 public:
  // REQUIRES: entries is a power of two, two at least.
  explicit Table(std::size_t entries) : entries_(entries), mask_(entries - 2) {}

  // The entry of the position, if it is still there.
  Entry* find(std::uint64_t key, std::uint32_t context) {
    Entry* const pair = pair_of(key, context);
    for (Entry* entry = pair; entry != pair + 2; ++entry) {
      if (entry->key == key && entry->context == context) return entry;
    }
    return nullptr;
  }

  // Room for the position, which is not there: one entry of a pair keeps the larger positions, but
  // not for ever, the other the latest.
  Entry& make(std::uint64_t key, std::uint32_t context, std::uint32_t size) {
    Entry* const pair = pair_of(key, context);
    const bool is_refreshed = (++made_ & 7U) == 0;
    Entry& entry = size >= pair[0].size || is_refreshed ? pair[0] : pair[1];
    if (&entry == pair && !is_refreshed) pair[1] = pair[0];
    entry = {.key = key, .context = context};
    entry.size = size & 0xFU;
    return entry;
  }
  void clear() { entries_.assign(entries_.size(), Entry{}); }

 private:
  Entry* pair_of(std::uint64_t key, std::uint32_t context) {
    // All bits of the key reach the top bits of the product.
    const std::uint64_t hash =
        (key ^ (key >> 32U) ^ context * 0x9E37'79B9'7F4A'7C15U) * 0xD6E8'FEB8'6659'FD93U;
    return &entries_[static_cast<std::size_t>(hash >> 40U) & mask_];
  }

  std::vector<Entry> entries_;
  std::size_t mask_;
  std::uint64_t made_ = 0;
};

}  // namespace kibic::marias::open_hand
