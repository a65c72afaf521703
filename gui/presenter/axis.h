// The scale of a graph: what is to be drawn with a little air, and round numbers to read it by.
#pragma once

#include <vector>

namespace kibic::gui {

struct Axis {
  double low = 0;
  double high = 1;
  double step = 1;  // 1, 2 or 5 times a power of ten

  // The multiples of the step between low and high, rising; zero is always among them.
  std::vector<double> ticks() const;
  bool operator==(const Axis&) const = default;
};

// Spans low…high and zero, in at most so many steps. Never empty: high > low. REQUIRES: finite
// numbers, at least one step.
Axis axis_of(double low, double high, int steps);

}  // namespace kibic::gui
