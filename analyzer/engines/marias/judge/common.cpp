#include "analyzer/engines/marias/judge/common.h"

#include <fmt/format.h>

#include <cmath>
#include <limits>
#include <numeric>

namespace kibic::marias {

Solver& solver_of_this_thread() {
  thread_local Solver solver;
  return solver;
}

std::size_t best_row(const std::vector<std::vector<double>>& values) {
  std::size_t best = 0;
  double best_sum = std::numeric_limits<double>::lowest();
  for (std::size_t row = 0; row < values.size(); ++row) {
    const double sum = std::accumulate(values[row].begin(), values[row].end(), 0.0);
    if (sum <= best_sum) continue;
    best = row;
    best_sum = sum;
  }
  return best;
}

std::string amount(double value, const std::string& unit) {
  const double size = std::abs(value);
  const int places = unit == "hal" ? (size < 10 ? 1 : 0) : (size < 1 ? 2 : 1);
  std::string text = fmt::format("{:.{}f}", value, places);
  if (places > 0) {
    while (text.ends_with('0')) text.pop_back();
    if (text.ends_with('.')) text.pop_back();
  }
  return text == "-0" ? "0" : text;
}

std::string per_cent(double share) {
  const auto rounded = static_cast<int>(std::lround(share * 100));
  if (share > 0 && rounded == 0) return "1";
  if (share < 1 && rounded == 100) return "99";
  return fmt::format("{}", rounded);
}

}  // namespace kibic::marias
