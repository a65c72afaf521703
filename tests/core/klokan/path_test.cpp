// Half-moves as people write them. Source: rule book klokan 4.
#include "tests/core/klokan/given.h"

using namespace kibic;

TEST_CASE("what is no path is refused") {
  for (const char* text : {"", "e2", "e2-", "-e2", "e2--e4", "e2-e9", "e2e4", "e2-e4x", "e2=-e4",
                           "e2-e4 ", "E2-E4", "e2-e4==", "e2..e4", "resigns"}) {
    INFO(text);
    CHECK_FALSE(klokan::parse_path(text).has_value());
    if (std::string(text) != "e2..e4") {
      CHECK(klokan::Rules::parse(test::game(), text).error().code == "bad-half-move");
    }
  }
}

TEST_CASE("separators and marks of doubling may be wrong: the board decides") {
  const klokan::State state = test::game("5b2/2ww2b1/1w6/8/8/8/8/8 w");
  for (const char* text : {"b6-d8=-d6", "b6xd8xd6", "b6:d8:d6", "b6-d8-d6=", "b6-d8=-d6="}) {
    INFO(text);
    const auto action = klokan::Rules::parse(state, text).value();
    CHECK(klokan::Rules::format(state, action) == "b6-d8=-d6");
  }
}

TEST_CASE("circles within a half-move are cut") {
  const klokan::State state = test::game("7b/8/8/8/8/2w5/1ww5/8 w");
  for (const char* text : {"c3-c1-a3", "c3-a1-c3-c1-a3", "c3-c1-a3-c1-a3"}) {
    INFO(text);
    REQUIRE(test::verdict(state, text).empty());
    CHECK(klokan::Rules::format(state, klokan::Rules::parse(state, text).value()) == "c3-c1-a3");
  }
}

TEST_CASE("a path is spelled as it was walked") {
  const klokan::Board board = test::board(test::P3);
  CHECK(klokan::spelled(board, {}, *klokan::parse_path("b6xd8xb6xd8")) == "b6-d8=-b6-d8");
  CHECK(klokan::spelled(test::board(test::P1), {}, *klokan::parse_path("c3-e3-e5")) == "c3xe3xe5");
  const auto at_end = test::options({{"dbl_when", "end"}});
  CHECK(klokan::spelled(board, at_end, *klokan::parse_path("b6-d8-d6-b8")) == "b6-d8-d6-b8=");
}

TEST_CASE("from..to stands for the half-move if there is only one") {
  const klokan::State state = test::game(test::P1);
  CHECK(klokan::Rules::format(state, klokan::Rules::parse(state, "c3..c3").value()) ==
        "c3xc5xe5xe3xc3");
  // c3xe3 and c3xc5xe5xe3 both lead to e3.
  CHECK(klokan::Rules::parse(state, "c3..e3").error().code == "ambiguous-half-move");
  CHECK(klokan::Rules::parse(state, "c3..h8").error().code == "ambiguous-half-move");
  CHECK(klokan::Rules::parse(state, "c3..c9").error().code == "bad-half-move");
}

TEST_CASE("every way to break a half-move has its own reason") {
  struct Row {
    std::string half_move, code;
  };
  const std::vector<Row> rows{{"d5-d7", "not-your-stone"}, {"a1-a3", "no-stone"},
                              {"c3-d4", "no-jump"},        {"c3xe3xg3", "no-jump"},
                              {"c3-a3", "no-jump"},        {"c3-c3", "no-jump"}};
  for (const Row& row : rows) {
    INFO(row.half_move);
    CHECK(test::verdict(test::game(test::P1), row.half_move) == row.code);
  }
}

TEST_CASE("a stone does not jump over the edge of the board") {
  // From h2 over a3, which follows it in memory; from a4 over h4, and over rank 8.
  const klokan::State state = test::game("w7/b7/8/8/7w/b6b/7w/8 w");
  for (const char* text : {"h2-b4", "h2-b3", "h4-b5", "a8-a1", "a8-h6"}) {
    INFO(text);
    CHECK(test::verdict(state, text) == "no-jump");
  }
}

TEST_CASE("the work of naming a half-move is told") {
  const klokan::Board board = test::board(test::P1);
  std::size_t work = 0;
  const auto move = klokan::half_moves(board, {}).front();
  klokan::named(board, {}, move, &work);
  CHECK(work > 0);
  CHECK(work < 20);
}
