#include "analyzer/judge/accuracy.h"

#include <algorithm>
#include <cmath>

#include "analyzer/judge/policy.h"

namespace kibic {
namespace {

constexpr double smallest_weight = 0.05;

bool counts(const Verdict& verdict) {
  return verdict.loss.has_value() && !verdict.forced && verdict.stake > 0;
}

// A decision where a club player would lose a blunder on average weighs fully.
double weight_of(const Verdict& verdict, const Preset& preset) {
  const double share = *verdict.loss / verdict.stake;
  const double scale = std::max(difficulty(verdict), share) / preset.blunder_share();
  return std::max(smallest_weight, std::min(1.0, scale));
}

}  // namespace

double difficulty(const Verdict& verdict) {
  if (verdict.candidates.empty() || verdict.stake <= 0) return 0;
  const std::vector<double> policy = policy_of(verdict);
  double expected = 0;
  for (std::size_t i = 0; i < policy.size(); ++i) {
    expected += policy[i] * (verdict.candidates.front().value - verdict.candidates[i].value);
  }
  return std::max(0.0, expected / verdict.stake);
}

std::vector<std::optional<double>> accuracy_by_seat(const std::vector<Verdict>& verdicts,
                                                    std::size_t seats, const Preset& preset) {
  std::vector<double> weights(seats, 0);
  std::vector<double> losses(seats, 0);
  for (const Verdict& verdict : verdicts) {
    if (!counts(verdict)) continue;
    const auto seat = static_cast<std::size_t>(verdict.seat);
    const double weight = weight_of(verdict, preset);
    weights[seat] += weight;
    losses[seat] += weight * *verdict.loss / verdict.stake;
  }
  std::vector<std::optional<double>> accuracy(seats);
  for (std::size_t seat = 0; seat < seats; ++seat) {
    if (weights[seat] <= 0) continue;
    const double mistakes = losses[seat] / weights[seat] / preset.mistake_share();
    accuracy[seat] = 100.0 * std::pow(0.75, mistakes);
  }
  return accuracy;
}

std::vector<double> loss_by_seat(const std::vector<Verdict>& verdicts, std::size_t seats) {
  std::vector<double> losses(seats, 0);
  for (const Verdict& verdict : verdicts) {
    if (verdict.loss) losses[static_cast<std::size_t>(verdict.seat)] += *verdict.loss;
  }
  return losses;
}

}  // namespace kibic
