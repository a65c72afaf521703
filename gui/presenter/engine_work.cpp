#include "gui/presenter/engine_work.h"

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <utility>

#include "core/base/message.h"
#include "core/games/catalogue.h"
#include "gui/presenter/background.h"

namespace kibic::gui {
namespace {

GameRecord record_of(const Beside& position) {
  GameRecord record = *position.record;
  std::vector<ActionEvent> events = action_events(record);
  events.resize(std::min(events.size(), position.main_events));
  record.events.assign(std::make_move_iterator(events.begin()),
                       std::make_move_iterator(events.end()));
  record.events.insert(record.events.end(), position.events.begin(), position.events.end());
  return record;
}

struct Played {
  GameRecord record;
  Replay replay;
};

std::optional<Played> played(const Beside& position) {
  GameRecord record = record_of(position);
  auto result = replay(record);
  if (!result || !result->is_whole()) return std::nullopt;
  return Played{std::move(record), *std::move(result)};
}

std::shared_ptr<const JudgedDecision> told(const Played& line, Verdict verdict) {
  const std::size_t event = verdict.event;
  Review review;
  review.id = record_id(line.record);
  review.verdicts = {std::move(verdict)};
  const auto all = judged_record(line.record, line.replay, std::move(review));
  const JudgedDecision* decision = all->at(event);
  return decision == nullptr ? nullptr : std::make_shared<const JudgedDecision>(*decision);
}

std::optional<Action> best_action(const State& state, const Verdict& verdict) {
  if (!verdict.candidates.empty()) return verdict.candidates.front().action;
  const auto options = state.legal_actions();
  const bool is_all_the_same = verdict.grade == Grade::forced && !options.empty();
  return is_all_the_same ? std::optional(options.front()) : std::nullopt;
}

}  // namespace

bool wait(std::chrono::milliseconds time, const std::stop_token& stop) {
  std::mutex mutex;
  std::condition_variable_any never;
  std::unique_lock lock(mutex);
  never.wait_for(lock, stop, time, [] { return false; });
  return !stop.stop_requested();
}

std::shared_ptr<const JudgedDecision> judge(const Services& services, const Beside& position,
                                            const std::optional<ActionEvent>& action,
                                            const std::stop_token& stop, const Trouble& trouble) {
  try {
    Beside whole = position;
    if (action) whole.events.push_back(*action);
    const auto line = played(whole);
    if (!line || (action && line->replay.events.empty())) return nullptr;
    const std::size_t event = line->replay.events.size() - (action ? 1 : 0);
    auto verdict = services.judge_event(line->record, line->replay, event, stop);
    if (!verdict || stop.stop_requested()) return nullptr;
    if (action) return told(*line, *std::move(verdict));
    return std::make_shared<const JudgedDecision>(
        open_decision(line->replay.final_state(), *verdict, position.names));
  } catch (const std::exception& error) {
    trouble(failure_text(error.what()));
    return nullptr;
  }
}

Answer answer(const Services& services, Beside position, const AnswerWish& wish,
              const std::stop_token& stop, const Trouble& trouble) {
  Answer answer;
  try {
    while (const auto line = played(position)) {
      const State& state = line->replay.final_state();
      const bool is_started = !wish.is_one_at_least || !answer.actions.empty();
      if (state.actor() == Actor::seat(wish.until_seat) && is_started) return answer;
      const auto verdict =
          services.judge_event(line->record, line->replay, line->replay.events.size(), stop);
      if (!verdict || stop.stop_requested()) return answer;
      const auto best = best_action(state, *verdict);
      if (!best) {
        trouble(
            tr(KIBIC_TEXT("The engine has no answer here: it judges the play of the cards "
                          "only. Choose the action yourself.")));
        return answer;
      }
      answer.decisions.push_back(std::make_shared<const JudgedDecision>(
          with_best_played(open_decision(state, *verdict, position.names))));
      answer.actions.push_back(*best);
      position.events.push_back({state.actor(), *best, "", {}});
    }
  } catch (const std::exception& error) {
    trouble(failure_text(error.what()));
  }
  return answer;
}

}  // namespace kibic::gui
