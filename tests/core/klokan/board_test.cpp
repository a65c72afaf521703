// Squares, boards and positions as text. Source: rule book klokan 1 (R1) and 4.
#include "tests/core/klokan/given.h"

using namespace kibic;

TEST_CASE("the board begins with two rows of each side, White to move") {
  CHECK(klokan::to_string(klokan::start_board()) ==
        "bbbbbbbb/bbbbbbbb/8/8/8/8/wwwwwwww/wwwwwwww w");
  CHECK(klokan::count(klokan::start_board().stones[0]) == 16);
  CHECK(klokan::count(klokan::start_board().stones[1]) == 16);
}

TEST_CASE("squares are named by file and rank") {
  for (int i = 0; i < klokan::square_count; ++i) {
    const auto square = static_cast<klokan::Square>(i);
    CHECK(klokan::parse_square(klokan::to_string(square)) == square);
  }
  CHECK(klokan::to_string(klokan::Square{0}) == "a1");
  CHECK(klokan::to_string(klokan::Square{63}) == "h8");
  for (const char* text : {"", "a", "a9", "a0", "i1", "A1", "a1 ", "1a"}) {
    INFO(text);
    CHECK_FALSE(klokan::parse_square(text).has_value());
  }
}

TEST_CASE("a position is written as it is read") {
  for (const char* text :
       {"8/8/8/3b4/2b1b3/2wb4/8/7b w", "Wb1b2b1/b7/4b3/8/2w5/3wwww1/ww1w2ww/w3ww1w b",
        "8/8/8/8/8/8/8/8 w", "7B/6b1/8/8/8/2w5/8/W7 b"}) {
    CHECK(klokan::to_string(test::board(text)) == text);
  }
  // Digits may be split.
  CHECK(klokan::to_string(test::board("44/8/8/8/8/8/8/1111w3 w")) == "8/8/8/8/8/8/8/4w3 w");
}

TEST_CASE("a position that cannot be is refused with its reason") {
  struct Row {
    std::string text, code;
  };
  const std::vector<Row> rows{{"", "bad-position"},
                              {"8/8/8/8/8/8/8/8", "bad-position"},
                              {"8/8/8/8/8/8/8 w", "bad-board"},
                              {"8/8/8/8/8/8/8/8/8 w", "bad-board"},
                              {"9/8/8/8/8/8/8/8 w", "bad-board"},
                              {"7/8/8/8/8/8/8/8 w", "bad-board"},
                              {"wwwwwwwww/8/8/8/8/8/8/8 w", "bad-board"},
                              {"8/8/8/8/8/8/8/k7 w", "bad-board"},
                              {"8/8/8/8/8/8/8/8 x", "bad-side"},
                              {"wwwwwwww/wwwwwwww/w7/8/8/8/8/8 w", "too-many-stones"},
                              {"8/8/8/8/8/8/8/w7 w -1", "bad-counter"},
                              {"8/8/8/8/8/8/8/w7 w 0 0", "bad-counter"},
                              {"8/8/8/8/8/8/8/w7 w x 1", "bad-counter"},
                              {"8/8/8/8/8/8/8/w7 w 0 99999999999", "bad-counter"},
                              {"8/8/8/8/8/8/8/w7 w 0 1 1", "bad-position"}};
  for (const Row& row : rows) {
    INFO(row.text);
    const auto state = klokan::Rules::start("standard", {}, StartPosition{row.text});
    REQUIRE_FALSE(state.has_value());
    CHECK(state.error().code == row.code);
    CHECK_FALSE(render(state.error().text).empty());
  }
  CHECK(klokan::Rules::start("flagg", {}, std::nullopt).error().code == "unknown-variant");
}

TEST_CASE("counters of a position are taken and written") {
  const klokan::State state = test::game("8/8/8/8/3b4/2w5/8/8 b 17 34");
  CHECK(state.quiet == 17);
  CHECK(state.number == 34);
  CHECK(klokan::to_string(state) == "8/8/8/8/3b4/2w5/8/8 b 17 34");
  CHECK(klokan::to_string(test::game("8/8/8/8/3b4/2w5/8/8 b")) == "8/8/8/8/3b4/2w5/8/8 b 0 1");
  CHECK(test::game("start") == test::game("start w 0 1"));
  CHECK(klokan::Rules::actor(test::game("start b")) == Actor::seat(1));
}
