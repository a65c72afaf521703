// Lets through what comes too often only as often as a person can follow.
#pragma once

#include <chrono>
#include <optional>

namespace kibic::gui {

class Throttle {
 public:
  using Clock = std::chrono::steady_clock;
  // Progress is shown at most ten times a second (design, threads).
  static constexpr std::chrono::milliseconds pause{100};

  // The first always is; later ones when the pause since the last one let through is over.
  bool is_due(Clock::time_point now) {
    if (last_ && now - *last_ < pause) return false;
    last_ = now;
    return true;
  }

 private:
  std::optional<Clock::time_point> last_;
};

}  // namespace kibic::gui
