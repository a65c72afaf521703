#include "core/model/decision.h"

#include <algorithm>

#include "core/model/replay.h"

namespace kibic {

std::vector<Decision> decisions(const Replay& replay) {
  std::vector<Decision> found;
  for (std::size_t i = 0; i < replay.events.size(); ++i) {
    const ActionEvent& event = replay.events[i];
    const State& before = replay.states[i];
    if (!event.actor.is_seat() || before.actor() != event.actor) continue;
    std::vector<Action> options = before.legal_actions();
    if (options.empty()) continue;
    if (std::find(options.begin(), options.end(), event.action) == options.end()) {
      options.push_back(event.action);
    }
    found.push_back({i, event.actor.seat_number(), std::string(before.phase()), before,
                     event.action, std::move(options)});
  }
  return found;
}

}  // namespace kibic
