#include "analyzer/cli/command_stats.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <ostream>

#include "analyzer/cli/findings.h"
#include "analyzer/cli/judging.h"
#include "analyzer/external/self_play.h"
#include "analyzer/parts/calibration.h"
#include "analyzer/parts/parts.h"
#include "core/games/catalogue.h"

namespace kibic::cli {
namespace {

using nlohmann::ordered_json;

constexpr std::size_t stride = 8;  // one event in so many: the next one knows little more
constexpr std::size_t usual_worlds = 200;
constexpr std::array names{"hard", "soft"};

class BeliefStats {
 public:
  BeliefStats(const Options& options, Io& io) : options_(options), io_(io) {}

  int run() {
    if (options_.paths.empty() && options_.games == 0) {
      io_.err << tr(KIBIC_TEXT("kibic: stats needs files, or --games.")) << '\n';
      return exit_usage;
    }
    const auto used = options_.paths.empty() ? play() : read();
    if (!used) return report_error(used.error(), io_);
    if (io_.stop.stop_requested()) return exit_interrupted;
    if (by_weights_[0].cards() == 0) {
      io_.err << tr(KIBIC_TEXT("kibic: no record here has beliefs that can be checked.")) << '\n';
      return exit_no_input;
    }
    if (options_.json) {
      print_json();
    } else {
      for (std::size_t i = 0; i < names.size(); ++i) print(i);
    }
    return findings_.status(io_);
  }

 private:
  Result<std::size_t> play() {
    findings_.add_readable();
    const auto& all = all_parts();
    const auto known = std::find_if(all.begin(), all.end(), [](const GameParts& parts) {
      return static_cast<bool>(parts.beliefs);
    });
    const Game* game = known == all.end() ? nullptr : find_game(known->game);
    for (std::size_t i = 0; game != nullptr && i < options_.games; ++i) {
      const std::string variant = game->variants[i % game->variants.size()].id;
      const auto record = external::self_played(*game, variant, options_.seed + i, io_.stop);
      if (!record) break;
      const auto played = replay(*record, *game);
      if (!played) return tl::unexpected(played.error());
      add(record->game, *played);
    }
    return records_;
  }

  Result<std::size_t> read() {
    const auto rules = parse_rules(options_);
    if (!rules) return tl::unexpected(rules.error());
    return for_each_input(options_, io_, [&](Input& input) {
      const std::vector<PlayedRecord> played = play_records(input, *rules);
      findings_.add(input);
      print_diagnostics(input, options_, io_);
      for (const PlayedRecord& one : played) add(one.record.game, one.replay);
      return !io_.stop.stop_requested();
    });
  }

  void add(const std::string& game, const Replay& played) {
    const GameParts* parts = parts_for(game);
    if (parts == nullptr || !parts->beliefs) return;
    for (std::size_t i = records_++ % stride; i < played.states.size(); i += stride) {
      const State& state = played.states[i];
      if (!state.actor().is_seat()) continue;
      for (std::size_t k = 0; k < names.size(); ++k) {
        BeliefSettings settings;
        settings.weights = k == 0 ? BeliefWeights::hard : BeliefWeights::soft;
        settings.worlds = options_.worlds.value_or(usual_worlds);
        settings.seed = options_.seed;
        const auto found = parts->beliefs(state, state.actor().seat_number(), settings);
        if (found) by_weights_[k].add(*found);
      }
    }
  }

  void print(std::size_t k) const {
    const Calibration& one = by_weights_[k];
    io_.out << render(Message(KIBIC_TEXT("{0} weights, {1} cards in {2} records:"), names[k],
                              one.cards(), records_))
            << '\n';
    for (const Calibration::Bin& bin : one.bins()) {
      if (bin.promises == 0) continue;
      const auto promises = static_cast<double>(bin.promises);
      io_.out << render(
                     Message(KIBIC_TEXT("  promised {0} %, lay there {1} % of {2}"),
                             fmt::format("{:5.1f}", 100 * bin.promised / promises),
                             fmt::format("{:5.1f}", 100 * static_cast<double>(bin.kept) / promises),
                             bin.promises))
              << '\n';
    }
    io_.out << render(Message(KIBIC_TEXT("  mean difference {0} points ({1} by promises), "
                                         "logarithmic loss {2}"),
                              fmt::format("{:.2f}", 100 * one.mean_difference()),
                              fmt::format("{:.2f}", 100 * one.weighted_difference()),
                              fmt::format("{:.4f}", one.log_loss())))
            << '\n';
  }

  void print_json() const {
    ordered_json document{{"format", "kibic.calibration/1"}, {"records", records_}};
    for (std::size_t k = 0; k < names.size(); ++k) {
      const Calibration& one = by_weights_[k];
      ordered_json bins = ordered_json::array();
      for (const Calibration::Bin& bin : one.bins()) {
        bins.push_back(
            {{"promises", bin.promises}, {"promised", bin.promised}, {"kept", bin.kept}});
      }
      document[names[k]] = {{"cards", one.cards()},
                            {"bins", std::move(bins)},
                            {"mean_difference", one.mean_difference()},
                            {"weighted_difference", one.weighted_difference()},
                            {"log_loss", one.log_loss()}};
    }
    io_.out << document.dump(2) << '\n';
  }

  const Options& options_;
  Io& io_;
  Findings findings_;
  std::array<Calibration, 2> by_weights_;
  std::size_t records_ = 0;
};

}  // namespace

int run_stats(const Options& options, Io& io) {
  return BeliefStats(options, io).run();
}

}  // namespace kibic::cli
