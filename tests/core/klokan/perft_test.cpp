// Counts of the move generator. Source: rule book klokan 2.1.
#include <set>
#include <unordered_set>

#include "tests/core/klokan/brute_force.h"
#include "tests/core/klokan/given.h"
#include "tests/support/deal_counts.h"

using namespace kibic;

TEST_CASE("perft from the first position has the counts of the rule book") {
  const klokan::Board start = klokan::start_board();
  CHECK(klokan::perft(start, {}, 0) == 1);
  CHECK(klokan::perft(start, {}, 1) == 20);
  CHECK(klokan::perft(start, {}, 2) == 400);
  CHECK(klokan::perft(start, {}, 3) == 10'200);
  CHECK(klokan::perft(start, {}, 4) == 261'460);
  CHECK(klokan::perft(start, {}, 5) == 7'805'350);
}

TEST_CASE("perft tells apart whether doubling ends the half-move") {
  const klokan::Options ends = test::options({{"dbl_ends", "yes"}});
  CHECK(klokan::perft(klokan::start_board(), ends, 4) == 261'416);
  CHECK(klokan::perft(klokan::start_board(), ends, 5) == 7'802'384);
}

TEST_CASE("jump lists from the first position have the counts of the rule book") {
  const test::PlainBoard start = test::plain_board(to_string(klokan::start_board()));
  const std::vector<std::uint64_t> expected{1, 20, 400, 13'720, 471'956};
  for (int depth = 0; depth < (test::is_sanitized ? 4 : 5); ++depth) {
    CHECK(test::sequence_perft(start, {}, depth) == expected[static_cast<std::size_t>(depth)]);
  }
  CHECK(test::plain_perft(start, {}, 3) == 10'200);
  if (!test::is_sanitized) {
    CHECK(test::sequence_perft(start, {.dbl_ends = true}, 4) == 471'912);
  }
}

TEST_CASE("unique positions have the counts of the rule book") {
  std::unordered_set<klokan::Board, klokan::BoardHash> level{klokan::start_board()};
  const std::vector<std::size_t> expected{20, 400, 5'260, 70'495, 778'368};
  for (const std::size_t count : expected) {
    std::unordered_set<klokan::Board, klokan::BoardHash> next;
    for (const klokan::Board& board : level) {
      for (const klokan::HalfMove& move : klokan::half_moves(board, {})) {
        next.insert(klokan::after(board, move));
      }
    }
    CHECK(next.size() == count);
    level = std::move(next);
  }
}

TEST_CASE("perft is divided among the first half-moves as in the rule book") {
  struct Row {
    std::string text;
    std::uint64_t distinct3, sequences3, distinct4;
  };
  // Files a to d; the position is symmetric.
  const std::vector<Row> rows{
      {"a1-a3", 11'220, 16'464, 301'385}, {"a1-c3", 11'810, 19'974, 337'530},
      {"b1-b3", 12'808, 21'324, 382'140}, {"b1-d3", 12'335, 20'675, 356'601},
      {"c1-c3", 14'368, 26'156, 448'519}, {"c1-e3", 13'364, 26'858, 404'569},
      {"c1-a3", 12'750, 23'324, 361'765}, {"d1-d3", 14'894, 26'858, 475'059},
      {"d1-f3", 12'838, 26'156, 384'440}, {"d1-b3", 14'343, 28'189, 450'667}};
  const klokan::State start = test::game();
  std::uint64_t total = 0;
  for (const Row& row : rows) {
    INFO(row.text);
    const klokan::Board after = test::play(start, {row.text}).board;
    CHECK(klokan::perft(after, {}, 3) == row.distinct3);
    CHECK(klokan::perft(after, {}, 4) == row.distinct4);
    CHECK(test::sequence_perft(test::plain_board(to_string(after)), {}, 3) == row.sequences3);
    total += 2 * row.distinct4;
    // The mirror image.
    std::string mirrored = row.text;
    for (const std::size_t i : {0U, 3U}) {
      mirrored[i] = static_cast<char>('a' + ('h' - mirrored[i]));
    }
    CHECK(klokan::perft(test::play(start, {mirrored}).board, {}, 3) == row.distinct3);
  }
  CHECK(total == 7'805'350);
}

TEST_CASE("small positions have the counts of the rule book") {
  struct Row {
    std::string position;
    RuleSet rules;
    std::vector<std::uint64_t> distinct, sequences;  // depth 1 and on
  };
  // 2.4.
  const std::vector<Row> rows{{test::P1, {}, {7, 28, 16, 19, 12, 6}, {8, 28, 16, 19, 12, 6}},
                              {test::P2, {}, {8, 0, 0}, {8, 0, 0}},
                              {test::P3, {}, {8, 10, 51, 60, 297, 346}, {8, 10, 55, 64, 326, 375}},
                              {test::P3, {{"dbl_ends", "yes"}}, {5, 7, 27, 32, 127, 150}, {}},
                              {test::P5, {}, {0, 0, 0}, {0, 0, 0}},
                              {test::P6, {}, {30}, {47}}};
  for (const Row& row : rows) {
    const klokan::Options options = test::options(row.rules);
    const test::PlainRules plain{.dbl_ends = options.doubling_ends};
    for (std::size_t i = 0; i < row.distinct.size(); ++i) {
      const int depth = static_cast<int>(i) + 1;
      INFO(row.position << " depth " << depth);
      CHECK(klokan::perft(test::board(row.position), options, depth) == row.distinct[i]);
      CHECK(test::plain_perft(test::plain_board(row.position), plain, depth) == row.distinct[i]);
    }
    for (std::size_t i = 0; i < row.sequences.size(); ++i) {
      const int depth = static_cast<int>(i) + 1;
      INFO(row.position << " depth " << depth);
      CHECK(test::sequence_perft(test::plain_board(row.position), plain, depth) ==
            row.sequences[i]);
    }
  }
}
