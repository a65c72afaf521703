#include "core/model/decision.h"

#include <algorithm>

#include "core/model/replay.h"

namespace kibic {

std::optional<Decision> decision_at(const Replay& replay, std::size_t event,
                                    const std::vector<std::string>& names) {
  const State& before = replay.states[event];
  const bool is_open = event == replay.events.size();
  const Actor actor = is_open ? before.actor() : replay.events[event].actor;
  if (!actor.is_seat() || before.actor() != actor) return std::nullopt;
  std::vector<Action> options = before.legal_actions();
  if (options.empty()) return std::nullopt;
  Action played;
  if (!is_open) {
    played = before.choice(replay.events[event].action);
    if (std::find(options.begin(), options.end(), played) == options.end()) {
      options.push_back(played);
    }
  }
  return Decision{event,  actor.seat_number(), std::string(before.phase()),
                  before, std::move(played),   std::move(options),
                  names};
}

std::vector<Decision> decisions(const Replay& replay, const std::vector<std::string>& names) {
  std::vector<Decision> found;
  for (std::size_t i = 0; i < replay.events.size(); ++i) {
    if (auto decision = decision_at(replay, i, names)) found.push_back(*std::move(decision));
  }
  return found;
}

}  // namespace kibic
