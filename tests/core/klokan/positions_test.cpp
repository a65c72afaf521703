// The small positions of the rule book: their half-moves and their values by plain minimax.
// Source: rule book klokan 2.2 and 2.4.
#include <algorithm>

#include "tests/core/klokan/given.h"

using namespace kibic;

namespace {

int count_of(const klokan::Board& board) {
  return klokan::value_of(board, klokan::Side::white, false) -
         klokan::value_of(board, klokan::Side::black, false);
}

// White minus black after best play to the depth; full width, no quiet rule.
int minimax(const klokan::Board& board, const klokan::Options& options, int depth) {
  if (depth == 0 || board.own() == 0 || board.enemy() == 0) return count_of(board);
  const auto moves = klokan::half_moves(board, options);
  if (moves.empty()) return count_of(board);
  const bool is_white = board.to_move == klokan::Side::white;
  int best = is_white ? -100 : 100;
  for (const klokan::HalfMove& move : moves) {
    const int value = minimax(klokan::after(board, move), options, depth - 1);
    best = is_white ? std::max(best, value) : std::min(best, value);
  }
  return best;
}

std::vector<int> values(const std::string& position, const klokan::Options& options = {}) {
  std::vector<int> found;
  for (int depth = 1; depth <= 6; ++depth) {
    found.push_back(minimax(test::board(position), options, depth));
  }
  return found;
}

bool has(const std::vector<std::string>& texts, const std::string& text) {
  return std::find(texts.begin(), texts.end(), text) != texts.end();
}

}  // namespace

TEST_CASE("P1: a capturing ring leads back to where it began, and counts once") {
  CHECK(test::texts(test::board(test::P1)) ==
        std::vector<std::string>{"c3xc5", "c3xc5xe5", "c3xc5xe5xe3", "c3xc5xe5xe3xc3", "c3xe3",
                                 "c3xe3xe5", "c3xe3xe5xc5"});
  CHECK(count_of(test::board(test::P1)) == -4);
  CHECK(values(test::P1) == std::vector<int>{0, 0, 0, 0, 0, 0});
}

TEST_CASE("P2: own stones only; what changes nothing is no half-move") {
  CHECK(test::texts(test::board(test::P2)) == std::vector<std::string>{"b2-d2", "b2-d2-b4", "b2-d4",
                                                                       "c2-a2", "c2-c4", "c3-a1",
                                                                       "c3-c1", "c3-c1-a3"});
  CHECK(test::verdict(test::game(test::P2), "c3-a1-c3") == "changes-nothing");
  CHECK(test::verdict(test::game(test::P2), "b2-d2-b2") == "changes-nothing");
  CHECK(values(test::P2) == std::vector<int>{2, 2, 2, 2, 2, 2});
}

TEST_CASE("P3: a stone is doubled in passing") {
  CHECK(test::texts(test::board(test::P3)) ==
        std::vector<std::string>{"b6-d8=", "b6-d8=-b6", "b6-d8=-d6", "b6-d8=-d6-b8", "c7-a5",
                                 "c7-e7", "d7-b7", "d7-b7-b5"});
  CHECK(values(test::P3) == std::vector<int>{2, 2, 2, 2, 3, 3});
  const klokan::Options ends = test::options({{"dbl_ends", "yes"}});
  CHECK(test::texts(test::board(test::P3), ends) ==
        std::vector<std::string>{"b6-d8=", "c7-a5", "c7-e7", "d7-b7", "d7-b7-b5"});
  CHECK(values(test::P3, ends) == std::vector<int>{2, 2, 2, 2, 2, 2});
}

TEST_CASE("P5: who has stones left but no jump ends the game, and the count decides") {
  const klokan::State state = test::game(test::P5);
  CHECK(klokan::Rules::actor(state).is_nobody());
  CHECK(klokan::Rules::legal_actions(state).empty());
  CHECK(test::ending(state) == "stuck 2:2");
  CHECK(klokan::Rules::settlement(state)->by_seat == std::vector<std::int64_t>{0, 0});
  CHECK(values(test::P5) == std::vector<int>{0, 0, 0, 0, 0, 0});
}

TEST_CASE("P6: middle game, two paths to one result, and a chain that wins four stones") {
  const auto texts = test::texts(test::board(test::P6));
  CHECK(texts.size() == 30);
  CHECK(has(texts, "d3-b3-d5xb5-d3"));
  CHECK_FALSE(has(texts, "d3-b5xd5-b3-d3"));  // the same by another path
  CHECK(has(texts, "d3-b5xd5xd7xf5xf3"));
  const klokan::State state = test::game(test::P6);
  CHECK(test::play(state, {"d3-b5xd5-b3-d3"}) == test::play(state, {"d3-b3-d5xb5-d3"}));
  CHECK(count_of(test::board(test::P6)) == 0);
}

TEST_CASE("nobody wins a stone by force from the first position within four half-moves") {
  for (int depth = 1; depth <= 4; ++depth) {
    CHECK(minimax(klokan::start_board(), {}, depth) == 0);
  }
}
