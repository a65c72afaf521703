// A point of a record where a seat had a choice. Built from the prefix of the record before it, so
// it can never see the future.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/model/state.h"

namespace kibic {

struct Replay;

struct Decision {
  std::size_t event = 0;
  int seat = 0;
  std::string phase;  // "play", "bid"…
  State before;
  Action played;                   // empty: nothing yet, as at the end of a line that is tried out
  std::vector<Action> options;     // legal actions; the one played is added if it was illegal
  std::vector<std::string> names;  // of the players by seat, for sentences; never judged by
};

// The decision of the event, or, when `event` is the number of events, the one that would be next.
// No value if no seat acted in turn there or the rules list no options. REQUIRES: event at most the
// number of events.
std::optional<Decision> decision_at(const Replay& replay, std::size_t event,
                                    const std::vector<std::string>& names = {});

// Every event of the replay at which a seat acted in turn and the rules list its options, in order.
std::vector<Decision> decisions(const Replay& replay, const std::vector<std::string>& names = {});

}  // namespace kibic
