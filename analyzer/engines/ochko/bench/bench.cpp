#include "analyzer/engines/ochko/bench/bench.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <optional>
#include <utility>

#include "analyzer/engines/ochko/exact/solver.h"
#include "core/base/message.h"
#include "core/base/rng.h"

namespace kibic::ochko {
namespace {

using Clock = std::chrono::steady_clock;

double us_since(Clock::time_point start) {
  return std::chrono::duration<double, std::micro>(Clock::now() - start).count();
}

struct Times {
  double mean = 0;
  double median = 0;
  double max = 0;
};

Times times_of(std::vector<double> samples) {
  std::sort(samples.begin(), samples.end());
  Times times;
  for (const double sample : samples) times.mean += sample / static_cast<double>(samples.size());
  times.median = samples[samples.size() / 2];
  times.max = samples.back();
  return times;
}

void add_times(BenchResult& result, const std::string& under, const Times& times) {
  result.figures.insert(result.figures.end(), {{under + "/mean_us", times.mean},
                                               {under + "/median_us", times.median},
                                               {under + "/max_us", times.max}});
}

struct House {
  const char* name;
  RuleSet rules;
  double value;           // of a deal, rule book ochko 3.1
  std::size_t decisions;  // rule book 3.5 for tens apart; 0: it counted none
};

const std::vector<House>& houses() {
  // With pj_ten=no an ace and a ten are a decision more against each of 11 kinds of open card.
  static const std::vector<House> all{
      {"default", {}, 0.035213180349, 0},
      {"push", {{"tie", "push"}}, -0.037155795691, 0},
      {"ten-apart", {{"pj_ten", "no"}}, 0.035798432893, 21'633 + 11},
      {"flexible-ace", {{"ace", "flexible"}}, 0.043039849000, 0},
      {"closed", {{"show", "none"}}, 0.015775989485, 0},
      {"open", {{"show", "both"}}, 0.133288648201, 0}};
  return all;
}

// A whole deal from nothing, then every decision of it again.
std::optional<BenchResult> run_house(const House& house, int repetitions,
                                     const std::stop_token& stop) {
  constexpr double printed = 0.6e-12;  // the book prints twelve places
  const Terms terms = terms_of(Options::from(house.rules).value());
  BenchResult result;
  result.name = fmt::format("ochko-deal-{}", house.name);
  std::vector<double> cold;
  double value = 0;
  std::size_t decisions = 0;
  for (int i = 0; i < repetitions; ++i) {
    if (stop.stop_requested()) return std::nullopt;
    const auto start = Clock::now();
    ExactSolver solver(terms);
    value = solver.deal().value(terms);
    cold.push_back(us_since(start));
    decisions = solver.stored_decisions();
  }
  result.is_wrong = std::abs(value - house.value) > printed ||
                    (house.decisions != 0 && decisions != house.decisions);
  const Times times = times_of(std::move(cold));
  result.text = fmt::format(
      "{}: {:.12f} stakes, the book has {:.12f}\n    cold median {:.1f} ms, max {:.1f} ms; {} "
      "decisions kept",
      result.name, value, house.value, times.median / 1000, times.max / 1000, decisions);
  result.figures = {{"/value", value}, {"/decisions", static_cast<std::uint64_t>(decisions)}};
  add_times(result, "/cold", times);
  return result;
}

// Single decisions: each with a solver that knows nothing, and all with one that knows the deal.
std::optional<BenchResult> run_decisions(std::uint64_t seed, int size,
                                         const std::stop_token& stop) {
  const Terms terms = terms_of(Options());
  ExactSolver warm(terms);
  warm.deal();
  std::vector<std::pair<Holding, OpenCards>> positions;
  for (const auto& [open, chance] : warm.all_open_cards()) {
    for (const Reached& reached : warm.decisions(open))
      positions.emplace_back(reached.player, open);
  }
  Rng rng(seed);
  rng.shuffle(std::span(positions));
  positions.resize(std::min(positions.size(), static_cast<std::size_t>(size)));
  std::vector<double> cold_us;
  std::vector<double> warm_us;
  std::uint64_t unequal = 0;
  for (const auto& [player, open] : positions) {
    if (stop.stop_requested()) return std::nullopt;
    auto start = Clock::now();
    ExactSolver fresh(terms);
    const Choice alone = fresh.choice(player, open);
    cold_us.push_back(us_since(start));
    start = Clock::now();
    const Choice known = warm.choice(player, open);
    warm_us.push_back(us_since(start));
    if (!(alone.stand == known.stand && alone.hit == known.hit)) ++unequal;
  }
  BenchResult result;
  result.name = "ochko-decisions";
  result.is_wrong = unequal > 0;
  const Times cold = times_of(std::move(cold_us));
  const Times known = times_of(std::move(warm_us));
  result.text = fmt::format(
      "{} ({}): cold mean {:.1f}, median {:.1f}, max {:.1f} us; warm mean {:.2f}, median {:.2f}, "
      "max {:.2f} us; {} unequal",
      result.name, positions.size(), cold.mean, cold.median, cold.max, known.mean, known.median,
      known.max, unequal);
  result.figures = {{"/positions", static_cast<std::uint64_t>(positions.size())}};
  add_times(result, "/cold", cold);
  add_times(result, "/warm", known);
  result.figures.insert(result.figures.end(), {{"/unequal", unequal}});
  return result;
}

std::vector<BenchResult> run(const BenchSettings& settings) {
  constexpr int usual_positions = 2000;
  constexpr int usual_repetitions = 5;
  std::vector<BenchResult> results;
  for (const House& house : houses()) {
    auto result = run_house(house, usual_repetitions, settings.stop);
    if (!result) return results;
    results.push_back(*std::move(result));
  }
  const int size = settings.size > 0 ? settings.size : usual_positions;
  if (auto result = run_decisions(settings.seed, size, settings.stop)) {
    results.push_back(*std::move(result));
  }
  return results;
}

}  // namespace

std::vector<Benchmark> benchmarks() {
  return {{"ochko-exact", KIBIC_TEXT("Exact values of ochko against the rule book"), run}};
}

}  // namespace kibic::ochko
