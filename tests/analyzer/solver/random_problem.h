// Random problems for the solver: deals, contracts, fleks and house rules from a seed.
#pragma once

#include "analyzer/engines/marias/solver/solver.h"
#include "core/base/rng.h"

namespace kibic::marias {

struct ProblemShape {
  int cards = 5;  // in each hand when the trick under way begins
  std::optional<ContractKind> kind;
  Objective objective = Objective::money;
  bool has_house_rules = true;  // options other than the defaults
};

// The points, marriages and tricks before are made up, but fit the cards that are gone.
Problem random_problem(Rng& rng, const ProblemShape& shape);

std::string describe(const Problem& problem);

}  // namespace kibic::marias
