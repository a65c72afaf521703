// How long the window's event handlers take: the window must answer within 100 ms and redraw
// within 16 ms, and the tour says whether it does.
#pragma once

#include <chrono>
#include <map>
#include <string>
#include <utility>

namespace kibic::gui {

using Milliseconds = std::chrono::duration<double, std::milli>;

struct HandlerTime {
  Milliseconds whole{0};      // with the handlers that it called
  Milliseconds own{0};        // without them
  Milliseconds processor{0};  // of `whole`, spent by this thread
  std::string source;         // class of the window, or what else it was
};

class HandlerTimes {
 public:
  void add(bool is_paint, HandlerTime time) {
    if (is_paint) painting_[time.source] += time.own;
    if (time.whole > slowest_.whole) slowest_ = std::move(time);
  }
  // Of all paint handlers since the last call, by whom they painted.
  std::map<std::string, Milliseconds> take_painting() { return std::exchange(painting_, {}); }
  const HandlerTime& slowest() const { return slowest_; }

 private:
  std::map<std::string, Milliseconds> painting_;
  HandlerTime slowest_;
};

}  // namespace kibic::gui
