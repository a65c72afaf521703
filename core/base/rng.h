// Random numbers that are the same on every machine: the generator is standard, the bounded
// integer and the shuffle are ours, because those of <random> differ between libraries.
#pragma once

#include <cstdint>
#include <random>
#include <span>
#include <utility>

namespace kibic {

class Rng {
 public:
  explicit Rng(std::uint64_t seed) : generator_(seed) {}

  std::uint64_t next() { return generator_(); }

  // Uniform in [0, bound). REQUIRES: bound > 0.
  std::uint64_t below(std::uint64_t bound) {
    // Values above the largest multiple of bound would favour small results; draw again.
    const std::uint64_t limit = UINT64_MAX - UINT64_MAX % bound;
    std::uint64_t value = next();
    while (value >= limit) value = next();
    return value % bound;
  }

  // Uniform in [0, 1), 53 bits.
  double unit() { return static_cast<double>(next() >> 11U) * 0x1.0p-53; }

  template <class T>
  void shuffle(std::span<T> items) {
    for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(i)]);
  }

 private:
  std::mt19937_64 generator_;
};

}  // namespace kibic
