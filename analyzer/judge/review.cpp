#include "analyzer/judge/review.h"

#include <algorithm>
#include <mutex>
#include <utility>

#include "analyzer/judge/accuracy.h"
#include "analyzer/judge/preset.h"
#include "analyzer/judge/verdict_on.h"
#include "analyzer/parts/parts.h"
#include "core/base/parallel.h"
#include "core/base/text.h"
#include "core/model/decision.h"

namespace kibic {
namespace {

Verdict not_judged(const Decision& decision, Message why) {
  Verdict verdict = verdict_on(decision);
  verdict.why = std::move(why);
  return verdict;
}

Verdict judged(const DecisionJudge* judge, const Decision& decision, const ReviewSettings& settings,
               std::stop_token stop) {
  if (judge != nullptr) return judge->judge(decision, settings, std::move(stop));
  return not_judged(decision, Message(KIBIC_TEXT("Kibic does not judge this game yet.")));
}

const Verdict* known_verdict(const std::vector<Verdict>& known, const Decision& decision) {
  const auto found = std::find_if(known.begin(), known.end(), [&](const Verdict& verdict) {
    return verdict.event == decision.event && verdict.played == decision.played;
  });
  return found == known.end() ? nullptr : &*found;
}

std::size_t seats_of(const GameRecord& record, const std::vector<Decision>& decisions) {
  std::size_t seats = record.players.size();
  for (const Decision& decision : decisions) {
    seats = std::max(seats, static_cast<std::size_t>(decision.seat) + 1);
  }
  return seats;
}

}  // namespace

const DecisionJudge* judge_for(std::string_view game) {
  const GameParts* parts = parts_for(game);
  return parts == nullptr ? nullptr : parts->judge.get();
}

std::string engine_versions() {
  std::vector<std::string> versions;
  for (const GameParts& parts : all_parts()) {
    if (parts.judge) versions.push_back(parts.judge->version());
  }
  return join(versions, ", ");
}

std::optional<std::size_t> worlds_of_level(std::string_view level) {
  if (level == "quick") return 64;
  if (level == "normal") return 256;
  if (level == "deep") return 1024;
  return std::nullopt;
}

Review review(const GameRecord& record, const Replay& replay, const ReviewSettings& settings,
              unsigned threads, std::stop_token stop, const ReviewHooks& hooks) {
  std::vector<Decision> all = decisions(replay, record.players);
  if (settings.seat) {
    std::erase_if(all, [&](const Decision& decision) { return decision.seat != *settings.seat; });
  }
  const DecisionJudge* judge = judge_for(record.game);

  Review result;
  result.id = record_id(record);
  result.engine_version = judge == nullptr ? "" : judge->version();
  result.settings = settings;
  result.verdicts.resize(all.size());
  std::mutex hooks_mutex;
  std::size_t done = 0;
  // The last decisions hold the fewest cards; the long ones at the front start first, which keeps
  // all threads busy to the end. No stop token here: a job that is asked to stop still has to say
  // so in its verdict.
  run_parallel(all.size(), threads, [&](std::size_t i) {
    const Verdict* known = known_verdict(hooks.known, all[i]);
    result.verdicts[i] = known != nullptr ? *known : judged(judge, all[i], settings, stop);
    const std::lock_guard lock(hooks_mutex);
    const bool is_whole = !stop.stop_requested();
    if (hooks.verdict && known == nullptr && is_whole) hooks.verdict(result.verdicts[i]);
    if (hooks.progress) hooks.progress(++done, all.size());
  });
  const std::size_t seats = seats_of(record, all);
  result.accuracy = accuracy_by_seat(result.verdicts, seats, club_preset());
  result.loss_by_seat = loss_by_seat(result.verdicts, seats);
  if (judge != nullptr && !settings.seat && !stop.stop_requested()) {
    result.luck = judge->luck(replay, result.verdicts, stop);
  }
  return result;
}

std::optional<Verdict> judge_event(const GameRecord& record, const Replay& replay,
                                   std::size_t event, const ReviewSettings& settings,
                                   std::stop_token stop) {
  const auto decision = decision_at(replay, event, record.players);
  if (!decision) return std::nullopt;
  return judged(judge_for(record.game), *decision, settings, std::move(stop));
}

}  // namespace kibic
