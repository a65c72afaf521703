#include "analyzer/engines/marias/solver/solver.h"
#include "core/games/marias/rules.h"

namespace kibic::marias {

Problem problem_of(const State& state) {
  Problem problem;
  problem.options = state.options;
  problem.position = position_of(state);
  problem.so_far = outcome_so_far(state);
  problem.first_trick = state.first_trick + static_cast<int>(state.tricks.size()) - 1;
  return problem;
}

}  // namespace kibic::marias
