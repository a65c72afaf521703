// The sentences of the judge: why a half-move got its grade, and what else is worth saying, from
// the numbers and the board alone.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/message.h"
#include "core/games/klokan/rules.h"
#include "core/model/verdict.h"

namespace kibic::klokan {

struct Findings {
  std::string played;
  std::string best;
  Grade grade = Grade::best;
  double best_value = 0;  // in stones, for the side that moves
  double played_value = 0;
  double loss = 0;
  double next_best_loss = 0;
  bool is_only = false;     // the mark says that nothing else was good
  bool is_dead = false;     // everything comes to the same
  bool is_decided = false;  // the best half-move has the same winner
  bool is_solved = false;   // both values are final counts
  int depth = 0;            // half-moves that were looked ahead
};

// One sentence or two for the player who decided.
Message explain(const Findings& findings);
// Where nobody has decided yet: what is best and what it is worth. What was played does not count.
Message explain_open(const Findings& findings);

// What the remarks are made of. The half-moves are legal in the state.
struct Surroundings {
  const State& state;
  NamedMove played;
  NamedMove best;
  std::vector<NamedMove> answers;    // the best line after the half-move played
  std::vector<NamedMove> best_line;  // after the best one
  bool is_error = false;
};

std::vector<Message> remarks(const Surroundings& s);

// The state at the end of a line, or where the game ends on it.
State after_line(const State& state, const NamedMove& move, const std::vector<NamedMove>& line);

}  // namespace kibic::klokan
