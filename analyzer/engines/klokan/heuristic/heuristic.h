// A player who follows named rules of thumb: what a club player would say to a position, with the
// reason. It gives the second opinion beside the judge's verdict and sits at the practice table.
// Sources of the rules: rule book klokan 2.3 (most games end by being stuck, so the count and who
// runs out of jumps are the core) and 3 (mobility, lonely stones, backed pairs, doubling in reach).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/message.h"
#include "core/base/rng.h"
#include "core/games/klokan/state.h"
#include "core/model/verdict.h"

namespace kibic::klokan {

struct Advice {
  NamedMove move;
  std::string rule;  // stable id: "klokan.crown.now"
  Message why;       // one sentence for the player
  // How much the rules are for each legal half-move, in the order of legal_moves(): 1 for the
  // advice, less for what rules further down would have chosen, 0 for what none asks for.
  std::vector<double> ranking;
};

// Among half-moves that a rule finds equal the first in alphabetical order is taken, or a random
// one if a generator is given. No value if the game is over.
std::optional<Advice> advise(const State& state, Rng* among_equals = nullptr);

// Ids of all rules, in the order in which they are asked.
std::vector<std::string> rule_ids();

}  // namespace kibic::klokan
