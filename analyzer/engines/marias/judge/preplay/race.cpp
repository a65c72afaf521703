#include "analyzer/engines/marias/judge/preplay/race.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace kibic::marias {
namespace {

double mean_of(const std::vector<double>& values) {
  if (values.empty()) return 0;
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

}  // namespace

Race::Race(std::vector<std::size_t> option_of, Value value)
    : option_of_(std::move(option_of)),
      value_(std::move(value)),
      values_(option_of_.size()),
      is_in_(option_of_.size(), true) {}

// World by world, so that what one plan leaves in the solver's table helps the next.
bool Race::grow_to(std::size_t worlds, std::stop_token stop) {
  for (std::size_t world = 0; world < worlds; ++world) {
    for (std::size_t plan = 0; plan < size(); ++plan) {
      if (!is_in_[plan] || values_[plan].size() > world) continue;
      if (stop.stop_requested()) return false;
      const auto value = value_(plan, world);
      if (!value) return false;
      values_[plan].push_back(*value);
    }
  }
  worlds_ = std::max(worlds_, worlds);
  return true;
}

std::size_t Race::add(std::size_t option) {
  option_of_.push_back(option);
  values_.emplace_back();
  is_in_.push_back(true);
  return size() - 1;
}

std::size_t Race::left() const {
  return static_cast<std::size_t>(std::ranges::count(is_in_, true));
}

double Race::mean_gain(std::size_t plan, std::size_t other) const {
  const std::size_t common = std::min(values_[plan].size(), values_[other].size());
  double sum = 0;
  for (std::size_t j = 0; j < common; ++j) sum += values_[plan][j] - values_[other][j];
  return common == 0 ? 0 : sum / static_cast<double>(common);
}

std::vector<std::size_t> Race::ranking() const {
  std::vector<std::pair<double, std::size_t>> order;
  for (std::size_t plan = 0; plan < size(); ++plan) {
    if (is_in_[plan]) order.emplace_back(-mean_of(values_[plan]), plan);
  }
  std::ranges::sort(order);
  std::vector<std::size_t> plans;
  for (const auto& [mean, plan] : order) plans.push_back(plan);
  return plans;
}

std::size_t Race::best() const {
  return ranking().front();
}

// Two and a half standard errors: of fifty plans hardly one leaves by bad luck in a stage.
bool Race::is_surely_worse(std::size_t plan, std::size_t best) const {
  constexpr double errors = 2.5;
  constexpr double smallest_sample = 8;
  const auto size = static_cast<double>(values_[plan].size());
  if (size < smallest_sample) return false;
  const double mean = mean_gain(plan, best);
  double squares = 0;
  for (std::size_t j = 0; j < values_[plan].size(); ++j) {
    const double off = values_[plan][j] - values_[best][j] - mean;
    squares += off * off;
  }
  return mean + errors * std::sqrt(squares / (size - 1) / size) < 0;
}

void Race::thin_out(std::size_t most, std::optional<std::size_t> kept) {
  const std::vector<std::size_t> order = ranking();
  const std::size_t best = order.front();
  std::size_t staying = 0;
  bool has_kept = !kept || option_of_[best] == *kept;
  bool has_rival = false;
  for (const std::size_t plan : order) {
    const bool is_other = option_of_[plan] != option_of_[best];
    const bool is_kept = !has_kept && option_of_[plan] == *kept;
    const bool is_needed = plan == best || is_kept || (is_other && !has_rival);
    const bool is_hopeless = staying >= most || is_surely_worse(plan, best);
    is_in_[plan] = is_needed || !is_hopeless;
    if (!is_in_[plan]) continue;
    ++staying;
    has_kept = has_kept || is_kept;
    has_rival = has_rival || is_other;
  }
}

std::vector<std::optional<std::size_t>> Race::best_plans() const {
  std::size_t options = 0;
  for (const std::size_t option : option_of_) options = std::max(options, option + 1);
  std::vector<std::optional<std::size_t>> best(options);
  const std::size_t leader = this->best();
  const auto worth = [&](std::size_t plan) {
    return std::pair(is_in_[plan], mean_gain(plan, leader));
  };
  for (std::size_t plan = 0; plan < size(); ++plan) {
    auto& found = best[option_of_[plan]];
    if (!found || worth(plan) > worth(*found)) found = plan;
  }
  return best;
}

}  // namespace kibic::marias
