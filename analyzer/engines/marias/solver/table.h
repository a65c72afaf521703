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
  std::uint32_t lower : 12 = 0;
  std::uint32_t upper : 12 = 0xFFF;
  std::uint32_t best : 8 = 0xFF;  // lead that decided; of an equivalent position perhaps
};
static_assert(sizeof(Entry) == 16);

class Table {
 public:
  // REQUIRES: entries is a power of two.
  explicit Table(std::size_t entries) : entries_(entries), mask_(entries - 1) {}

  // The place of a position. What is there may belong to another one: compare key and context.
  Entry& at(std::uint64_t key, std::uint32_t context) {
    // All bits of the key reach the top bits of the product.
    const std::uint64_t hash =
        (key ^ (key >> 32U) ^ context * 0x9E37'79B9'7F4A'7C15U) * 0xD6E8'FEB8'6659'FD93U;
    return entries_[static_cast<std::size_t>(hash >> 40U) & mask_];
  }
  void clear() { entries_.assign(entries_.size(), Entry{}); }

 private:
  std::vector<Entry> entries_;
  std::size_t mask_;
};

}  // namespace kibic::marias::open_hand
