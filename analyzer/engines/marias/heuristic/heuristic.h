// A player who follows named rules: what a club player would say to one seat's position, with the
// reason. Works on a View only, so it cannot peek. It gives the second opinion beside the judge's
// verdict and plays in self-play. Sources of the rules: the seed thesis 3.6 (ordered lists of rules
// by role and contract), the players' problems, rule book 1.9; each table names what it follows.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/message.h"
#include "core/base/rng.h"
#include "core/games/marias/view.h"
#include "core/model/verdict.h"

namespace kibic::marias {

struct Advice {
  Card card;
  std::string rule;  // stable id of the rule that chose it: "marias.lead.hold-last-trump"
  Message why;       // one sentence for the player, cards in it
  // Every legal card, best first: 1 for the advice, less for what rules further down would have
  // chosen, 0 for cards that no rule asks for. Not a value in money.
  std::vector<std::pair<Card, double>> ranking;
};

// The card to play. Among cards that a rule finds equal the lowest code is taken, or a random one
// if a generator is given. No value unless it is the seat's turn in the play.
std::optional<Advice> advise_play(const View& view, Rng* among_equals = nullptr);

// The same as the judge needs it.
std::optional<SecondOpinion> heuristic_opinion(const View& view);

// Ids of all rules, in the order in which they are asked.
std::vector<std::string> heuristic_rule_ids();

}  // namespace kibic::marias
