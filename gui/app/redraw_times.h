// How long redraws took, by what was done; the tour tells it at its end.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "gui/app/handler_times.h"

namespace kibic::gui {

struct Redraw {
  Milliseconds whole{0};      // until the window was painted
  Milliseconds processor{0};  // of it spent by this thread; the rest went to other programs
  std::size_t rows = 0;       // of lists that were painted anew
};

class RedrawTimes {
 public:
  // `kind` says what was done: "step", "mistake"…
  void add(const std::string& kind, const Redraw& redraw) { by_kind_[kind].push_back(redraw); }

  // A line a kind: count, median, 95th percentile, longest.
  std::string summary() const;

 private:
  std::map<std::string, std::vector<Redraw>> by_kind_;
};

// Of the thread that calls.
Milliseconds processor_time();

}  // namespace kibic::gui
