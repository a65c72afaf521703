// The sentences of the judge: why a card got its grade, from the numbers alone.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "analyzer/engines/marias/judge/punishment.h"
#include "analyzer/engines/marias/judge/separation.h"
#include "analyzer/judge/grading.h"
#include "core/base/message.h"

namespace kibic::marias {

struct Findings {
  Card played = Card::from_code(0);
  Card best = Card::from_code(0);
  std::string unit;
  std::vector<std::string> names;  // by seat; a player without one is "seat 2"
  Grade grade = Grade::best;
  bool is_dead = false;   // every card is worth the same in every world
  bool is_exact = false;  // all worlds were looked at
  double loss = 0;
  Interval interval{};
  std::size_t worlds = 0;
  double losing_share = 0;  // worlds in which the best card beats the played one
  std::optional<Feature> feature;
  std::optional<double> next_best_loss;  // when the card played was the only good one
  std::optional<double> hindsight_loss;
  std::optional<Card> hindsight_best;
};

// One sentence or two for the player who decided.
Message explain(const Findings& findings);

// What becomes of the card played in its trick, beside the better one.
Message explain_punishment(Card played, Card better, const Punishment& punishment);

// As explain(), where nobody has decided yet. `is_dead`: every card is worth the same.
Message explain_open(Card best, bool is_dead);

}  // namespace kibic::marias
