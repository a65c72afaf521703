#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <ostream>

#include "analyzer/cli/annotation_text.h"
#include "analyzer/cli/commands.h"
#include "analyzer/cli/findings.h"
#include "analyzer/cli/judging.h"
#include "analyzer/cli/stores.h"
#include "analyzer/report/amounts.h"
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

// What users added to records, wherever those are read from. Without a database there is nothing;
// a bad one is told of once and does not keep a file from being shown.
class AddedByUsers {
 public:
  AddedByUsers(const Options& options, Io& io) : io_(io) {
    auto opened = open_store(options, MissingStore::is_error);
    if (opened) {
      store_ = *std::move(opened);
    } else if (opened.error().code != "no-database") {
      tell(opened.error());
    }
  }

  // What the source added, unless users have added their own.
  Annotations to(const PlayedRecord& played) {
    if (!store_) return played.added;
    auto added = store_->annotations(record_id(played.record));
    if (added) return added->is_empty() ? played.added : *std::move(added);
    tell(added.error());
    store_.reset();
    return played.added;
  }

 private:
  void tell(const Error& error) {
    io_.err << render(Message(KIBIC_TEXT("Comments and variations are not shown: {0}"),
                              render(error.text)))
            << '\n';
  }

  Io& io_;
  std::unique_ptr<ReviewStore> store_;
};

std::string mark_at(const Annotations& added, std::size_t event) {
  const auto found = added.by_event.find(event);
  const bool has_mark = found != added.by_event.end() && !found->second.note.mark.empty();
  return has_mark ? " " + safe_text(found->second.note.mark) : std::string();
}

void print_added(const Annotations& added, std::size_t event, const PlayedRecord& played, Io& io) {
  const auto found = added.by_event.find(event);
  if (found == added.by_event.end()) return;
  print_annotation(io.out, found->second, played.replay.states[event], played.record.players);
}

std::string sentence(const PlayedRecord& played, std::size_t event) {
  const ActionEvent& one = played.replay.events[event];
  return render(played.replay.states[event].describe(one.actor, one.action, played.record.players));
}

// A deal that goes on from the one before (bank, stake, what is left of the cards) is whole: its
// cards are yet to be dealt.
void print_start(const PlayedRecord& played, Io& io) {
  const bool is_whole = played.replay.states.front().actor().is_chance();
  const std::string& start = played.record.start->text;
  io.out << render(is_whole ? Message(KIBIC_TEXT("Before the deal: {0}"), start)
                            : Message(KIBIC_TEXT("The record begins in the middle: {0}"), start))
         << '\n';
}

void print_record(const Input& input, const PlayedRecord& played, const Annotations& added,
                  bool has_places, Io& io) {
  const Replay& replay = played.replay;
  std::string head = fmt::format("{}, {}", played.record.game, played.record.variant);
  if (played.record.deal > 0) {
    head += ", " + render(Message(KIBIC_TEXT("deal {0}"), played.record.deal));
  }
  io.out << head << ": " << join(played.record.players, ", ") << '\n';
  if (played.record.start) print_start(played, io);
  for (std::size_t i = 0; i < replay.events.size(); ++i) {
    io.out << fmt::format("{:>4}. {}{}", i, sentence(played, i), mark_at(added, i));
    if (has_places) {
      io.out << fmt::format("  [{}: {}]", input.source.path, to_string(replay.events[i].where));
    }
    io.out << '\n';
    if (const Divergence* divergence = divergence_at(replay, i)) {
      io.out << "      ! " << render(divergence->violation.text) << '\n';
    }
    print_added(added, i, played, io);
  }
  if (!replay.is_whole()) {
    const Divergence& last = replay.divergences.back();
    io.out << fmt::format("{:>4}. {}", last.event,
                          render(Message(KIBIC_TEXT("The replay ends here: {0}"),
                                         render(last.violation.text))))
           << '\n';
  }
  print_added(added, replay.events.size(), played, io);
}

ordered_json json_of(const Place& place) {
  ordered_json where = ordered_json::object();
  if (place.byte) where["byte"] = *place.byte;
  if (place.line) where["line"] = *place.line;
  if (place.column) where["column"] = *place.column;
  if (place.packet) where["packet"] = *place.packet;
  return where;
}

ordered_json json_of(const PlayedRecord& played, const Annotations& added, bool has_places) {
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
    if (const auto found = added.by_event.find(i); found != added.by_event.end()) {
      add_annotation(found->second, event);
    }
    events.push_back(std::move(event));
  }
  ordered_json record{{"id", record_id(played.record)},   {"game", played.record.game},
                      {"variant", played.record.variant}, {"players", played.record.players},
                      {"deal", played.record.deal},       {"events", std::move(events)}};
  const auto end = added.by_event.find(played.replay.events.size());
  if (end != added.by_event.end()) add_annotation(end->second, record["end"]);
  return record;
}

}  // namespace

int run_show(const Options& options, Io& io) {
  if (options.beliefs) return show_beliefs(options, io);
  const auto loaded = load(options, io);
  if (!loaded) return report_error(loaded.error(), io);
  Findings findings;
  AddedByUsers users(options, io);
  ordered_json records = ordered_json::array();
  for (std::size_t i = 0; i < loaded->inputs.size(); ++i) {
    findings.add(loaded->inputs[i]);
    print_diagnostics(loaded->inputs[i], options, io);
    for (const PlayedRecord& played : loaded->records[i]) {
      if (!played.replay.divergences.empty()) findings.add_divergence();
      if (options.json) {
        records.push_back(json_of(played, users.to(played), options.where));
      } else {
        print_record(loaded->inputs[i], played, users.to(played), options.where, io);
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
