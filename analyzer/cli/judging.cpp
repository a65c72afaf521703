#include "analyzer/cli/judging.h"

#include <ostream>
#include <utility>

#include "analyzer/cli/findings.h"
#include "analyzer/judge/review.h"
#include "analyzer/report/amounts.h"
#include "core/games/catalogue.h"

namespace kibic::cli {

ReviewSettings review_settings(const Options& options) {
  ReviewSettings settings;
  settings.seed = options.seed;
  settings.level = options.level;
  settings.worlds = options.worlds.value_or(worlds_of_level(options.level).value_or(256));
  settings.seat = options.seat;
  return settings;
}

std::vector<PlayedRecord> play_records(Input& input, const RuleOverrides& rules) {
  std::vector<PlayedRecord> played;
  for (GameRecord& record : input.records) {
    Annotations added;
    if (const auto found = input.added.find(record_id(record)); found != input.added.end()) {
      added = found->second;
    }
    rules.apply(record, input);
    auto result = replay(record);
    if (result) {
      played.push_back({std::move(record), *std::move(result), std::move(added)});
    } else {
      reject(input, result.error());
    }
  }
  input.records.clear();
  return played;
}

Result<Loaded> load(const Options& options, Io& io) {
  const auto rules = parse_rules(options);
  if (!rules) return tl::unexpected(rules.error());
  Loaded loaded;
  std::optional<Error> failure;
  const auto used = for_each_input(options, io, [&](Input& input) {
    auto picked = pick_deal(std::move(input.records), options.deal);
    if (!picked && input.is_readable) {
      failure = picked.error();
      return false;
    }
    input.records = picked ? *std::move(picked) : std::vector<GameRecord>();
    loaded.records.push_back(play_records(input, *rules));
    loaded.inputs.push_back(std::move(input));
    return true;
  });
  if (failure) return tl::unexpected(*failure);
  if (!used) return tl::unexpected(used.error());
  return loaded;
}

external::EngineLimits engine_limits(const Options& options) {
  external::EngineLimits limits;
  limits.answer = std::chrono::milliseconds(options.engine_time_ms);
  return limits;
}

Result<std::vector<external::ExternalEngine>> engines_of(const Options& options) {
  std::vector<external::ExternalEngine> engines;
  for (const std::string& text : options.engines) {
    auto command = external::parse_engine_command(text);
    if (!command) return tl::unexpected(command.error());
    for (const external::ExternalEngine& engine : engines) {
      if (engine.name() == command->name) {
        return fail("bad-engine", Message(KIBIC_TEXT("two engines are called {0}"), engine.name()));
      }
    }
    engines.emplace_back(*std::move(command), engine_limits(options));
  }
  return engines;
}

void tell_engine_failures(const std::vector<external::ExternalEngine>& engines, Io& io) {
  for (const external::ExternalEngine& engine : engines) {
    if (!engine.last_failure()) continue;
    io.err << render(Message(KIBIC_TEXT("kibic: the engine {0} failed ({1})"), engine.name(),
                             external::name_of(*engine.last_failure())));
    const std::string words = safe_text(engine.error_text());
    io.err << (words.empty() ? "" : ": ") << words << '\n';
  }
}

}  // namespace kibic::cli
