// Random numbers are the same on every machine.
#include "core/base/rng.h"

#include <array>
#include <catch2/catch.hpp>
#include <numeric>
#include <vector>

using namespace kibic;

TEST_CASE("the generator is the standard's: its 10000th number is known") {
  Rng rng(5489);  // the seed of a default-constructed mt19937_64, [rand.predef]
  for (int i = 1; i < 10'000; ++i) rng.next();
  CHECK(rng.next() == 9981545732273789042U);
}

TEST_CASE("seed 0 is a seed") {
  CHECK(Rng(0).next() != Rng(1).next());
  CHECK(Rng(0).next() == Rng(0).next());
}

TEST_CASE("bounded numbers keep below the bound and meet every value evenly") {
  constexpr std::size_t bound = 6;
  std::array<int, bound> counts{};
  Rng rng(1);
  for (int i = 0; i < 6'000; ++i) ++counts.at(rng.below(bound));
  // Mean 1000, standard deviation about 29: five of them either way.
  for (const int count : counts) CHECK(std::abs(count - 1'000) < 145);
  CHECK(rng.below(1) == 0);
}

TEST_CASE("unit numbers lie in [0, 1) and average a half") {
  Rng rng(2);
  double sum = 0;
  for (int i = 0; i < 10'000; ++i) {
    const double value = rng.unit();
    REQUIRE(value >= 0);
    REQUIRE(value < 1);
    sum += value;
  }
  CHECK(sum / 10'000 == Approx(0.5).margin(0.015));
}

TEST_CASE("a shuffle moves every item and loses none") {
  std::vector<int> items(32);
  std::iota(items.begin(), items.end(), 0);
  std::vector<int> shuffled = items;
  Rng rng(3);
  rng.shuffle(std::span(shuffled));
  CHECK(shuffled != items);
  CHECK(std::is_permutation(shuffled.begin(), shuffled.end(), items.begin()));
  std::vector<int> again = items;
  Rng(3).shuffle(std::span(again));
  CHECK(again == shuffled);
}

TEST_CASE("every order of three items is met") {
  std::array<int, 27> met{};
  Rng rng(4);
  for (int i = 0; i < 6'000; ++i) {
    std::array<int, 3> items{0, 1, 2};
    rng.shuffle(std::span<int>(items));
    ++met.at(static_cast<std::size_t>(9 * items[0] + 3 * items[1] + items[2]));
  }
  int orders = 0;
  for (const int count : met) {
    if (count == 0) continue;
    ++orders;
    CHECK(std::abs(count - 1'000) < 145);
  }
  CHECK(orders == 3 * 2 * 1);
}
