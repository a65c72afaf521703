#include "core/model/decision.h"

#include <algorithm>

#include "core/model/replay.h"

namespace kibic {

std::vector<Decision> decisions(const Replay& replay, const std::vector<std::string>& names) {
  std::vector<Decision> found;
  for (std::size_t i = 0; i < replay.events.size(); ++i) {
    const ActionEvent& event = replay.events[i];
    const State& before = replay.states[i];
    if (!event.actor.is_seat() || before.actor() != event.actor) continue;
    std::vector<Action> options = before.legal_actions();
    if (options.empty()) continue;
    Action played = before.choice(event.action);
    if (std::find(options.begin(), options.end(), played) == options.end()) {
      options.push_back(played);
    }
    found.push_back({i, event.actor.seat_number(), std::string(before.phase()), before,
                     std::move(played), std::move(options), names});
  }
  return found;
}

}  // namespace kibic
