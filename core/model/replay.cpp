#include "core/model/replay.h"

namespace kibic {

Result<Replay> replay(const GameRecord& record, const Game& game) {
  Result<State> first = game.start(record.variant, record.rules, record.start);
  if (!first) return tl::unexpected(first.error());

  std::vector<ActionEvent> events = action_events(record);
  Replay result;
  result.events_in_record = events.size();
  result.states.push_back(*std::move(first));
  for (std::size_t i = 0; i < events.size(); ++i) {
    ActionEvent& event = events[i];
    const State& before = result.states.back();
    if (auto violation = before.check(event.actor, event.action, event.claim)) {
      const bool is_playable = violation->is_playable;
      result.divergences.push_back({i, event.where, *std::move(violation)});
      if (!is_playable) break;
    }
    event.action = before.canonical(event.action);
    State after = before.apply(event.actor, event.action);
    result.states.push_back(std::move(after));
    result.events.push_back(std::move(event));
  }
  return result;
}

}  // namespace kibic
