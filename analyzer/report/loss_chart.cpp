#include "analyzer/report/loss_chart.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "analyzer/report/amounts.h"

namespace kibic {
namespace {

// The drawing, in its own units.
constexpr double width = 520;
constexpr double height = 230;
constexpr double left = 46;
constexpr double right = 10;
constexpr double top = 12;
constexpr double bottom = 30;

// The least of 1, 2, 5, 10, 20… times a power of ten that makes at most five steps.
double step_for(double highest) {
  double step = std::pow(10, std::floor(std::log10(highest / 5)));
  for (const double factor : {1.0, 2.0, 5.0, 10.0}) {
    if (highest / (factor * step) <= 5) return factor * step;
  }
  return 10 * step;
}

struct Axes {
  double first = 0;  // event at the left edge
  double last = 1;
  double highest = 1;

  double x(double event) const {
    return left + (event - first) / (last - first) * (width - left - right);
  }
  double y(double loss) const { return height - bottom - loss / highest * (height - top - bottom); }
};

bool is_drawn(const Verdict& verdict, const Story& story) {
  return verdict.loss && verdict.seat >= 0 &&
         static_cast<std::size_t>(verdict.seat) < story.names.size();
}

double total_of(const Review& review, std::size_t seat) {
  double total = 0;
  for (const Verdict& verdict : review.verdicts) {
    if (verdict.seat == static_cast<int>(seat)) total += verdict.loss.value_or(0);
  }
  return total;
}

std::string grid(const Axes& axes, const Story& story) {
  std::string svg;
  const double step = step_for(axes.highest);
  for (int i = 0; i * step <= axes.highest * 1.0001; ++i) {
    const double y = axes.y(i * step);
    svg +=
        fmt::format(R"(<path class="grid" d="M{:.1f} {:.1f} H{:.1f}"/>)", left, y, width - right);
    svg += fmt::format(R"(<text x="{:.1f}" y="{:.1f}" text-anchor="end">{}</text>)", left - 6,
                       y + 4, number_text(i * step, 2));
  }
  for (const StoryTrick& trick : story.tricks) {
    const double x = axes.x(static_cast<double>(trick.plays.front().event));
    if (x < left - 0.1 || x > width - right + 0.1) continue;
    svg += fmt::format(R"(<text x="{:.1f}" y="{:.1f}" text-anchor="middle">{}.</text>)",
                       std::max(x, left + 4), height - 10, trick.number);
  }
  return svg;
}

std::string curve(const ReportInput& input, const Axes& axes, std::size_t seat) {
  std::string path = fmt::format("M{:.1f} {:.1f}", axes.x(axes.first), axes.y(0));
  std::string dots;
  double loss = 0;
  for (const Verdict& verdict : input.review->verdicts) {
    if (verdict.seat != static_cast<int>(seat) || verdict.loss.value_or(0) <= 0) continue;
    loss += *verdict.loss;
    const double x = axes.x(static_cast<double>(verdict.event));
    path += fmt::format(" H{:.1f} V{:.1f}", x, axes.y(loss));
    if (is_error(verdict.grade)) {
      dots +=
          fmt::format(R"(<circle class="dot" cx="{:.1f}" cy="{:.1f}" r="4.5"/>)", x, axes.y(loss));
    }
  }
  path += fmt::format(" H{:.1f}", axes.x(axes.last));
  return fmt::format(R"(<g class="seat-{0}"><path class="seat-{0} curve" d="{1}"/>{2}</g>)", seat,
                     path, dots);
}

}  // namespace

std::string loss_chart(const ReportInput& input, const Story& story) {
  Axes axes;
  double highest = 0;
  bool is_first = true;
  for (const Verdict& verdict : input.review->verdicts) {
    if (!is_drawn(verdict, story)) continue;
    const auto event = static_cast<double>(verdict.event);
    axes.first = is_first ? event : std::min(axes.first, event);
    axes.last = is_first ? event + 1 : std::max(axes.last, event + 1);
    is_first = false;
  }
  for (std::size_t seat = 0; seat < story.names.size(); ++seat) {
    highest = std::max(highest, total_of(*input.review, seat));
  }
  if (!std::isfinite(highest) || highest < 0.005) return {};
  axes.highest = highest;
  std::string svg =
      fmt::format(R"(<svg class="chart" viewBox="0 0 {:g} {:g}" role="img">)", width, height) +
      grid(axes, story);
  for (std::size_t seat = 0; seat < story.names.size(); ++seat) svg += curve(input, axes, seat);
  return svg + "</svg>";
}

}  // namespace kibic
