#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <ostream>

#include "analyzer/cli/commands.h"
#include "analyzer/cli/findings.h"
#include "analyzer/cli/judging.h"
#include "analyzer/parts/parts.h"

namespace kibic::cli {
namespace {

using nlohmann::ordered_json;

BeliefSettings settings_of(const Options& options) {
  BeliefSettings settings;
  settings.weights = options.weights == "soft" ? BeliefWeights::soft : BeliefWeights::hard;
  settings.seed = options.seed;
  return settings;
}

std::vector<Beliefs> beliefs_at(const PlayedRecord& played, const Options& options) {
  std::vector<Beliefs> found;
  const GameParts* parts = parts_for(played.record.game);
  const bool is_there = *options.beliefs < played.replay.states.size();
  if (parts == nullptr || !parts->beliefs || !is_there) return found;
  for (int seat = 0; seat < static_cast<int>(played.record.players.size()); ++seat) {
    if (options.seat && *options.seat != seat) continue;
    auto one = parts->beliefs(played.replay.states[*options.beliefs], seat, settings_of(options));
    if (one) found.push_back(*std::move(one));
  }
  return found;
}

void print(const Beliefs& beliefs, Io& io) {
  const Message head = beliefs.is_exact
                           ? Message(KIBIC_TEXT("Seat {0}, all {1} deals it cannot exclude:"),
                                     beliefs.seat, beliefs.worlds)
                           : Message(KIBIC_TEXT("Seat {0}, {1} of the deals it cannot exclude:"),
                                     beliefs.seat, beliefs.worlds);
  io.out << render(head) << "\n    ";
  for (const std::string& place : beliefs.places) io.out << fmt::format("{:>8}", place);
  io.out << '\n';
  for (const Beliefs::Row& row : beliefs.rows) {
    io.out << fmt::format("  {}", row.piece);
    for (std::size_t place = 0; place < row.chances.size(); ++place) {
      io.out << fmt::format("{:>6.1f}%{}", 100 * row.chances[place],
                            row.truth == place ? '*' : ' ');
    }
    io.out << '\n';
  }
}

ordered_json json_of(const Beliefs& beliefs) {
  ordered_json rows = ordered_json::array();
  for (const Beliefs::Row& row : beliefs.rows) {
    ordered_json truth = nullptr;
    if (row.truth) truth = beliefs.places[*row.truth];
    rows.push_back({{"card", row.piece}, {"chances", row.chances}, {"lay", std::move(truth)}});
  }
  return {{"seat", beliefs.seat},
          {"weights", beliefs.weights == BeliefWeights::soft ? "soft" : "hard"},
          {"worlds", beliefs.worlds},
          {"exact", beliefs.is_exact},
          {"places", beliefs.places},
          {"cards", std::move(rows)}};
}

}  // namespace

int show_beliefs(const Options& options, Io& io) {
  const auto loaded = load(options, io);
  if (!loaded) return report_error(loaded.error(), io);
  Findings findings;
  ordered_json records = ordered_json::array();
  for (std::size_t i = 0; i < loaded->inputs.size(); ++i) {
    findings.add(loaded->inputs[i]);
    print_diagnostics(loaded->inputs[i], options, io);
    for (const PlayedRecord& played : loaded->records[i]) {
      const std::vector<Beliefs> all = beliefs_at(played, options);
      ordered_json seats = ordered_json::array();
      for (const Beliefs& one : all) {
        if (options.json) {
          seats.push_back(json_of(one));
        } else {
          print(one, io);
        }
      }
      if (options.json) {
        records.push_back({{"id", record_id(played.record)},
                           {"event", *options.beliefs},
                           {"beliefs", std::move(seats)}});
      } else if (all.empty()) {
        io.out << render(Message(KIBIC_TEXT("Nothing is hidden at event {0}, or there is none."),
                                 *options.beliefs))
               << '\n';
      }
    }
  }
  if (options.json) {
    const ordered_json document{{"format", "kibic.beliefs/1"}, {"records", std::move(records)}};
    io.out << document.dump(2) << '\n';
  }
  return findings.status(io);
}

}  // namespace kibic::cli
