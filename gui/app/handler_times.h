// How long the window's event handlers take: the window must answer within 100 ms and redraw
// within 16 ms, and the tour says whether it does.
#pragma once

#include <chrono>
#include <map>
#include <string>
#include <utility>

namespace kibic::gui {

using Milliseconds = std::chrono::duration<double, std::milli>;

class HandlerTimes {
 public:
  void add(bool is_paint, Milliseconds time, const std::string& source) {
    if (is_paint) painting_[source] += time;
    if (time <= slowest_) return;
    slowest_ = time;
    slowest_source_ = source;
  }
  // Of all paint handlers since the last call, by whom they painted.
  std::map<std::string, Milliseconds> take_painting() { return std::exchange(painting_, {}); }
  Milliseconds slowest() const { return slowest_; }
  const std::string& slowest_source() const { return slowest_source_; }

 private:
  std::map<std::string, Milliseconds> painting_;
  Milliseconds slowest_{0};
  std::string slowest_source_;
};

}  // namespace kibic::gui
