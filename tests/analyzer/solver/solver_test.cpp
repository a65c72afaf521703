#include <catch2/catch.hpp>

#include "analyzer/engines/marias/reference/reference.h"
#include "tests/analyzer/solver/random_problem.h"

namespace kibic::marias {
namespace {

// Solves so many problems both ways and compares the value of every legal card.
void compare_moves(std::uint64_t seed, const ProblemShape& shape, int problems) {
  Rng rng(seed);
  Solver solver;
  Reference minimax(ReferenceMethod::minimax);
  for (int i = 0; i < problems; ++i) {
    const Problem problem = random_problem(rng, shape);
    INFO("seed " << seed << ", problem " << i << ": " << describe(problem));
    const auto expected = minimax.moves(problem);
    const auto found = solver.moves(problem);
    REQUIRE(found.size() == expected.size());
    for (std::size_t m = 0; m < expected.size(); ++m) {
      INFO(to_string(expected[m].card));
      REQUIRE(found[m].card == expected[m].card);
      REQUIRE(found[m].value == expected[m].value);
    }
    REQUIRE(solver.value(problem) == minimax.value(problem));
  }
}

}  // namespace

TEST_CASE("the solver and plain minimax agree on every card of short endings") {
  for (const ContractKind kind : all_contract_kinds) {
    for (const Objective objective : {Objective::money, Objective::points}) {
      for (const int cards : {1, 2, 3, 4}) {
        compare_moves(static_cast<std::uint64_t>(cards),
                      {.cards = cards, .kind = kind, .objective = objective}, 40);
      }
    }
  }
}

TEST_CASE("the solver and plain minimax agree on every card of five-trick endings") {
  for (const ContractKind kind : all_contract_kinds) {
    for (const Objective objective : {Objective::money, Objective::points}) {
      compare_moves(5, {.cards = 5, .kind = kind, .objective = objective}, 15);
    }
  }
}

}  // namespace kibic::marias
