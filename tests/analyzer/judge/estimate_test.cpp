// Means with their uncertainty. Source: judgement notes, section 4 (standard error, effective size,
// bootstrap below 30).
#include "analyzer/judge/estimate.h"

#include <numeric>

using namespace kibic;

namespace {

// Numbers 0 … n − 1, all of weight 1.
Estimate of_range(std::size_t n) {
  std::vector<double> numbers(n);
  std::iota(numbers.begin(), numbers.end(), 0.0);
  return Estimate(numbers, std::vector<double>(n, 1.0), 7);
}

}  // namespace

TEST_CASE("an interval is the mean with 1.96 standard errors on both sides") {
  // Variance of 0 … 99 is (100² − 1) / 12 = 833.25; SE = √(833.25 / 99) = 2.9011
  const Estimate estimate = of_range(100);
  CHECK(estimate.mean() == Approx(49.5));
  CHECK(estimate.standard_error() == Approx(2.9011).epsilon(1e-4));
  CHECK(estimate.interval(0.95)[0] == Approx(49.5 - 1.960 * 2.9011).epsilon(1e-4));
  CHECK(estimate.interval(0.99)[1] == Approx(49.5 + 2.576 * 2.9011).epsilon(1e-4));
  CHECK(estimate.interval(0.90)[1] == Approx(49.5 + 1.645 * 2.9011).epsilon(1e-4));
}

TEST_CASE("weights shrink the effective size") {
  // (1 + 1 + 2)² / (1 + 1 + 4) = 16 / 6
  const Estimate estimate({0, 4, 8}, {1, 1, 2}, 7);
  CHECK(estimate.mean() == Approx(5.0));
  CHECK(estimate.effective_size() == Approx(16.0 / 6.0));
}

TEST_CASE("a small sample is bootstrapped, the same way for the same seed") {
  const Estimate estimate = of_range(16);
  const Interval interval = estimate.interval(0.95);
  CHECK(interval == of_range(16).interval(0.95));
  CHECK(interval[0] > 4.5);  // close to the normal interval 7.5 ± 2.33
  CHECK(interval[0] < 6.0);
  CHECK(interval[1] > 9.0);
  CHECK(interval[1] < 10.5);
  CHECK(estimate.interval(0.99)[0] < interval[0]);
}

TEST_CASE("a known population leaves no doubt") {
  const Estimate estimate = Estimate::exact(3.5);
  CHECK(estimate.interval(0.99) == Interval{3.5, 3.5});
  CHECK(estimate.is_exact());
}
