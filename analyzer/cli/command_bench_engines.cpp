#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>

#include "analyzer/cli/commands.h"
#include "analyzer/cli/findings.h"
#include "analyzer/cli/judging.h"
#include "analyzer/cli/progress.h"
#include "analyzer/external/comparison.h"
#include "analyzer/external/opinions.h"
#include "analyzer/external/self_play.h"
#include "analyzer/judge/review.h"
#include "analyzer/report/amounts.h"
#include "core/games/catalogue.h"

namespace kibic::cli {
namespace {

using external::ComparedSide;
using external::Comparison;
using nlohmann::ordered_json;

constexpr std::size_t usual_worlds = 64;  // as the other benchmarks that judge

int say_usage(Io& io, const Message& why) {
  io.err << "kibic: " << render(why) << '\n';
  return exit_usage;
}

std::string missing_text(const ComparedSide& side) {
  std::string text;
  for (const auto& [kind, count] : side.missing) {
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", kind, count);
  }
  return text.empty() ? tr(KIBIC_TEXT("none missing")) : text;
}

// Judges record after record and asks both choosers of every decision.
class EngineBench {
 public:
  using Pair = std::array<std::unique_ptr<external::Chooser>, 2>;
  EngineBench(const Options& options, Io& io, Pair choosers)
      : options_(options),
        io_(io),
        choosers_(std::move(choosers)),
        settings_(review_settings(options)),
        progress_(options, io, tr(KIBIC_TEXT("comparing"))) {
    settings_.worlds = options.worlds.value_or(usual_worlds);
  }

  int run(const std::vector<std::string>& paths) {
    const auto used = paths.empty() ? play() : read(paths);
    if (!used) return report_error(used.error(), io_);
    if (io_.stop.stop_requested()) return exit_interrupted;
    const std::vector<Comparison> results = comparer_.results(options_.seed);
    if (results.empty()) {
      io_.err << tr(KIBIC_TEXT("kibic: there is no decision to compare engines over.")) << '\n';
      return exit_no_input;
    }
    if (options_.json) {
      print_json(results);
    } else {
      for (const Comparison& result : results) print(result);
    }
    return findings_.status(io_);
  }

 private:
  Result<std::size_t> play() {
    findings_.add_readable();
    const std::string id = options_.game.empty() ? "marias" : options_.game;
    const Game* game = find_game(id);
    if (game == nullptr) {
      return fail("unknown-game", Message(KIBIC_TEXT("there is no game called {0}"), id));
    }
    const std::string variant =
        options_.variant.empty() ? game->variants.front().id : options_.variant;
    for (std::size_t i = 0; i < options_.games && !io_.stop.stop_requested(); ++i) {
      const auto record = external::self_played(*game, variant, options_.seed + i, io_.stop);
      if (!record) break;
      const auto played = replay(*record);
      if (!played) return tl::unexpected(played.error());
      compare(*record, *played);
      progress_.show(i + 1, options_.games);
    }
    return records_;
  }

  Result<std::size_t> read(const std::vector<std::string>& paths) {
    const auto rules = parse_rules(options_);
    if (!rules) return tl::unexpected(rules.error());
    Options inputs = options_;
    inputs.paths = paths;
    return for_each_input(inputs, io_, [&](Input& input) {
      const std::vector<PlayedRecord> played = play_records(input, *rules);
      findings_.add(input);
      print_diagnostics(input, options_, io_);
      for (const PlayedRecord& one : played) {
        compare(one.record, one.replay);
        progress_.show(records_, 0);
      }
      return !io_.stop.stop_requested();
    });
  }

  void compare(const GameRecord& record, const Replay& played) {
    const Review judged = review(record, played, settings_, options_.jobs, io_.stop);
    for (const Verdict& verdict : judged.verdicts) {
      if (io_.stop.stop_requested()) return;
      if (!external::is_choice(verdict)) continue;
      std::array<external::Choice, 2> choices;
      for (std::size_t side = 0; side < 2; ++side) {
        choices[side] = choosers_[side]->choose(record, played, verdict, io_.stop);
      }
      if (!io_.stop.stop_requested()) comparer_.add(records_, record.game, verdict, choices);
    }
    ++records_;
  }

