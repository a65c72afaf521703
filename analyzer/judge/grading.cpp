#include "analyzer/judge/grading.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <optional>

namespace kibic {
namespace {

// A sample below this size is no base for a verdict, whatever its spread.
constexpr double smallest_sample = 8;
// Sums of up to thousands of amounts in doubles: differences below this are rounding.
constexpr double rounding = 1e-9;

double weight_of(const DecisionTable& table, std::size_t world) {
  return table.weights.empty() ? 1.0 : table.weights[world];
}

std::size_t world_count(const DecisionTable& table) {
  return table.values.front().size();
}

std::vector<double> weights_of(const DecisionTable& table) {
  return table.weights.empty() ? std::vector<double>(world_count(table), 1.0) : table.weights;
}

// Mean over the worlds of one half (0, 1), or all (no value).
double mean_of(const DecisionTable& table, std::size_t option, std::optional<std::size_t> half) {
  double sum = 0;
  double weight = 0;
  for (std::size_t j = half.value_or(0); j < world_count(table); j += half ? 2 : 1) {
    sum += weight_of(table, j) * table.values[option][j];
    weight += weight_of(table, j);
  }
  return weight > 0 ? sum / weight : 0;
}

// The best class on a half; among equals `favoured`, then the first.
std::size_t best_on(const DecisionTable& table, std::optional<std::size_t> half,
                    std::size_t favoured) {
  std::size_t best = favoured;
  double best_mean = mean_of(table, favoured, half);
  for (std::size_t option = 0; option < table.values.size(); ++option) {
    const double mean = mean_of(table, option, half);
    if (mean > best_mean + rounding) {
      best = option;
      best_mean = mean;
    }
  }
  return best;
}

bool all_equal(const DecisionTable& table) {
  return std::all_of(table.values.begin(), table.values.end(),
                     [&](const auto& row) { return row == table.values.front(); });
}

Interval not_negative(Interval interval) {
  return {std::max(0.0, interval[0]), std::max(0.0, interval[1])};
}

// 0 for a loss below the first limit, then 1 inaccuracy, 2 mistake, 3 blunder.
std::size_t class_of(double loss, double stake, const Preset& preset) {
  std::size_t found = 0;
  for (const GradeLimit& limit : preset.limits) {
    if (loss >= limit.share * stake - rounding) ++found;
  }
  return found;
}

bool lies_in_class(const Interval& interval, std::size_t found, double stake,
                   const Preset& preset) {
  return class_of(interval[0], stake, preset) == found &&
         class_of(interval[1], stake, preset) == found;
}

// A 95 % interval that contains a limit leaves the grade open. Where it does not, but the grade
// asks for more certainty than that (a blunder for 99 %), the grade below it is still certain.
Grade grade_of(const Estimate& loss, double stake, const Preset& preset) {
  std::size_t found = class_of(loss.mean(), stake, preset);
  const bool is_sure = loss.is_exact() || loss.effective_size() >= smallest_sample;
  if (!is_sure || !lies_in_class(loss.interval(0.95), found, stake, preset)) {
    return Grade::too_close;
  }
  while (found > 0) {
    const GradeLimit& limit = preset.limits[found - 1];
    const Interval reach = loss.interval(limit.certainty);
    if (class_of(reach[0], stake, preset) >= found) return limit.grade;
    --found;
  }
  return Grade::good;
}

Mark mark_of_error(Grade grade, const Preset& preset) {
  for (const GradeLimit& limit : preset.limits) {
    if (limit.grade == grade && !limit.is_marked) return Mark::none;
  }
  if (grade == Grade::inaccuracy) return Mark::dubious;
  return grade == Grade::mistake ? Mark::bad : Mark::very_bad;
}

double policy_of(const DecisionTable& table) {
  return table.policy.empty() ? 1.0 : table.policy[table.played];
}

Mark mark_of(const DecisionTable& table, const Preset& preset, const Assessment& assessment,
             const Estimate& loss, const Estimate& next_best) {
  if (is_error(assessment.grade)) return mark_of_error(assessment.grade, preset);
  const bool is_best = assessment.best() == table.played;
  const bool is_sure = next_best.is_exact() || next_best.effective_size() >= smallest_sample;
  if (is_best && is_sure &&
      next_best.interval(0.95)[0] >= preset.mistake_share() * table.stake - rounding) {
    return policy_of(table) < preset.hard_policy ? Mark::very_good : Mark::good;
  }
  if (!is_best && loss.interval(0.95)[0] <= rounding && policy_of(table) < preset.unusual_policy) {
    return Mark::interesting;
  }
  return Mark::none;
}

// The loss belongs to a graver class than the grade says; more worlds may make it certain.
bool is_downgraded(const Assessment& assessment, const DecisionTable& table, const Preset& preset) {
  const std::size_t found = class_of(assessment.loss, table.stake, preset);
  return found > 0 && preset.limits[found - 1].grade != assessment.grade;
}

// Settled is a best option that surely loses less than an inaccuracy against the next best, and
// anything else whose interval lies inside one class.
bool is_settled(const DecisionTable& table, const Preset& preset, const Assessment& assessment) {
  if (table.is_exact || assessment.is_dead) return true;
  const double first_limit = preset.limits[0].share * table.stake;
  if (assessment.best() != table.played) {
    if (assessment.grade == Grade::best) return assessment.loss_interval[1] < first_limit;
    return assessment.grade != Grade::too_close && !is_downgraded(assessment, table, preset);
  }
  std::vector<double> gains = table.values[assessment.ranking[1]];
  for (std::size_t j = 0; j < gains.size(); ++j) gains[j] -= table.values[table.played][j];
  const Estimate gain(std::move(gains), weights_of(table), table.seed);
  return gain.effective_size() >= smallest_sample && gain.interval(0.95)[1] < first_limit;
}

void rank(const DecisionTable& table, Assessment& assessment) {
  for (std::size_t option = 0; option < table.values.size(); ++option) {
    const double mean = mean_of(table, option, std::nullopt);
    assessment.means.push_back(mean);
    assessment.intervals.push_back(
        table.is_exact
            ? Interval{mean, mean}
            : Estimate(table.values[option], weights_of(table), table.seed).interval(0.95));
  }
  assessment.ranking.resize(table.values.size());
  std::iota(assessment.ranking.begin(), assessment.ranking.end(), std::size_t{0});
  // One best is found first, so that rounding cannot put a card above the equal one played.
  const std::size_t best = best_on(table, std::nullopt, table.played);
  std::stable_sort(assessment.ranking.begin(), assessment.ranking.end(),
                   [&](std::size_t a, std::size_t b) {
                     if (a == best || b == best) return a == best && b != best;
                     return assessment.means[a] > assessment.means[b];
                   });
}

}  // namespace

Estimate loss_of(const DecisionTable& table, std::size_t option) {
  const auto row = [&](std::size_t i) -> const std::vector<double>& { return table.values[i]; };
  if (table.is_exact) {
    const std::size_t best = best_on(table, std::nullopt, option);
    return Estimate::exact(mean_of(table, best, std::nullopt) -
                           mean_of(table, option, std::nullopt));
  }
  const std::array<std::size_t, 2> best{best_on(table, 0, option), best_on(table, 1, option)};
  std::vector<double> differences;
  for (std::size_t j = 0; j < world_count(table); ++j) {
    differences.push_back(row(best[1 - j % 2])[j] - row(option)[j]);
  }
  return Estimate(std::move(differences), weights_of(table), table.seed);
}

Assessment assess(const DecisionTable& table, const Preset& preset) {
  assert(table.values.size() >= 2 && world_count(table) > 0 && table.stake > 0);
  Assessment assessment;
  rank(table, assessment);
  assessment.is_dead = all_equal(table);

  const Estimate loss = loss_of(table, table.played);
  const bool is_best = assessment.best() == table.played;
  if (!is_best) {
    assessment.loss = std::max(0.0, loss.mean());
    assessment.loss_interval = not_negative(loss.interval(0.95));
  }
  const Estimate next_best = loss_of(table, assessment.ranking[1]);
  assessment.next_best_loss = std::max(0.0, next_best.mean());
  assessment.grade =
      is_best || assessment.loss <= rounding ? Grade::best : grade_of(loss, table.stake, preset);
  assessment.mark = mark_of(table, preset, assessment, loss, next_best);
  assessment.is_settled = is_settled(table, preset, assessment);
  return assessment;
}

}  // namespace kibic
