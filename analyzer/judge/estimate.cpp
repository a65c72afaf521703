#include "analyzer/judge/estimate.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

#include "core/base/rng.h"

namespace kibic {
namespace {

constexpr double small_sample = 30;      // below it the normal distribution is a bad guess
constexpr std::size_t resamples = 1000;  // enough for the 0.5 % quantile: the fifth smallest

// Two-sided quantiles of the normal distribution.
double z_of(double certainty) {
  if (certainty >= 0.99) return 2.576;
  return certainty >= 0.95 ? 1.960 : 1.645;
}

}  // namespace

Estimate::Estimate(std::vector<double> numbers, std::vector<double> weights, std::uint64_t seed) {
  assert(numbers.size() == weights.size() && !numbers.empty());
  const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
  double squares = 0;
  for (std::size_t j = 0; j < numbers.size(); ++j) {
    weights[j] /= sum;
    squares += weights[j] * weights[j];
    mean_ += weights[j] * numbers[j];
  }
  effective_size_ = 1.0 / squares;
  double variance = 0;
  for (std::size_t j = 0; j < numbers.size(); ++j) {
    variance += weights[j] * (numbers[j] - mean_) * (numbers[j] - mean_);
  }
  if (effective_size_ > 1) standard_error_ = std::sqrt(variance / (effective_size_ - 1));
  if (effective_size_ < small_sample) prepare_bootstrap(numbers, weights, seed);
}

Estimate Estimate::exact(double mean) {
  Estimate estimate;
  estimate.mean_ = mean;
  estimate.is_exact_ = true;
  return estimate;
}

void Estimate::prepare_bootstrap(const std::vector<double>& numbers,
                                 const std::vector<double>& weights, std::uint64_t seed) {
  Rng rng(seed);
  resampled_means_.reserve(resamples);
  for (std::size_t r = 0; r < resamples; ++r) {
    double total = 0;
    double weight = 0;
    for (std::size_t j = 0; j < numbers.size(); ++j) {
      const std::size_t pick = rng.below(numbers.size());
      total += weights[pick] * numbers[pick];
      weight += weights[pick];
    }
    resampled_means_.push_back(weight > 0 ? total / weight : mean_);
  }
  std::sort(resampled_means_.begin(), resampled_means_.end());
}

Interval Estimate::interval(double certainty) const {
  if (is_exact_) return {mean_, mean_};
  if (resampled_means_.empty()) {
    const double reach = z_of(certainty) * standard_error_;
    return {mean_ - reach, mean_ + reach};
  }
  const double tail = (1 - certainty) / 2 * static_cast<double>(resamples);
  const auto cut = static_cast<std::size_t>(tail + 0.5);
  return {resampled_means_[cut], resampled_means_[resamples - 1 - cut]};
}

}  // namespace kibic
