// A point of a record where a seat had a choice. Built from the prefix of the record before it, so
// it can never see the future.
#pragma once

#include <cstddef>
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
  Action played;
  std::vector<Action> options;     // legal actions; the one played is added if it was illegal
  std::vector<std::string> names;  // of the players by seat, for sentences; never judged by
};

// Every event of the replay at which a seat acted in turn and the rules list its options, in order.
std::vector<Decision> decisions(const Replay& replay, const std::vector<std::string>& names = {});

}  // namespace kibic
