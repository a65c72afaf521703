#include <catch2/catch.hpp>

#include <algorithm>

#include "analyzer/engines/klokan/parts.h"
#include "analyzer/engines/klokan/reference/reference.h"
#include "analyzer/engines/klokan/search/evaluation.h"
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

// Source: rule book klokan 2.4; values are White's minus Black's, White is to move. In P1 a plain
// stone stands on its far rank.
TEST_CASE("small positions of the rule book are solved as they are written") {
  struct Row {
    const char* position;
    std::size_t moves;
    double value;
  };
  const auto row = GENERATE(Row{"8/8/8/3b4/2b1b3/2wb4/8/7b w", 7, 0},  // P1
                            Row{"7b/8/8/8/8/2w5/1ww5/8 w", 8, 2},      // P2
                            Row{"7b/6b1/8/8/8/2w5/8/w7 w", 0, 0});     // P5
  const auto solution = parts().solve({row.position, {{"quiet", "0"}}, {{"depth", "6"}}}, {});
  INFO(row.position);
  REQUIRE(solution);
  CHECK(solution->moves.size() == row.moves);
  CHECK(solution->value == row.value);
}

// The lists of squares play every line out and know nothing of the search.
TEST_CASE("small positions of the rule book are worth what playing out every line says") {
  const std::string position = GENERATE("8/8/8/3b4/2b1b3/2wb4/8/7b w", "7b/8/8/8/8/2w5/1ww5/8 w",
                                        "5b2/2ww2b1/1w6/8/8/8/8/8 w");
  const RuleSet rules{{"quiet", "4"}};
  State state = test::position(position, rules);
  state.board = parse_board(position.substr(0, position.find(' ')), "w").value();
  PlainSearch reference(*state.options, [](const ListBoard&) { return 0; });
  constexpr int deep = 24;
  const int expected = reference.alpha_beta(list_state(state), deep, -30'000, 30'000);
  REQUIRE(reference.is_exhausted());
  const auto solution = parts().solve({position, rules, {}}, {});
  INFO(position);
  REQUIRE(solution);
  CHECK(solution->exact);
  CHECK(stone_score * solution->value == expected);
}

// Source: rule book klokan 2.4, P1: 7, 28, 16, 19, 12 and 6 lines.
TEST_CASE("perft takes a plain stone on its far rank as it is written") {
  const std::vector<std::uint64_t> expected{7, 28, 16, 19, 12, 6};
  for (int depth = 1; depth <= 6; ++depth) {
    const auto perft = parts().perft({"8/8/8/3b4/2b1b3/2wb4/8/7b w", {}, depth}, {});
    REQUIRE(perft);
    CHECK(perft->nodes == expected[static_cast<std::size_t>(depth - 1)]);
  }
}

TEST_CASE("solving knows the tactics of the rule book's middle game") {
  const auto solution =
      parts().solve({"8/8/3bb3/2b5/2w2b2/2ww4/3w4/8 w", {}, {{"depth", "4"}}}, {});
  REQUIRE(solution);
  CHECK(solution->moves.size() == 30);
  const auto has = [&](std::string_view text) {
    return std::any_of(solution->moves.begin(), solution->moves.end(),
                       [&](const auto& move) { return move.action == text; });
  };
  CHECK(has("d3-b5xd5xd7xf5xf3"));
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
