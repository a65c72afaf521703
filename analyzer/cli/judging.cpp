#include "analyzer/cli/judging.h"

#include <utility>

#include "analyzer/cli/findings.h"
#include "analyzer/judge/review.h"
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

}  // namespace kibic::cli
