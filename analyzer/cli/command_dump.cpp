#include <fmt/format.h>

#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <ostream>
#include <string_view>

#include "analyzer/cli/commands.h"
#include "analyzer/cli/findings.h"
#include "analyzer/cli/judging.h"
#include "analyzer/judge/review.h"
#include "analyzer/review/review_tree.h"
#include "core/base/text.h"
#include "core/model/decision.h"

namespace kibic::cli {
namespace {

using Lines = std::vector<std::string>;

// Where each event was cut out of the source.
Lines frames(const PlayedRecord& played) {
  Lines lines;
  for (const Event& event : played.record.events) {
    const auto* action = std::get_if<ActionEvent>(&event);
    const Place& where = action != nullptr ? action->where : std::get<TableNote>(event).where;
    lines.push_back(fmt::format(
        "{}: {}", to_string(where),
        action != nullptr ? action->action.text : "- " + std::get<TableNote>(event).text));
  }
  return lines;
}

Lines events(const PlayedRecord& played) {
  Lines lines;
  std::size_t number = 0;
  for (const ActionEvent& event : action_events(played.record)) {
    const std::string claim = event.claim.empty() ? "" : " [%claim " + event.claim + "]";
    lines.push_back(
        fmt::format("{}. {} {}{}", number++, to_string(event.actor), event.action.text, claim));
  }
  return lines;
}

// What each seat sees before each event; together that is all there is.
Lines states(const PlayedRecord& played) {
  Lines lines;
  const Replay& replay = played.replay;
  for (std::size_t i = 0; i < replay.states.size(); ++i) {
    const State& state = replay.states[i];
    lines.push_back(fmt::format("{}. to act {}, phase {}", i, to_string(state.actor()),
                                state.phase().empty() ? "-" : state.phase()));
    for (std::size_t seat = 0; seat < played.record.players.size(); ++seat) {
      lines.push_back(fmt::format("   {}: {}", seat, state.observe(static_cast<int>(seat)).text));
    }
  }
  return lines;
}

Lines decision_lines(const PlayedRecord& played) {
  Lines lines;
  for (const Decision& decision : decisions(played.replay)) {
    std::vector<std::string> options;
    for (const Action& option : decision.options) options.push_back(option.text);
    lines.push_back(fmt::format("{}. {} {} {} of: {}", decision.event, decision.seat,
                                decision.phase, decision.played.text, join(options, ", ")));
  }
  return lines;
}

std::string line_of(const Verdict& verdict) {
  std::string line =
      fmt::format("{}. {} {} {}", verdict.event, verdict.seat, verdict.phase, verdict.played.text);
  if (verdict.mark != Mark::none) line += fmt::format(" {}", glyph_of(verdict.mark));
  line += fmt::format(" {}", name_of(verdict.grade));
  if (verdict.loss) line += fmt::format(" loss {:.4f}", *verdict.loss);
  if (verdict.interval) {
    line += fmt::format(" [{:.4f}, {:.4f}]", (*verdict.interval)[0], (*verdict.interval)[1]);
  }
  for (const Candidate& candidate : verdict.candidates) {
    line += fmt::format(" | {} {:.4f}", candidate.action.text, candidate.value);
  }
  return line;
}

Review judged(const PlayedRecord& played, const Options& options, const Io& io) {
  return review(played.record, played.replay, review_settings(options), options.jobs, io.stop);
}

Lines verdicts(const PlayedRecord& played, const Options& options, const Io& io) {
  Lines lines;
  for (const Verdict& verdict : judged(played, options, io).verdicts) {
    lines.push_back(line_of(verdict));
  }
  return lines;
}

Lines tree(const PlayedRecord& played, const Options& options, const Io& io) {
  const Review judgement = judged(played, options, io);
  const std::string text = ReviewTree(played.replay, &judgement).to_text({});
  Lines lines;
  for (const std::string_view line : split(text, '\n')) {
    if (!line.empty()) lines.emplace_back(line);
  }
  return lines;
}

Lines stage_lines(const PlayedRecord& played, const Options& options, const Io& io) {
  if (options.stage == "frames") return frames(played);
  if (options.stage == "events") return events(played);
  if (options.stage == "states") return states(played);
  if (options.stage == "decisions") return decision_lines(played);
  if (options.stage == "verdicts") return verdicts(played, options, io);
  return tree(played, options, io);
}

}  // namespace

int run_dump(const Options& options, Io& io) {
  const auto loaded = load(options, io);
  if (!loaded) return report_error(loaded.error(), io);
  Findings findings;
  nlohmann::ordered_json records = nlohmann::ordered_json::array();
  for (std::size_t i = 0; i < loaded->inputs.size(); ++i) {
    findings.add(loaded->inputs[i]);
    print_diagnostics(loaded->inputs[i], options, io);
    for (const PlayedRecord& played : loaded->records[i]) {
      const Lines lines = stage_lines(played, options, io);
      if (options.json) {
        records.push_back({{"id", record_id(played.record)}, {"lines", lines}});
        continue;
      }
      io.out << fmt::format("{} {} {}\n", record_id(played.record), played.record.game,
                            played.record.variant);
      for (const std::string& line : lines) io.out << line << '\n';
    }
  }
  if (options.json) {
    const nlohmann::ordered_json document{
        {"format", "kibic.dump/1"}, {"stage", options.stage}, {"records", std::move(records)}};
    io.out << document.dump(2) << '\n';
  }
  return findings.status(io);
}

}  // namespace kibic::cli
