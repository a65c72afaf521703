// What the solver's money counts, on positions where every card is forced or nearly so.
#include <catch2/catch.hpp>

#include "analyzer/engines/marias/solver/solver.h"

namespace kibic::marias {
namespace {

Problem pose(const std::string& text, const RuleSet& rules = {},
             const std::string& variant = "licitovany", Objective objective = Objective::money) {
  const auto position = parse_position(text);
  REQUIRE(position);
  const auto options = Options::from(variant, rules);
  REQUIRE(options);
  return problem_of(*position, std::make_shared<const Options>(*options), {}, objective);
}

std::int64_t value_of(const Problem& problem) {
  return Solver().value(problem);
}

}  // namespace

// Rule book 1.10: the first marriage shown counts. 50 card points and the last trick make 60; with
// the 40 of trumps that is a sto of 120 in all, with the 20 of kule it is 20 short.
TEST_CASE("the declarer of a sto shows the marriage first that makes it") {
  const std::string text = "sto h d0 l0 won=50,20 | Kh Qh Kb Qb | Jl 9l 8l 7l | Ja 9a 8a 7a";
  const Card over_of_trumps(Suit::hearts, Rank::svrsek);
  const Card over_of_bells(Suit::bells, Rank::svrsek);
  const std::vector<MoveValue> expected{{over_of_trumps, 3 * 80 * 2}, {over_of_bells, -2 * 80 * 2}};
  CHECK(Solver().moves(pose(text)) == expected);
  const std::vector<MoveValue> either{{over_of_trumps, 480}, {over_of_bells, 480}};
  CHECK(Solver().moves(pose(text, {{"marriage_for_sto", "highest"}})) == either);
}

// Rule book 1.9, the reading in which a král played first gives the marriage up.
TEST_CASE("a král played first forfeits the marriage where the rules say so") {
  const std::string text = "hra b d0 l0 won=40,40 | Kb Qb | 8l 7l | 8a 7a";
  const auto moves = Solver().moves(pose(text, {{"king_first", "forfeits"}}));
  REQUIRE(moves.size() == 2);
  CHECK(moves[0] == MoveValue{Card(Suit::bells, Rank::svrsek), 20});
  CHECK(moves[1] == MoveValue{Card(Suit::bells, Rank::kral), 20});
  const auto close = Solver().moves(
      pose("hra b d0 l0 won=30,50 | Kb Qb | 8l 7l | 8a 7a", {{"king_first", "forfeits"}}));
  CHECK(close[0].value == 20);   // 30 + 40 + 10 against 50
  CHECK(close[1].value == -20);  // 40 against 50
}

TEST_CASE("the silent seven counts in a hra of volený and not in one of licitovaný") {
  const std::string text = "hra b d0 l0 won=50,30 | 7b | 8l | 8a";
  CHECK(value_of(pose(text)) == 20);
  CHECK(value_of(pose(text, {}, "voleny")) == 2);
}

TEST_CASE("a trump seven beaten in the last trick of a sto costs its side") {
  // 10 points short without any marriage: 4 × 10; the defender's seven falls to the declarer's 8.
  const std::string text = "sto b d0 l0 won=80,0 | 8b | 7b | 8a";
  CHECK(value_of(pose(text)) == -80 + 20);
}

TEST_CASE("with points to play for, betl and durch are worth one or minus one") {
  CHECK(value_of(pose("betl - d0 l1 | 7b | 8b | 9b", {}, "licitovany", Objective::points)) == 1);
  CHECK(value_of(pose("betl - d0 l0 | 7b | 8l | 9l", {}, "licitovany", Objective::points)) == -1);
  CHECK(value_of(pose("durch - d0 l0 | 7b | 8l | 9l", {}, "licitovany", Objective::points)) == 1);
  CHECK(value_of(pose("durch - d0 l0 | 7b | 8b | 9l", {}, "licitovany", Objective::points)) == -1);
}

TEST_CASE("points count what was won before, cards and marriages to come") {
  // 20 + 10 (Ab) + 10 (last trick) + 20 (marriage of zelené) against 30.
  const std::string text = "hra h d0 l0 won=20,30 | Ab Kl Ql | 7b 8a 9a | 8b Ja Qa";
  CHECK(value_of(pose(text, {}, "licitovany", Objective::points)) == 60 - 30);
}

}  // namespace kibic::marias
