#include <catch2/catch.hpp>

#include <algorithm>

#include "analyzer/engines/klokan/parts.h"
#include "analyzer/engines/klokan/reference/reference.h"
#include "tests/analyzer/klokan/given.h"

namespace kibic::klokan::test {

TEST_CASE("perft from the start gives the numbers of the rule book") {
  const GameParts game = parts();
  const std::vector<std::uint64_t> expected{1, 20, 400, 10'200, 261'460, 7'805'350};
  for (int depth = 0; depth < 6; ++depth) {
    const auto perft = game.perft({"start", {}, depth}, {});
    REQUIRE(perft);
    CHECK(perft->nodes == expected[static_cast<std::size_t>(depth)]);
    CHECK(std::is_sorted(perft->divide.begin(), perft->divide.end(),
                         [](const auto& a, const auto& b) { return a.action < b.action; }));
  }
}

TEST_CASE("the plain lists count as the boards do") {
  Rng rng(11);
  for (int i = 0; i < 60; ++i) {
    const State state = random_position(rng, 5);
    if (legal_moves(state).size() > 30) continue;
    INFO(to_string(state));
    CHECK(perft(state.board, *state.options, 2) ==
          list_perft(list_board(state.board), *state.options, 2));
  }
}

TEST_CASE("solving says what each half-move is worth, exactly where all play ends") {
  const auto solution = parts().solve({"7b/8/8/8/8/2w5/1ww5/8 w", {}, {}}, {});
  REQUIRE(solution);
  CHECK(solution->exact);
  CHECK(solution->unit == "stones");
  CHECK(solution->to_act == 0);
  CHECK(solution->value == 2);  // 3 : 1, Black is stuck after anything
  CHECK(solution->moves.size() == 8);
}

TEST_CASE("solving a finished position gives its count") {
  const auto solution = parts().solve({"7b/6b1/8/8/8/2w5/8/w7 w", {}, {}}, {});
  REQUIRE(solution);
  CHECK(solution->value == 0);
  CHECK(solution->moves.empty());
}

TEST_CASE("solving from the start is not exact and looks as deep as it is told") {
  const auto solution = parts().solve({"start", {}, {{"depth", "4"}}}, {});
  REQUIRE(solution);
  CHECK_FALSE(solution->exact);
  CHECK(solution->moves.size() == 20);
}

TEST_CASE("what cannot be solved is refused with a reason") {
  CHECK(parts().solve({"start", {}, {{"depth", "0"}}}, {}).error().code == "bad-depth");
  CHECK_FALSE(parts().solve({"9/8 w", {}, {}}, {}));
  CHECK_FALSE(parts().perft({"start", {{"no_such_rule", "1"}}, 2}, {}));
}

}  // namespace kibic::klokan::test
