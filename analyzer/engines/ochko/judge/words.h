// What a verdict of ochko says in words. Whole sentences, because a translation cannot be put
// together from pieces.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "analyzer/engines/ochko/exact/player_view.h"
#include "analyzer/engines/ochko/heuristic/heuristic.h"
#include "core/base/message.h"

namespace kibic::ochko {

struct Findings {
  PlayerView view;
  Choice choice;  // its policy is the exact one
  bool hit_played = false;
  std::array<double, kind_count> next_card{};
  std::optional<Advice> advice;

  double stand_value() const { return choice.stand.value(view.terms); }
  double hit_value() const { return choice.hit.value(view.terms); }
};

// Below this difference in stakes both actions come to the same; sums of doubles are no finer.
inline constexpr double equal_values = 1e-9;

// The reason for the verdict, from its numbers.
Message explain(const Findings& findings);
// Where nobody has decided yet: what both actions are worth. What was played does not count.
Message explain_open(const Findings& findings);
// Chances of each end by action, of a bust with the next card, of each next total; what the chart
// says, and whether it is the exact cards that decide.
std::vector<Message> remarks(const Findings& findings);
// "stand with 16 against 10": the kind of decision.
Message topic(const Findings& findings);

}  // namespace kibic::ochko
