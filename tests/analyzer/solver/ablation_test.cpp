// Each feature of the search on trial: without it values stay the same on whole deals.
#include "analyzer/engines/marias/reference/ablation.h"

#include <catch2/catch.hpp>

#include "analyzer/engines/marias/solver/step.h"
#include "tests/analyzer/solver/random_problem.h"

namespace kibic::marias {
namespace {

// A few deals take the longest without a table or an order of cards; those that have not ended by
// then count as not compared, and most must have.
constexpr std::uint64_t node_limit = 3'000'000;

int compared_values(LeftOut left_out, const ProblemShape& shape, std::uint64_t seed, int problems) {
  Rng rng(seed);
  Solver solver;
  AblatedSolver ablated(left_out);
  int compared = 0;
  for (int i = 0; i < problems; ++i) {
    const Problem problem = random_problem(rng, shape);
    INFO("seed " << seed << ", problem " << i << ", without " << name_of(left_out) << ": "
                 << describe(problem));
    const auto value = ablated.value(problem, node_limit);
    if (!value) continue;
    REQUIRE(*value == solver.value(problem));
    ++compared;
  }
  return compared;
}

}  // namespace

TEST_CASE("the search finds the same value of full deals without each of its features") {
  for (const LeftOut left_out : all_left_out) {
    if (left_out == LeftOut::nothing || left_out == LeftOut::table) continue;
    for (const ContractKind kind : all_contract_kinds) {
      for (const Objective objective : {Objective::money, Objective::points}) {
        const int problems = 6;
        CHECK(compared_values(left_out, {.cards = 10, .kind = kind, .objective = objective}, 21,
                              problems) >= problems - 2);
      }
    }
  }
}

TEST_CASE("the search finds the same value of seven tricks without its table") {
  for (const ContractKind kind : all_contract_kinds) {
    for (const Objective objective : {Objective::money, Objective::points}) {
      CHECK(compared_values(LeftOut::table, {.cards = 7, .kind = kind, .objective = objective}, 22,
                            30) == 30);
    }
  }
}

TEST_CASE("all cards of whole deals have the value that a search for rank and tens alone finds") {
  Rng rng(24);
  Solver solver;
  AblatedSolver ablated(LeftOut::seven_race);
  for (const ContractKind kind :
       {ContractKind::sedma, ContractKind::stosedm, ContractKind::hra, ContractKind::two_sevens}) {
    for (int deal = 0; deal < 60; ++deal) {
      Problem now = random_problem(rng, {.cards = 10, .kind = kind, .has_house_rules = false});
      while (!open_hand::is_over(now)) {
        INFO("deal " << deal << ": " << describe(now));
        const auto moves = solver.moves(now);
        for (const MoveValue& move : moves) {
          const Problem next = open_hand::with_card(now, move.card);
          if (open_hand::is_over(next)) continue;
          INFO(to_string(move.card));
          REQUIRE(ablated.value(next) == move.value);
        }
        now = open_hand::with_card(now, moves[rng.below(moves.size())].card);
      }
    }
  }
}

TEST_CASE("the features that are left out make the search place more cards") {
  Rng rng(23);
  std::vector<Problem> problems;
  for (int i = 0; i < 40; ++i) {
    problems.push_back(random_problem(
        rng, {.cards = 8, .kind = ContractKind::sedma, .objective = Objective::money}));
  }
  const auto nodes_without = [&](LeftOut left_out) {
    AblatedSolver solver(left_out);
    for (const Problem& problem : problems) (void)solver.value(problem);
    return solver.nodes();
  };
  const std::uint64_t whole = nodes_without(LeftOut::nothing);
  for (const LeftOut left_out : all_left_out) {
    if (left_out == LeftOut::nothing) continue;
    INFO(name_of(left_out));
    CHECK(nodes_without(left_out) > whole);
  }
}

}  // namespace kibic::marias
