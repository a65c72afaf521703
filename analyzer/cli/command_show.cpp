#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <ostream>

#include "analyzer/cli/commands.h"
#include "analyzer/cli/findings.h"
#include "analyzer/cli/judging.h"
#include "core/base/text.h"

namespace kibic::cli {
namespace {

using nlohmann::ordered_json;

// The first divergence of the event, or nullptr.
const Divergence* divergence_at(const Replay& replay, std::size_t event) {
  for (const Divergence& divergence : replay.divergences) {
    if (divergence.event == event) return &divergence;
  }
  return nullptr;
}

std::string sentence(const PlayedRecord& played, std::size_t event) {
  const ActionEvent& one = played.replay.events[event];
  return render(played.replay.states[event].describe(one.actor, one.action, played.record.players));
}

void print_record(const Input& input, const PlayedRecord& played, bool has_places, Io& io) {
  const Replay& replay = played.replay;
  std::string head = fmt::format("{}, {}", played.record.game, played.record.variant);
  if (played.record.deal > 0) {
    head += ", " + render(Message(KIBIC_TEXT("deal {0}"), played.record.deal));
  }
  io.out << head << ": " << join(played.record.players, ", ") << '\n';
  if (played.record.start) {
    io.out << render(Message(KIBIC_TEXT("The record begins in the middle: {0}"),
                             played.record.start->text))
           << '\n';
  }
  for (std::size_t i = 0; i < replay.events.size(); ++i) {
    io.out << fmt::format("{:>4}. {}", i, sentence(played, i));
    if (has_places) {
      io.out << fmt::format("  [{}: {}]", input.source.path, to_string(replay.events[i].where));
    }
    io.out << '\n';
    if (const Divergence* divergence = divergence_at(replay, i)) {
      io.out << "      ! " << render(divergence->violation.text) << '\n';
    }
  }
  if (!replay.is_whole()) {
    const Divergence& last = replay.divergences.back();
    io.out << fmt::format("{:>4}. {}", last.event,
                          render(Message(KIBIC_TEXT("The replay ends here: {0}"),
                                         render(last.violation.text))))
           << '\n';
  }
}

ordered_json json_of(const Place& place) {
  ordered_json where = ordered_json::object();
  if (place.byte) where["byte"] = *place.byte;
  if (place.line) where["line"] = *place.line;
  if (place.column) where["column"] = *place.column;
  if (place.packet) where["packet"] = *place.packet;
  return where;
}

ordered_json json_of(const PlayedRecord& played, bool has_places) {
  ordered_json events = ordered_json::array();
  for (std::size_t i = 0; i < played.replay.events.size(); ++i) {
    const ActionEvent& one = played.replay.events[i];
    ordered_json event{{"event", i},
                       {"actor", to_string(one.actor)},
                       {"action", one.action.text},
                       {"text", sentence(played, i)}};
    if (has_places) event["where"] = json_of(one.where);
    if (const Divergence* divergence = divergence_at(played.replay, i)) {
      event["divergence"] = {{"code", divergence->violation.code},
                             {"text", render(divergence->violation.text)}};
    }
    events.push_back(std::move(event));
  }
  return {{"id", record_id(played.record)},   {"game", played.record.game},
          {"variant", played.record.variant}, {"players", played.record.players},
          {"deal", played.record.deal},       {"events", std::move(events)}};
}

}  // namespace

int run_show(const Options& options, Io& io) {
  const auto loaded = load(options, io);
  if (!loaded) return report_error(loaded.error(), io);
  Findings findings;
  ordered_json records = ordered_json::array();
  for (std::size_t i = 0; i < loaded->inputs.size(); ++i) {
    findings.add(loaded->inputs[i]);
    print_diagnostics(loaded->inputs[i], options, io);
    for (const PlayedRecord& played : loaded->records[i]) {
      if (!played.replay.divergences.empty()) findings.add_divergence();
      if (options.json) {
        records.push_back(json_of(played, options.where));
      } else {
        print_record(loaded->inputs[i], played, options.where, io);
      }
    }
  }
  if (options.json) {
    const ordered_json document{{"format", "kibic.show/1"}, {"records", std::move(records)}};
    io.out << document.dump(2) << '\n';
  }
  return findings.status(io);
}

}  // namespace kibic::cli
