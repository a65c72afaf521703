// `kibic solve ochko`: positions in words, and what is wrong with some of them.
#include <catch2/catch.hpp>

#include "analyzer/engines/ochko/parts.h"
#include "tests/analyzer/ochko/deals.h"
#include "tests/analyzer/ochko/support.h"

namespace kibic::ochko {
namespace {

Result<Solution> solve(const std::string& position, const char* rules = "") {
  return parts().solve({position, rules_of(rules), {}}, {});
}

}  // namespace

TEST_CASE("a position is solved as the command line contract writes it") {
  const auto solution = solve("player 6c Td | banker Kh");
  REQUIRE(solution.has_value());
  CHECK(solution->game == "ochko");
  CHECK(solution->unit == "stakes");
  CHECK(solution->exact);
  CHECK(solution->to_act == player_seat);
  REQUIRE(solution->moves.size() == 2);
  CHECK(solution->moves[0].action == "hit");
  CHECK(solution->moves[0].value == to_digits(10, -0.5416749318));
  CHECK(solution->moves[1].action == "stand");
  CHECK(solution->moves[1].value == to_digits(10, -0.5466606254));
  CHECK(solution->value == solution->moves[0].value);
  CHECK(solution->nodes > 0);
}

TEST_CASE("a deal is solved before any card, under the rules asked for") {
  CHECK(solve("deal")->value == to_digits(12, 0.035213180349));
  CHECK(solve("deal")->moves.empty());
  CHECK(solve("deal", "tie=push")->value == to_digits(12, -0.037155795691));
  CHECK(solve("deal", "show=both")->value == to_digits(12, 0.133288648201));
}

TEST_CASE("hands that end the deal have a value and no moves") {
  struct Row {
    const char* position;
    const char* rules;
    double value;
  };
  const auto row =
      GENERATE(Row{"player Ac Ad | banker 6h", "", -1}, Row{"player Ac Kd | banker 6h", "", 1},
               // 15 of the 49 unseen cards make the banker's ace a PocketJack.
               Row{"player Ac Kd | banker Ah", "tie=push", 1 - 15.0 / 49},
               Row{"player Tc 6d 9h | banker 6h", "", -1});
  CAPTURE(row.position);
  const auto solution = solve(row.position, row.rules);
  REQUIRE(solution.has_value());
  CHECK(solution->value == Approx(row.value).epsilon(1e-13));
  CHECK(solution->moves.empty());
}

TEST_CASE("closed cards, both open and cards gone are understood") {
  CHECK(solve("player 6c Td | banker", "show=none").has_value());
  CHECK(solve("player 6c Td | banker Kh 5s", "show=both").has_value());
  const auto full = solve("player 6c Td | banker Kh", "deck=below-20");
  const auto later = solve("player 6c Td | banker Kh | gone 5c 5d 5h 5s", "deck=below-20");
  REQUIRE(later.has_value());
  CHECK(later->moves[0].action == "stand");
  CHECK(later->value != Approx(full->value));
  CHECK(solve("deal | gone 5c 5d 5h 5s")->value > solve("deal")->value);
}

TEST_CASE("a position that cannot be is refused with its word") {
  struct Row {
    const char* position;
    const char* rules;
    const char* word;
  };
  const auto row = GENERATE(
      Row{"", "", "deal"}, Row{"player", "", "player"}, Row{"player 6c | banker Kh", "", "two"},
      Row{"player 6c Tx | banker Kh", "", "Tx"}, Row{"player 6c 6c | banker Kh", "", "6c"},
      Row{"player 6c Td | banker 6c", "", "6c"}, Row{"player 6c Td", "", "banker"},
      Row{"player 6c Td | banker", "", "is 1 under"}, Row{"deal | player 6c Td", "", "deal"},
      Row{"player 6c Td | player 2c 3c", "", "player 2c 3c"},
      Row{"player Tc 6d 9h 2c | banker 6h", "", "Tc 6d 9h"},
      Row{"player Ac Kd 2c | banker 6h", "", "Ac Kd"},
      Row{"player 6c Td | banker Kh", "tie=maybe", "maybe"},
      Row{"player 6c Td | banker Kh", "colour=red", "colour"},
      Row{"deal | gone 2c 2d 2h 2s 3c 3d 3h 3s 4c 4d 4h 4s 5c 5d 5h 5s 6c 6d 6h 6s 7c 7d 7h 7s 8c "
          "8d 8h 8s 9c 9d 9h 9s Tc Td Th Ts Jc",
          "", "15"});
  CAPTURE(row.position, row.rules);
  const auto solution = solve(row.position, row.rules);
  REQUIRE_FALSE(solution.has_value());
  CHECK_THAT(render(solution.error().text), Catch::Contains(row.word));
}

}  // namespace kibic::ochko
