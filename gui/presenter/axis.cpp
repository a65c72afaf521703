#include "gui/presenter/axis.h"

#include <algorithm>
#include <cmath>

namespace kibic::gui {
namespace {

constexpr double air = 0.06;  // of the height, beyond numbers that are not zero

// The smallest of 1, 2, 5, 10, 20… that is not below the value. REQUIRES: value > 0.
double round_up(double value) {
  const double power = std::pow(10.0, std::floor(std::log10(value)));
  for (const double factor : {1.0, 2.0, 5.0}) {
    if (factor * power >= value) return factor * power;
  }
  return 10 * power;
}

}  // namespace

std::vector<double> Axis::ticks() const {
  std::vector<double> ticks;
  const auto first = std::lround(std::ceil(low / step));
  const auto last = std::lround(std::floor(high / step));
  for (auto i = first; i <= last; ++i) ticks.push_back(static_cast<double>(i) * step);
  return ticks;
}

Axis axis_of(double low, double high, int steps) {
  low = std::min(low, 0.0);
  high = std::max(high, 0.0);
  if (high - low < 1e-9) return {0, 1, 1};
  Axis axis;
  axis.step = round_up((high - low) / steps);
  const double margin = air * (high - low);
  axis.low = low < 0 ? low - margin : 0;
  axis.high = high > 0 ? high + margin : 0;
  return axis;
}

}  // namespace kibic::gui
