#include "analyzer/engines/marias/bench/bench.h"

#include <fmt/format.h>

#include "analyzer/engines/marias/bench/marias_bench.h"
#include "analyzer/engines/marias/bench/session_bench.h"
#include "core/base/message.h"

namespace kibic::marias {
namespace {

int size_or(const BenchSettings& settings, int usual) {
  return settings.size > 0 ? settings.size : usual;
}

std::string text_of(const BenchTimes& times) {
  return fmt::format("mean {:.1f}  median {:.1f}  p95 {:.1f}  p99 {:.1f}  max {:.1f} us",
                     times.mean, times.median, times.p95, times.p99, times.max);
}

void add_times(BenchResult& result, const std::string& under, const BenchTimes& times) {
  result.figures.insert(result.figures.end(), {{under + "/mean_us", times.mean},
                                               {under + "/median_us", times.median},
                                               {under + "/p95_us", times.p95},
                                               {under + "/p99_us", times.p99},
                                               {under + "/max_us", times.max}});
}

std::uint64_t whole(int count) {
  return static_cast<std::uint64_t>(count);
}

BenchResult result_of(const SolverBench& bench) {
  BenchResult result;
  result.name = bench.name;
  result.text =
      fmt::format("{} ({} problems): {}\n    nodes median {}, p99 {}, total {}, checksum {:016x}",
                  bench.name, bench.problems, text_of(bench.times), bench.nodes_median,
                  bench.nodes_p99, bench.nodes_total, bench.checksum);
  result.figures = {{"/problems", whole(bench.problems)}};
  add_times(result, "/times", bench.times);
  result.figures.insert(result.figures.end(), {{"/nodes_median", bench.nodes_median},
                                               {"/nodes_p99", bench.nodes_p99},
                                               {"/nodes_total", bench.nodes_total},
                                               {"/checksum", bench.checksum}});
  return result;
}

BenchResult result_of(const ComparisonBench& bench) {
  BenchResult result;
  result.name = bench.name;
  result.is_wrong = bench.unequal > 0;
  result.text = fmt::format(
      "{} ({} problems): {:.0f} times faster in the mean, {:.0f} in the median, median of the "
      "ratios {:.0f}, {} values unequal, {} given up\n    solver    {}\n    reference {}\n    "
      "nodes {} against "
      "{}, checksum {:016x}",
      bench.name, bench.problems, bench.ratio_of_means, bench.ratio_of_medians, bench.median_ratio,
      bench.unequal, bench.given_up, text_of(bench.solver), text_of(bench.reference),
      bench.solver_nodes, bench.reference_nodes, bench.checksum);
  result.figures = {{"/problems", whole(bench.problems)}};
  add_times(result, "/solver", bench.solver);
  add_times(result, "/reference", bench.reference);
  result.figures.insert(result.figures.end(), {{"/ratio_of_means", bench.ratio_of_means},
                                               {"/ratio_of_medians", bench.ratio_of_medians},
                                               {"/median_ratio", bench.median_ratio},
                                               {"/solver_nodes", bench.solver_nodes},
                                               {"/reference_nodes", bench.reference_nodes},
                                               {"/given_up", whole(bench.given_up)},
                                               {"/unequal", whole(bench.unequal)},
                                               {"/checksum", bench.checksum}});
  return result;
}

BenchResult result_of(const WholeDealBench& bench) {
  BenchResult result = result_of(bench.all);
  result.is_wrong = bench.unequal > 0;
  result.text += fmt::format(
      "\n    {:.2f} cold values of the same deals in the mean, {:.2f} in the median, {} values "
      "unequal\n    cold      {}",
      bench.ratio_of_means, bench.ratio_of_medians, bench.unequal, text_of(bench.cold));
  add_times(result, "/cold", bench.cold);
  result.figures.insert(result.figures.end(), {{"/ratio_of_means", bench.ratio_of_means},
                                               {"/ratio_of_medians", bench.ratio_of_medians},
                                               {"/unequal", whole(bench.unequal)}});
  return result;
}

BenchResult result_of(const CheckedBench& bench) {
  BenchResult result = result_of(bench.bench);
  result.is_wrong = bench.unequal > 0;
  result.text += fmt::format("\n    {} values compared, {} unequal", bench.compared, bench.unequal);
  result.figures.insert(result.figures.end(),
                        {{"/compared", whole(bench.compared)}, {"/unequal", whole(bench.unequal)}});
  return result;
}

// Money costs little more than points, and the dearest deals little more than the usual ones.
BenchResult ratios_of(const SolverBench& points, const SolverBench& money) {
  const auto share = [](std::uint64_t a, std::uint64_t b) {
    return static_cast<double>(a) / static_cast<double>(b);
  };
  const double tail = points.times.p99 / points.times.median;
  const double tail_nodes = share(points.nodes_p99, points.nodes_median);
  const double means = money.times.mean / points.times.mean;
  const double medians = money.times.median / points.times.median;
  BenchResult result;
  result.name = "ratios of chosen deals";
  result.text = fmt::format(
      "{}: p99 of points {:.1f} medians by time, {:.1f} by nodes; money to points {:.2f} in the "
      "mean, {:.2f} in the median",
      result.name, tail, tail_nodes, means, medians);
  result.figures = {{"/p99_to_median", tail},
                    {"/p99_to_median_nodes", tail_nodes},
                    {"/money_to_points_mean", means},
                    {"/money_to_points_median", medians}};
  return result;
}

std::vector<BenchResult> run_solver(const BenchSettings& settings) {
  std::vector<BenchResult> results;
  const auto series = bench_full_deals(settings.seed, size_or(settings, 1000), settings.stop);
  for (const SolverBench& bench : series) results.push_back(result_of(bench));
  if (series.size() == 4) results.push_back(ratios_of(series[2], series[3]));
  for (const Objective objective : {Objective::points, Objective::money}) {
    const auto bench =
        bench_whole_deals(settings.seed, size_or(settings, 200), objective, settings.stop);
    if (bench) results.push_back(result_of(*bench));
  }
  for (const ContractKind kind : {ContractKind::betl, ContractKind::durch}) {
    const auto bench =
        bench_all_or_nothing(kind, settings.seed, size_or(settings, 2000), settings.stop);
    if (!bench) continue;
    BenchResult result = result_of(*bench);
    result.text += fmt::format(", {:.0f} % won", 100 * bench->share_won);
    result.figures.emplace_back("/share_won", bench->share_won);
    results.push_back(std::move(result));
  }
  return results;
}

std::vector<BenchResult> run_ablations(const BenchSettings& settings) {
  std::vector<BenchResult> results;
  for (const LeftOut left_out : all_left_out) {
    const int usual = left_out == LeftOut::table ? 40 : 200;
    const auto bench =
        bench_ablation(left_out, settings.seed, size_or(settings, usual), settings.stop);
    if (bench) results.push_back(result_of(*bench));
  }
  return results;
}

std::vector<BenchResult> run_endings(const BenchSettings& settings) {
  std::vector<BenchResult> results;
  const auto add = [&](ReferenceMethod method, int cards, int usual) {
    const auto bench =
        bench_endings(method, cards, settings.seed, size_or(settings, usual), settings.stop);
    if (bench) results.push_back(result_of(*bench));
  };
  add(ReferenceMethod::minimax, 6, 100);
  add(ReferenceMethod::alpha_beta, 8, 200);
  return results;
}

std::vector<BenchResult> run_full_endings(const BenchSettings& settings) {
  const auto bench = bench_endings(ReferenceMethod::alpha_beta, 10, settings.seed,
                                   size_or(settings, 20), settings.stop);
  if (!bench) return {};
  return {result_of(*bench)};
}

std::vector<BenchResult> run_session(const BenchSettings& settings) {
  constexpr std::size_t worlds = 100;
  const auto bench = bench_session(settings.seed, size_or(settings, 10), worlds, settings.stop);
  if (!bench) return {};
  BenchResult result;
  result.name = "review of a session of mariáš";
  result.is_wrong = !bench->is_same;
  result.text = fmt::format(
      "{} ({} deals, {} worlds a decision): {:.2f} s on one core, {:.2f} s on two, {:.2f} times "
      "faster ({:.2f} by the times of the decisions), {}; dearest deal {:.2f} s",
      result.name, bench->deals, bench->worlds, bench->seconds, bench->seconds_on_two,
      bench->speedup(), bench->speedup_without_load,
      bench->is_same ? "the same verdicts" : "VERDICTS DIFFER", bench->dearest_deal);
  result.figures = {{"/deals", whole(bench->deals)},
                    {"/worlds", std::uint64_t{bench->worlds}},
                    {"/seconds", bench->seconds},
                    {"/seconds_on_two", bench->seconds_on_two},
                    {"/speedup", bench->speedup()},
                    {"/speedup_without_load", bench->speedup_without_load},
                    {"/dearest_deal_seconds", bench->dearest_deal},
                    {"/different", std::uint64_t{bench->is_same ? 0U : 1U}}};
  return {result};
}

}  // namespace

std::vector<Benchmark> benchmarks() {
  return {
      {"solver", KIBIC_TEXT("Exact values of full deals of mariáš"), run_solver},
      {"endings", KIBIC_TEXT("Endings of mariáš against the slow references"), run_endings},
      {"ablations", KIBIC_TEXT("What each feature of the mariáš solver is worth"), run_ablations},
      {"marias-session", KIBIC_TEXT("A session of mariáš judged, on one core and on two"),
       run_session},
      {"full-deals", KIBIC_TEXT("Full deals of mariáš against plain alpha-beta; takes minutes"),
       run_full_endings}};
}

}  // namespace kibic::marias
