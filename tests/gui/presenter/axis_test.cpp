#include "gui/presenter/axis.h"

#include <catch2/catch.hpp>

using namespace kibic::gui;

TEST_CASE("an axis spans its numbers and zero in round steps") {
  struct Case {
    double low;
    double high;
    int steps;
    Axis expected;
    std::vector<double> ticks;
  };
  // Six hundredths of the height are left free beyond low and high.
  const auto row = GENERATE(values<Case>({
      {0, 0, 4, {0, 1, 1}, {0, 1}},  // nothing to draw
      {0, 4, 4, {0, 4.24, 1}, {0, 1, 2, 3, 4}},
      {-450, 550, 4, {-510, 610, 500}, {-500, 0, 500}},
      {-450, 550, 5, {-510, 610, 200}, {-400, -200, 0, 200, 400, 600}},
      {300, 400, 4, {0, 424, 100}, {0, 100, 200, 300, 400}},
      {-0.3, -0.1, 3, {-0.318, 0, 0.1}, {-0.3, -0.2, -0.1, 0}},
      {-2, 8, 2, {-2.6, 8.6, 5}, {0, 5}},
  }));
  INFO(row.low << " to " << row.high << " in " << row.steps);
  const Axis axis = axis_of(row.low, row.high, row.steps);
  CHECK(axis.low == Approx(row.expected.low));
  CHECK(axis.high == Approx(row.expected.high));
  CHECK(axis.step == Approx(row.expected.step));
  CHECK_THAT(axis.ticks(), Catch::Matchers::Approx(row.ticks));
}
