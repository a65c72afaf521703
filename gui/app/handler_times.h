// How long the window's event handlers take: the window must answer within 100 ms and redraw
// within 16 ms, and the tour says whether it does.
#pragma once

#include <chrono>
#include <string>
#include <utility>

namespace kibic::gui {

using Milliseconds = std::chrono::duration<double, std::milli>;

class HandlerTimes {
 public:
  void add(bool is_paint, Milliseconds time, const char* handler) {
    if (is_paint) painting_ += time;
    if (time <= slowest_) return;
    slowest_ = time;
    slowest_name_ = handler;
  }
  // Of all paint handlers since the last call.
  Milliseconds take_painting() { return std::exchange(painting_, Milliseconds(0)); }
  Milliseconds slowest() const { return slowest_; }
  const std::string& slowest_name() const { return slowest_name_; }

 private:
  Milliseconds painting_{0};
  Milliseconds slowest_{0};
  std::string slowest_name_;
};

}  // namespace kibic::gui
