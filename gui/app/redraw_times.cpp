#include "gui/app/redraw_times.h"

#include <fmt/format.h>
#include <time.h>  // NOLINT(modernize-deprecated-headers): the clock of a thread is POSIX

#include <algorithm>

namespace kibic::gui {
namespace {

// The smallest value that `share` of them do not exceed. REQUIRES: there are some, in order.
double quantile(const std::vector<double>& sorted, double share) {
  const auto last = static_cast<double>(sorted.size() - 1);
  return sorted[static_cast<std::size_t>(share * last + 0.5)];
}

std::string spread(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return fmt::format("{:.1f} / {:.1f} / {:.1f} ms", quantile(values, 0.5), quantile(values, 0.95),
                     values.back());
}

}  // namespace

std::string RedrawTimes::summary() const {
  std::string text;
  for (const auto& [kind, redraws] : by_kind_) {
    std::vector<double> whole;
    std::vector<double> processor;
    std::size_t rows = 0;
    for (const Redraw& redraw : redraws) {
      whole.push_back(redraw.whole.count());
      processor.push_back(redraw.processor.count());
      rows = std::max(rows, redraw.rows);
    }
    text += fmt::format(
        "{}: {} times, median / 95 % / longest {} (processor {}), at most {} rows painted\n", kind,
        redraws.size(), spread(std::move(whole)), spread(std::move(processor)), rows);
  }
  return text;
}

Milliseconds processor_time() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

}  // namespace kibic::gui
