// A record played again through the rules: the position before each event, and everything that is
// against the rules.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/model/game.h"
#include "core/model/record.h"
#include "core/model/state.h"

namespace kibic {

struct Divergence {
  std::size_t event = 0;  // index over the canonical events
  Place where;            // in the source
  Violation violation;

  bool operator==(const Divergence&) const = default;
};

struct Replay {
  std::vector<ActionEvent> events;      // as many as could be played, in canonical notation
  std::vector<State> states;            // one before each event, and one after the last
  std::vector<Divergence> divergences;  // in order of events
  std::size_t events_in_record = 0;

  const State& final_state() const { return states.back(); }
  bool is_whole() const { return events.size() == events_in_record; }
  bool is_finished() const { return final_state().actor().is_nobody(); }
};

// Plays the record under the rules of the game. An event against the rules is a divergence; if it
// can be played all the same the replay goes on, otherwise it ends there and the good part is kept.
// An Error only if the first position cannot be made (variant, rules, start position).
Result<Replay> replay(const GameRecord& record, const Game& game);

}  // namespace kibic
