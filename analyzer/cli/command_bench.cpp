#include <fmt/format.h>
#include <time.h>

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>
#include <string_view>

#include "analyzer/bench/bench.h"
#include "analyzer/cli/commands.h"
#include "analyzer/cli/findings.h"
#include "analyzer/cli/judging.h"
#include "analyzer/judge/review.h"
#include "analyzer/report/json_report.h"
#include "core/base/hash.h"
#include "core/base/text.h"
#include "core/games/catalogue.h"
#include "importers/file_list.h"
#include "importers/read_input.h"

namespace kibic::cli {
namespace {

using nlohmann::ordered_json;

double cpu_seconds() {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

// Prints what the benchmarks find and collects it for --json.
class Bench {
 public:
  Bench(const Options& options, Io& io) : options_(options), io_(io) {}

  int run() {
    if (options_.bench_name == "engines") return run_bench_engines(options_, io_);
    std::vector<std::pair<std::string, std::function<void()>>> benches;
    for (const Benchmark& benchmark : all_benchmarks()) {
      benches.emplace_back(benchmark.name, [this, benchmark] {
        const BenchSettings settings{options_.seed, static_cast<int>(options_.deals), io_.stop,
                                     [this](std::string_view file) { return sample(file); }};
        for (const BenchResult& result : benchmark.run(settings)) add(result);
      });
    }
    benches.emplace_back("check", [this] { bench_check(); });
    benches.emplace_back("review", [this] { bench_review(); });
    benches.emplace_back("signature", [this] { print_signature(); });
    std::vector<std::string> names;
    bool is_known = false;
    for (const auto& [name, run_it] : benches) {
      names.push_back(name);
      if (!options_.bench_name.empty() && options_.bench_name != name) continue;
      is_known = true;
      if (!io_.stop.stop_requested()) run_it();
    }
    names.push_back("engines");
    if (!is_known) {
      io_.err << render(Message(KIBIC_TEXT("kibic: there is no benchmark {0}; there are: {1}."),
                                options_.bench_name, join(names, ", ")))
              << '\n';
      return exit_usage;
    }
    if (options_.json) {
      const ordered_json document{{"format", "kibic.bench/1"}, {"results", results_}};
      io_.out << document.dump(2) << '\n';
    }
    if (io_.stop.stop_requested()) return exit_interrupted;
    return is_wrong_ ? exit_findings : exit_ok;
  }

 private:
  void add(const std::string& line, ordered_json result) {
    if (!options_.json) io_.out << line << '\n' << std::flush;
    results_.push_back(std::move(result));
  }

  int deals_or(int usual) const {
    return options_.deals > 0 ? static_cast<int>(options_.deals) : usual;
  }

  void add(const BenchResult& result) {
    is_wrong_ = is_wrong_ || result.is_wrong;
    ordered_json figures{{"name", result.name}};
    for (const auto& [key, figure] : result.figures) {
      auto& place = figures[ordered_json::json_pointer(key)];
      std::visit([&place](const auto& value) { place = value; }, figure);
    }
    add(result.text, std::move(figures));
  }

  std::vector<std::string> sample_files() const {
    return importers::list_files(options_.samples).paths;
  }

  std::optional<GameRecord> sample(std::string_view file) const {
    auto records =
        importers::read_input(fmt::format("{}/{}", options_.samples, file)).result.session.records;
    if (records.empty()) return std::nullopt;
    return std::move(records.front());
  }

  // Opens, reads and plays the samples again and again: what `kibic check` does without printing.
  void bench_check() {
    const std::vector<std::string> files = sample_files();
    const int wanted = deals_or(5000);
    int finished = 0;
    const double start = cpu_seconds();
    while (finished < wanted) {
      const int before = finished;
      for (const std::string& file : files) {
        if (io_.stop.stop_requested()) return;
        for (const GameRecord& record : importers::read_input(file).result.session.records) {
          const auto played = replay(record);
          if (played && played->is_finished()) ++finished;
        }
      }
      if (finished == before) return add_no_samples();
    }
    const double rate = finished / std::max(cpu_seconds() - start, 1e-9);
    add(fmt::format("check: {:.0f} finished deals a second (read, parse, play again)", rate),
        {{"name", "check"}, {"deals", finished}, {"deals_per_second", rate}});
  }

  std::vector<PlayedRecord> sample_records() const {
    std::vector<PlayedRecord> records;
    for (const std::string& file : sample_files()) {
      if (io_.stop.stop_requested()) return {};
      for (GameRecord& record : importers::read_input(file).result.session.records) {
        auto played = replay(record);
        if (played && played->is_finished()) {
          records.push_back({std::move(record), *std::move(played), {}});
        }
      }
    }
    return records;
  }

  void add_no_samples() {
    if (io_.stop.stop_requested()) return;  // they were not looked for to the end
    is_wrong_ = true;
    io_.err << render(Message(KIBIC_TEXT("kibic: the folder {0} holds no finished deals; "
                                         "--samples names another."),
                              options_.samples))
            << '\n';
  }

  // Card play with 64 worlds a decision, one thread.
  void bench_review() {
    const std::vector<PlayedRecord> records = sample_records();
    if (records.empty()) return add_no_samples();
    ReviewSettings settings = review_settings(options_);
    settings.worlds = options_.worlds.value_or(64);
    std::vector<double> seconds;
    for (const PlayedRecord& played : records) {
      const double start = cpu_seconds();
      const Review judged = review(played.record, played.replay, settings, 1, io_.stop);
      if (io_.stop.stop_requested()) return;
      seconds.push_back(cpu_seconds() - start);
    }
    std::sort(seconds.begin(), seconds.end());
    double total = 0;
    for (const double one : seconds) total += one;
    const double mean = total / static_cast<double>(seconds.size());
    add(fmt::format("review ({} deals, {} worlds a decision, one core): mean {:.3f} s a deal, "
                    "median {:.3f}, max {:.3f}",
                    seconds.size(), settings.worlds, mean, seconds[seconds.size() / 2],
                    seconds.back()),
        {{"name", "review"},
         {"deals", seconds.size()},
         {"worlds", settings.worlds},
         {"mean_s", mean},
         {"median_s", seconds[seconds.size() / 2]},
         {"max_s", seconds.back()}});
  }

  // One number that changes exactly if any verdict over the samples does.
  void print_signature() {
    const std::vector<PlayedRecord> records = sample_records();
    if (records.empty()) return add_no_samples();
    ReviewSettings settings = review_settings(options_);
    settings.worlds = options_.worlds.value_or(64);
    JsonDocument document = JsonDocument::review(engine_versions(), settings);
    for (const PlayedRecord& played : records) {
      const Review judged = review(played.record, played.replay, settings, options_.jobs, io_.stop);
      if (io_.stop.stop_requested()) return;
      document.add_record({played.record, played.replay, &judged, {}});
    }
    const std::string signature = sha256_hex(document.text()).substr(0, 16);
    add(fmt::format("signature of {} deals: {}", records.size(), signature),
        {{"name", "signature"}, {"deals", records.size()}, {"signature", signature}});
  }

  const Options& options_;
  Io& io_;
  ordered_json results_ = ordered_json::array();
  bool is_wrong_ = false;
};

}  // namespace

int run_bench(const Options& options, Io& io) {
  return Bench(options, io).run();
}

}  // namespace kibic::cli
