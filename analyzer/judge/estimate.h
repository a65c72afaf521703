// A weighted mean with its uncertainty.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace kibic {

using Interval = std::array<double, 2>;

// The mean of a sample from a population, and intervals for the population's mean: mean ± z·SE, or
// a bootstrap when the effective size is below 30 (weights of the drawn numbers enter both).
class Estimate {
 public:
  // REQUIRES: as many weights as numbers, none negative, a positive sum. `seed` drives the
  // bootstrap only.
  Estimate(std::vector<double> numbers, std::vector<double> weights, std::uint64_t seed);
  // Nothing was sampled: the whole population is known, so every interval is the mean itself.
  static Estimate exact(double mean);

  double mean() const { return mean_; }
  double effective_size() const { return effective_size_; }  // (Σp)²/Σp²
  double standard_error() const { return standard_error_; }
  bool is_exact() const { return is_exact_; }
  // Two-sided; certainty is 0.90, 0.95 or 0.99.
  Interval interval(double certainty) const;

 private:
  Estimate() = default;
  void prepare_bootstrap(const std::vector<double>& numbers, const std::vector<double>& weights,
                         std::uint64_t seed);

  double mean_ = 0;
  double effective_size_ = 0;
  double standard_error_ = 0;
  bool is_exact_ = false;
  std::vector<double> resampled_means_;  // sorted; empty for a large sample
};

}  // namespace kibic
