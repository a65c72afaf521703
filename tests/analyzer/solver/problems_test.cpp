// Problems with a stated answer (KIBIC_SHARED_SAMPLES/problems): what an independent open-hand
// search found is what the solver finds.
#include <catch2/catch.hpp>

#include <algorithm>

#include "analyzer/engines/marias/solver/step.h"
#include "tests/analyzer/solver/problem_file.h"

namespace kibic::marias {
namespace {

// The numbers of the file: points of the declarer still to come; 1 for a betl made.
std::int64_t as_stated(const Problem& problem, std::int64_t value) {
  if (!has_trump(problem.position.contract.kind)) return value == 1 ? 1 : 0;
  return declarers_points(problem, value) - problem.so_far.declarer_points;
}

}  // namespace

TEST_CASE("the solver finds the stated value of every card of a problem", "[shared]") {
  for (const std::string id :
       {"marias-019", "marias-021", "marias-024", "marias-026", "marias-029", "marias-031",
        "marias-034", "marias-036", "marias-039", "marias-041", "marias-044"}) {
    const Json json = problem_file(id);
    const Json& check = json["solver_check"];
    const Problem problem = after_plays(json, 99, 0);
    INFO(id << ": " << to_string(problem.position));
    REQUIRE(problem.position.trick.next_seat() == check["seat"].get<int>());
    const auto moves = Solver().moves(problem);
    for (const auto& [text, stated] : check["values"].items()) {
      INFO(text);
      const auto found = std::ranges::find(moves, *parse_card(text), &MoveValue::card);
      // The files list the král of a marriage too, which the rules here keep for later.
      if (found == moves.end()) {
        CHECK(parse_card(text)->rank() == Rank::kral);
        continue;
      }
      CHECK(as_stated(problem, found->value) == stated.get<std::int64_t>());
    }
  }
}

TEST_CASE("the solver finds what a played card gave away", "[shared]") {
  for (const std::string id : {"marias-001", "marias-004"}) {
    const Json json = problem_file(id);
    for (const Json& loss : json["solver_check"]["losing_moves"]) {
      const Problem problem = after_plays(json, loss["trick"], loss["seat"]);
      INFO(id << ": " << to_string(problem.position));
      const std::int64_t best = Solver().value(problem);
      const Problem next = open_hand::with_card(problem, card_of(loss["played"]));
      const std::int64_t played = Solver().value(next);
      CHECK(declarers_points(problem, best) == loss["best"].get<std::int64_t>());
      CHECK(declarers_points(next, played) == loss["value"].get<std::int64_t>());
    }
  }
}

TEST_CASE("the solver confirms what is said of a stosedm and a durch that fail", "[shared]") {
  const Problem stosedm = pose(problem_file("marias-014"));
  CHECK(declarers_points(stosedm, Solver().value(stosedm)) == 0);
  CHECK(Solver().value(pose(problem_file("marias-016"))) == -1);
}

}  // namespace kibic::marias
