// What people have reported of other programs with jumps, chains and crowned stones, tried here.
// Source: rule book klokan 5.
#include <algorithm>

#include "tests/core/klokan/given.h"

using namespace kibic;

TEST_CASE("T1: four captures and back to the first square are one half-move") {
  const klokan::State state = test::play(test::game(test::P1), {"c3xe3xe5xc5xc3"});
  CHECK(klokan::to_string(state.board) == "8/8/8/8/8/2w5/8/7B b");
  CHECK(state.quiet == 0);
}

TEST_CASE("T2: only the stone in motion may go on") {
  const klokan::State state = test::game(test::P6);
  CHECK(test::verdict(state, "d3-b5-e3") == "no-jump");
  const klokan::State after = test::play(state, {"d3-b5"});
  const auto other = klokan::Rules::parse(after, "c3-e3").value();
  CHECK(klokan::Rules::check(after, Actor::seat(0), other)->code == "out-of-turn");
  CHECK(klokan::Rules::check(after, Actor::seat(1), other)->code == "not-your-stone");
}

TEST_CASE("T3: after d3-b5 all ways on lead from b5") {
  // Squares that a jump from b5 reaches: over c5, and back over c4.
  for (const std::string& text : test::texts(test::board(test::P6))) {
    if (text.size() < 8 || text.substr(0, 5) != "d3-b5") continue;
    const std::string next = text.substr(6, 2);
    CHECK((next == "d5" || next == "d3"));
  }
}

TEST_CASE("T4: a stone that was doubled on its way jumps on, unless the house says it stops") {
  CHECK(test::verdict(test::game(test::P3), "b6-d8=-d6").empty());
  CHECK(test::verdict(test::game(test::P3, {{"dbl_ends", "yes"}}), "b6-d8=-d6") == "must-stop");
  CHECK(test::verdict(test::game(test::P3, {{"dbl_ends", "yes"}}), "b6-d8=").empty());
}

TEST_CASE("T5: a stone is doubled although it does not stop on the far rank") {
  const klokan::State back = test::play(test::game(test::P3), {"b6-d8=-b6"});
  CHECK(klokan::to_string(back.board) == "5b2/2ww2b1/1W6/8/8/8/8/8 b");
  const RuleSet at_end{{"dbl_when", "end"}};
  CHECK(test::verdict(test::game(test::P3, at_end), "b6-d8-b6") == "changes-nothing");
  CHECK(klokan::to_string(test::play(test::game(test::P3, at_end), {"b6-d8="}).board) ==
        "3W1b2/2ww2b1/8/8/8/8/8/8 b");
  CHECK(klokan::to_string(test::play(test::game(test::P3, at_end), {"b6-d8-d6"}).board) ==
        "5b2/2ww2b1/3w4/8/8/8/8/8 b");
}

TEST_CASE("T6: a doubling resets the counter, a quiet half-move fills it") {
  const klokan::State state = test::game(test::P3 + " 39 60");
  const klokan::State doubled = test::play(state, {"b6-d8="});
  CHECK(doubled.quiet == 0);
  CHECK(test::ending(doubled).empty());
  const klokan::State quiet = test::play(state, {"c7-e7"});
  CHECK(quiet.quiet == 40);
  CHECK(test::ending(quiet) == "quiet 3:2");
}

TEST_CASE("T7: one jump takes one stone, and two in a row cannot be jumped") {
  const klokan::State state = test::play(test::game("8/8/8/8/3bb3/2w5/8/7b w"), {"c3xe5"});
  CHECK(klokan::to_string(state.board) == "8/8/8/4w3/4b3/8/8/7B b");
  const klokan::Board row = test::board("8/8/8/8/8/8/8/wbb4b w");
  CHECK(klokan::half_moves(row, {}).empty());
  CHECK(klokan::value_of(row, klokan::Side::white, false) == 1);
  CHECK(klokan::value_of(row, klokan::Side::black, false) == 3);
  CHECK(test::game("8/8/8/8/8/8/8/wbb4b w").ending->kind == klokan::EndKind::stuck);
}

TEST_CASE("T8: the list of half-moves has each result once") {
  CHECK(klokan::half_moves(test::board(test::P1), {}).size() == 7);
  const auto texts = test::texts(test::board(test::P1));
  CHECK(std::count_if(texts.begin(), texts.end(),
                      [](const std::string& text) { return text.ends_with("c3"); }) == 1);
}

TEST_CASE("T9: an earlier position is still there after later ones were made") {
  const klokan::State sixth = test::play(
      test::game(), {"e1-e3", "f8-f6", "c1-c3-e1", "h8-h6-f8-d6", "e3-c1-a3", "e8-c6-e6-g6"});
  const klokan::State copy = sixth;
  const klokan::State tenth = test::play(sixth, {"a3-c1-e3", "g7-e5", "b1-d3-f3", "d6-f4"});
  const klokan::State other = test::play(sixth, {"a3-c1-e3", "g7-e5"});
  CHECK(sixth == copy);
  CHECK_FALSE(tenth == other);
  CHECK(test::play(other, {"b1-d3-f3", "d6-f4"}) == tenth);
}

TEST_CASE("T10: a plain stone on its far rank is doubled when the game begins there") {
  const klokan::State state = test::game("w7/8/8/8/8/8/8/7b w");
  CHECK(klokan::to_string(state.board) == "W7/8/8/8/8/8/8/7B w");
  const RuleSet off{{"doubling", "off"}};
  CHECK(klokan::to_string(test::game("w7/8/8/8/8/8/8/7b w", off).board) == "w7/8/8/8/8/8/8/7b w");
  CHECK(test::ending(test::game("w7/8/8/8/8/8/8/7b w", off)) == "stuck 1:1");
}
