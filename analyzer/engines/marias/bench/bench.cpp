#include "analyzer/engines/marias/bench/bench.h"

#include <fmt/format.h>

#include "analyzer/engines/marias/bench/marias_bench.h"
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
  result.text = fmt::format("{} ({} problems): {}\n    nodes median {}, total {}, checksum {:016x}",
                            bench.name, bench.problems, text_of(bench.times), bench.nodes_median,
                            bench.nodes_total, bench.checksum);
  result.figures = {{"/problems", whole(bench.problems)}};
  add_times(result, "/times", bench.times);
  result.figures.insert(result.figures.end(), {{"/nodes_median", bench.nodes_median},
                                               {"/nodes_total", bench.nodes_total},
                                               {"/checksum", bench.checksum}});
  return result;
}

BenchResult result_of(const ComparisonBench& bench) {
  BenchResult result;
  result.name = bench.name;
  result.is_wrong = bench.unequal > 0;
  result.text = fmt::format(
      "{} ({} problems): {:.0f} times faster in the mean, {:.0f} in the median, {} values "
      "unequal\n    solver    {}\n    reference {}\n    nodes {} against {}, checksum {:016x}",
      bench.name, bench.problems, bench.ratio_of_means, bench.ratio_of_medians, bench.unequal,
      text_of(bench.solver), text_of(bench.reference), bench.solver_nodes, bench.reference_nodes,
      bench.checksum);
  result.figures = {{"/problems", whole(bench.problems)}};
  add_times(result, "/solver", bench.solver);
  add_times(result, "/reference", bench.reference);
  result.figures.insert(result.figures.end(), {{"/ratio_of_means", bench.ratio_of_means},
                                               {"/ratio_of_medians", bench.ratio_of_medians},
                                               {"/solver_nodes", bench.solver_nodes},
                                               {"/reference_nodes", bench.reference_nodes},
                                               {"/unequal", whole(bench.unequal)},
                                               {"/checksum", bench.checksum}});
  return result;
}

std::vector<BenchResult> run_solver(const BenchSettings& settings) {
  std::vector<BenchResult> results;
  for (const SolverBench& bench :
       bench_full_deals(settings.seed, size_or(settings, 1000), settings.stop)) {
    results.push_back(result_of(bench));
  }
  if (const auto bench = bench_whole_deals(settings.seed, size_or(settings, 200), settings.stop)) {
    results.push_back(result_of(*bench));
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
  add(ReferenceMethod::alpha_beta, 8, 200);
  add(ReferenceMethod::minimax, 6, 100);
  return results;
}

}  // namespace

std::vector<Benchmark> benchmarks() {
  return {{"solver", KIBIC_TEXT("Exact values of full deals of mariáš"), run_solver},
          {"endings", KIBIC_TEXT("Endings of mariáš against the slow references"), run_endings}};
}

}  // namespace kibic::marias