  void print(const Comparison& result) const {
    for (std::size_t side = 0; side < 2; ++side) print_missing(result, side);
    if (result.pairs > 0) {
      print_pairs(result);
    } else {
      io_.out << tr(KIBIC_TEXT("  There is nothing to compare.")) << '\n';
    }
  }

  void print_missing(const Comparison& result, std::size_t side) const {
    const ComparedSide& sum = result.sides[side];
    io_.out << render(Message(KIBIC_TEXT("{0}: {1} was asked {2} times, {3}"), result.game,
                              choosers_[side]->name(), sum.asked, missing_text(sum)))
            << '\n';
  }

  void print_pairs(const Comparison& result) const {
    const auto& a = choosers_[0]->name();
    const auto& b = choosers_[1]->name();
    io_.out << render(Message(KIBIC_TEXT("  {0} decisions of {1} records, {2} worlds each: agreed "
                                         "in {3}, {4} did better in {5}, {6} in {7}"),
                              result.pairs, result.games, settings_.worlds, result.agreed, a,
                              result.better[0], b, result.better[1]))
            << '\n';
    for (std::size_t side = 0; side < 2; ++side) {
      const ComparedSide& sum = result.sides[side];
      io_.out << render(Message(KIBIC_TEXT("  {0} loses {1} {2} a decision and is best in {3}"),
                                choosers_[side]->name(), number_text(sum.mean_loss, 4), result.unit,
                                sum.best))
              << '\n';
    }
    const std::string interval =
        result.interval
            ? render(Message(KIBIC_TEXT("95 %: {0} to {1}"), number_text((*result.interval)[0], 4),
                             number_text((*result.interval)[1], 4)))
            : tr(KIBIC_TEXT("no interval from fewer than two records"));
    io_.out << render(
                   Message(KIBIC_TEXT("  loss of {0} less that of {1}: {2} {3} a decision ({4})"),
                           a, b, number_text(result.difference, 4), result.unit, interval))
            << '\n';
  }

  ordered_json json_of(const ComparedSide& sum, std::size_t side) const {
    ordered_json missing = ordered_json::object();
    for (const auto& [kind, count] : sum.missing) missing[kind] = count;
    return {{"engine", choosers_[side]->name()},
            {"asked", sum.asked},
            {"missing", missing},
            {"best", sum.best},
            {"mean_loss", sum.mean_loss}};
  }

  void print_json(const std::vector<Comparison>& results) const {
    ordered_json list = ordered_json::array();
    for (const Comparison& result : results) {
      ordered_json interval = nullptr;
      if (result.interval) interval = *result.interval;
      list.push_back({{"name", "engines"},
                      {"game", result.game},
                      {"unit", result.unit},
                      {"worlds", settings_.worlds},
                      {"records", result.games},
                      {"pairs", result.pairs},
                      {"agreed", result.agreed},
                      {"better", result.better},
                      {"engines", {json_of(result.sides[0], 0), json_of(result.sides[1], 1)}},
                      {"difference", result.difference},
                      {"interval", interval}});
    }
    const ordered_json document{{"format", "kibic.bench/1"}, {"results", list}};
    io_.out << document.dump(2, ' ', false, ordered_json::error_handler_t::replace) << '\n';
  }

  const Options& options_;
  Io& io_;
  Pair choosers_;
  ReviewSettings settings_;
  Progress progress_;
  external::Comparer comparer_;
  Findings findings_;
  std::size_t records_ = 0;
};

}  // namespace

int run_bench_engines(const Options& options, Io& io) {
  const auto& arguments = options.bench_arguments;
  if (arguments.size() < 2) {
    return say_usage(io, Message(KIBIC_TEXT("\"bench engines\" compares two engines; name both.")));
  }
  const std::vector<std::string> paths(arguments.begin() + 2, arguments.end());
  if (paths.empty() == (options.games == 0)) {
    return say_usage(io, Message(KIBIC_TEXT("\"bench engines\" needs either files or --games.")));
  }
  EngineBench::Pair choosers;
  for (std::size_t side = 0; side < 2; ++side) {
    auto chooser = external::make_chooser(arguments[side], options.seed, engine_limits(options));
    if (!chooser) return report_error(chooser.error(), io);
    choosers[side] = *std::move(chooser);
  }
  return EngineBench(options, io, std::move(choosers)).run(paths);
}

}  // namespace kibic::cli
