// Promised probabilities against what was true.
#pragma once

#include <array>
#include <cstddef>

#include "analyzer/parts/beliefs.h"

namespace kibic {

class Calibration {
 public:
  struct Bin {
    std::size_t promises = 0;
    double promised = 0;   // sum of the probabilities
    std::size_t kept = 0;  // how many of them came true
  };

  // Every card and every place where the seat reckons with some card is one promise. Cards whose
  // true place is not known are left out.
  void add(const Beliefs& beliefs);

  const std::array<Bin, 10>& bins() const { return bins_; }  // from 0-10 % to 90-100 %
  std::size_t cards() const { return cards_; }
  // Of promised and kept shares, 0…1, over the bins that are not empty, each counted alike, or by
  // its promises.
  double mean_difference() const;
  double weighted_difference() const;
  // Mean of -ln of the probability given to the true place. What a sample never showed counts as
  // half a world of it.
  double log_loss() const { return cards_ == 0 ? 0 : loss_ / static_cast<double>(cards_); }

 private:
  std::array<Bin, 10> bins_{};
  std::size_t cards_ = 0;
  double loss_ = 0;
};

}  // namespace kibic
