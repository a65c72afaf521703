// Games from their first half-move to their end. Source: rule book klokan 1 (R7 to R10, A5, A8 to
// A12) and 2.5.
#include "tests/core/klokan/given.h"

#include "core/base/text.h"

using namespace kibic;

namespace {

const std::vector<std::string>& game_of_the_book() {
  static const std::vector<std::string> half_moves{"e1-e3",
                                                   "f8-f6",
                                                   "c1-c3-e1",
                                                   "h8-h6-f8-d6",
                                                   "e3-c1-a3",
                                                   "e8-c6-e6-g6",
                                                   "a3-c1-e3",
                                                   "g7-e5",
                                                   "b1-d3-f3",
                                                   "d6-f4",
                                                   "d1-d3",
                                                   "a8-c6-e8-e6-e4-g4",
                                                   "e2-e4xe6xe8=xc6xa8",
                                                   "h7-f5",
                                                   "g1-g3xg5xg7xe7xg5xe5xg3",
                                                   "c8-e8",
                                                   "c2-e4-e2-c4",
                                                   "e8-c8-c6",
                                                   "a2-c2-e2-e4",
                                                   "c7-c5",
                                                   "f2-f4-d4-b4xd6",
                                                   "c6xe6",
                                                   "e4-c2-a2"};
  return half_moves;
}

// White to move, nothing but quiet half-moves to and fro for a long time.
const std::string quiet_position = "8/bb6/8/8/8/8/ww6/8 w";
const std::vector<std::string> circle{"a2-c2", "a7-c7", "b2-d2", "b7-d7",
                                      "d2-b2", "d7-b7", "c2-a2", "c7-a7"};

std::vector<std::string> quiet_half_moves(std::size_t half_moves) {
  std::vector<std::string> all;
  for (std::size_t i = 0; i < half_moves; ++i) all.push_back(circle[i % circle.size()]);
  return all;
}

}  // namespace

TEST_CASE("the complete game of the rule book ends 16 : 5 with Black stuck") {
  const klokan::State end = test::play(test::game(), game_of_the_book());
  CHECK(klokan::to_string(end.board) == "Wb1b2b1/b7/4b3/8/2w5/3wwww1/ww1w2ww/w3ww1w b");
  CHECK(test::ending(end) == "stuck 16:5");
  CHECK(end.number == 24);  // 23 half-moves have been made
  const Settlement bill = klokan::Rules::settlement(end).value();
  CHECK(bill.unit == "stones");
  CHECK(bill.points == std::vector<std::int64_t>{16, 5});
  CHECK(bill.by_seat == std::vector<std::int64_t>{11, -11});
  CHECK(bill.parts == std::vector<SettlementPart>{{"stuck", true, 0, 11}});
}

TEST_CASE("half-moves of the complete game are told by their shortest paths") {
  klokan::State state = test::game();
  std::map<std::string, std::string> shorter;
  for (const std::string& text : game_of_the_book()) {
    const auto action = klokan::Rules::parse(state, text).value();
    const std::string canonical = klokan::Rules::format(state, action);
    if (canonical != text) shorter[text] = canonical;
    CHECK(test::play(state, {canonical}) == test::play(state, {text}));
    state = test::play(state, {text});
  }
  // The book prints the paths that its random player walked.
  const std::map<std::string, std::string> expected{
      {"c1-c3-e1", "c1-e1"},
      {"h8-h6-f8-d6", "h8-f8-d6"},
      {"e8-c6-e6-g6", "e8-g6"},
      {"g1-g3xg5xg7xe7xg5xe5xg3", "g1-g3xe5xg5xe7xg7xg5xg3"},
      {"c2-e4-e2-c4", "c2-e2-c4"},
      {"a2-c2-e2-e4", "a2-c2-e4"},
      {"f2-f4-d4-b4xd6", "f2-d4-b4xd6"}};
  CHECK((shorter == expected));
}

TEST_CASE("White begins and the sides alternate") {
  klokan::State state = test::game();
  CHECK(klokan::Rules::actor(state) == Actor::seat(0));
  state = test::play(state, {"e1-e3"});
  CHECK(klokan::Rules::actor(state) == Actor::seat(1));
  CHECK(klokan::to_string(state) == "bbbbbbbb/bbbbbbbb/8/8/8/4w3/wwwwwwww/wwww1www b 1 2");
}

TEST_CASE("who has lost all stones has lost, whatever else would end the game") {
  // Row by row: the last half-move, and how the game stands after it.
  struct Row {
    std::string position;
    std::string half_move;
    std::string ending;
  };
  const std::vector<Row> rows{{"8/8/8/8/3b4/2w5/8/8 w", "c3xe5", "stones 1:0"},
                              // The capture would have been the fortieth quiet half-move (T10).
                              {"8/8/8/8/3b4/2w5/8/8 w 39 100", "c3xe5", "stones 1:0"},
                              // Black has a stone, but the counter is full (A12: before stuck).
                              {"7b/8/8/8/8/8/1ww5/8 w 39 100", "b2-d2", "quiet 2:1"},
                              {"7b/8/8/8/8/8/1ww5/8 w 38 100", "b2-d2", "stuck 2:1"},
                              {"8/8/8/8/8/8/1ww5/8 w", "", "stones 2:0"},
                              {"8/8/8/8/8/8/8/8 w", "", "stones 0:0"},
                              {"8/8/8/8/3bb3/8/8/8 w", "", "stones 0:2"}};
  for (const Row& row : rows) {
    INFO(row.position << " " << row.half_move);
    klokan::State state = test::game(row.position);
    if (!row.half_move.empty()) state = test::play(state, {row.half_move});
    CHECK(test::ending(state) == row.ending);
  }
}

TEST_CASE("forty quiet half-moves end the game, and a capture or a doubling begins anew") {
  const klokan::State almost = test::play(test::game(quiet_position), quiet_half_moves(39));
  CHECK(almost.quiet == 39);
  CHECK(test::ending(almost).empty());
  CHECK(test::ending(test::play(almost, {circle[39 % 8]})) == "quiet 2:2");
  // 20 half-moves where the house says so, none where it says 0 (A5).
  const klokan::State short_game =
      test::play(test::game(quiet_position, {{"quiet", "20"}}), quiet_half_moves(20));
  CHECK(test::ending(short_game) == "quiet 2:2");
  const klokan::State endless =
      test::play(test::game(quiet_position, {{"quiet", "0"}}), quiet_half_moves(200));
  CHECK(test::ending(endless).empty());
  CHECK(test::play(test::game("8/8/8/8/3bb3/2w5/8/8 w 17 40"), {"c3xe5"}).quiet == 0);
}

TEST_CASE("equal counts are a draw, being stuck is no loss by itself") {
  // White is stuck and has more.
  const klokan::State state = test::game("8/8/8/8/1w1b4/8/8/w7 w");
  CHECK(test::ending(state) == "stuck 2:1");
  CHECK(klokan::Rules::settlement(state)->by_seat == std::vector<std::int64_t>{1, -1});
}

TEST_CASE("who resigns has lost, whatever the count says") {
  const klokan::State ahead = test::game("8/8/8/8/3b4/2w5/ww6/8 w");
  REQUIRE_FALSE(klokan::Rules::check(ahead, Actor::seat(0), {}));
  REQUIRE_FALSE(klokan::Rules::check(ahead, Actor::seat(1), {}));  // also out of turn
  const klokan::State given_up = klokan::Rules::apply(ahead, Actor::seat(0), {});
  CHECK(test::ending(given_up) == "resign 3:1");
  CHECK(klokan::Rules::settlement(given_up)->by_seat == std::vector<std::int64_t>{-1, 1});
  const klokan::State other = klokan::Rules::apply(ahead, Actor::seat(1), {});
  CHECK(klokan::Rules::settlement(other)->by_seat == std::vector<std::int64_t>{2, -2});
  CHECK(klokan::Rules::check(given_up, Actor::seat(1), {})->code == "game-over");
  CHECK(klokan::Rules::check(ahead, Actor::chance(), {})->code == "not-a-player");
  CHECK(klokan::Rules::check(ahead, Actor::seat(2), {})->code == "not-a-player");
}

TEST_CASE("stuck=five: the other side makes up to five more half-moves") {
  const RuleSet five{{"stuck", "five"}};
  // Black's stone cannot jump; White's pair walks.
  const std::string position = "7b/8/8/8/8/8/1ww5/8 w";
  const std::vector<std::string> walk{"b2-d2", "c2-e2", "d2-f2", "e2-g2", "f2-h2"};
  CHECK(test::ending(test::play(test::game(position), {walk[0]})) == "stuck 2:1");
  klokan::State state = test::play(test::game(position, five), {walk[0]});
  for (std::size_t i = 1; i < walk.size(); ++i) {
    CHECK(test::ending(state).empty());
    CHECK(klokan::Rules::actor(state) == Actor::seat(0));
    CHECK(state.extra == static_cast<int>(i));
    state = test::play(state, {walk[i]});
  }
  CHECK(state.extra == 5);
  state = test::play(state, {"h2-f2"});  // the fifth extra half-move
  CHECK(test::ending(state) == "stuck 2:1");
}

TEST_CASE("stuck=five: a side that is freed plays on") {
  const RuleSet five{{"stuck", "five"}};
  // After the first half-move Black is stuck; the second brings a stone beside Black's.
  klokan::State state = test::game("8/8/8/8/8/6b1/1ww5/8 w", five);
  state = test::play(state, {"b2-d2"});
  CHECK(state.extra == 1);
  state = test::play(state, {"c2-e2", "d2-f2"});
  CHECK(klokan::Rules::actor(state) == Actor::seat(1));
  CHECK(state.extra == 0);
  state = test::play(state, {"g3xe1="});
  // Now White is stuck, and Black goes on until nothing is left.
  CHECK(state.extra == 1);
  CHECK(test::ending(test::play(state, {"e1xe3"})) == "stones 0:2");
}

// Of the quiet half-moves the second, the sixth and the tenth make the same position.

TEST_CASE("rep: the game ends when a position comes for the n-th time") {
  const RuleSet thrice{{"rep", "3"}};
  const klokan::State twice = test::play(test::game(quiet_position, thrice), quiet_half_moves(9));
  CHECK(test::ending(twice).empty());
  CHECK(test::ending(test::play(twice, {circle[1]})) == "repetition 2:2");
  CHECK(test::ending(test::play(test::game(quiet_position, {{"rep", "2"}}), quiet_half_moves(6))) ==
        "repetition 2:2");
}

TEST_CASE("rep_forbid: the n-th occurrence may not be made") {
  const klokan::State state =
      test::play(test::game(quiet_position, {{"rep_forbid", "2"}}), quiet_half_moves(5));
  CHECK(test::verdict(state, circle[5]) == "repetition");
  for (const klokan::NamedMove& move : klokan::legal_moves(state)) CHECK(move.text != circle[5]);
  CHECK(test::verdict(test::play(test::game(quiet_position), quiet_half_moves(5)), circle[5])
            .empty());
}

TEST_CASE("rep_forbid: a side that could only repeat is stuck") {
  // White has one pair in a corner that can go out and back, Black the same.
  const RuleSet once{{"rep_forbid", "2"}, {"quiet", "0"}};
  klokan::State state = test::game(quiet_position, once);
  std::size_t half_moves = 0;
  while (!state.ending) {
    const auto moves = klokan::legal_moves(state);
    REQUIRE_FALSE(moves.empty());
    state = test::play(state, {moves.front().text});
    ++half_moves;
    REQUIRE(half_moves < 100'000);
  }
  CHECK(state.ending->kind == klokan::EndKind::stuck);
  CHECK(klokan::can_move(state.board));
}

TEST_CASE("what cannot come again is forgotten, so that long games stay small") {
  const RuleSet rep{{"rep", "3"}};
  const klokan::State state =
      test::play(test::game("8/bb6/8/8/8/3b4/ww1w4/8 w", rep), {"a2-c2", "a7-c7", "d2xd4"});
  CHECK(state.past.size() == 1);
  CHECK(state.past.front() == state.board);
}

TEST_CASE("the seats are named in sentences, by their colours if they have no names") {
  const klokan::State state = test::game(test::P1);
  const auto action = klokan::Rules::parse(state, "c3xe3xe5").value();
  CHECK(render(klokan::Rules::describe(state, Actor::seat(0), action, {"Anna", "Petr"})) ==
        "Anna: c3xe3xe5 (captures 2)");
  CHECK(render(klokan::Rules::describe(state, Actor::seat(0), action, {"", ""})) ==
        "White: c3xe3xe5 (captures 2)");
  CHECK(render(klokan::Rules::describe(state, Actor::seat(1), {}, {})) == "Black resigns.");
  CHECK(klokan::Rules::pretty(state, action) == "c3xe3xe5");
}

TEST_CASE("facts tell the count, whose turn it is and why it is over") {
  const std::vector<std::string> names{"Anna", "Petr"};
  const TableFacts start = klokan::Rules::facts(test::game(), std::nullopt, names);
  CHECK(render(start.headline) == "16 : 16");
  CHECK(render(start.contract) == "Anna is to move; 0 of 40 quiet half-moves");
  CHECK(start.parts.empty());
  const klokan::State end = test::play(test::game(), game_of_the_book());
  const TableFacts facts = klokan::Rules::facts(end, 1, names);
  CHECK(render(facts.contract) == "Petr has no jump left");
  REQUIRE(facts.tally.size() == 3);
  CHECK(facts.tally[0].by_side == std::vector<std::int64_t>{15, 5});
  CHECK(facts.tally[1].by_side == std::vector<std::int64_t>{1, 0});
  CHECK(facts.tally[2].by_side == std::vector<std::int64_t>{16, 5});
  CHECK(facts.parts.size() == 1);
  CHECK(klokan::Rules::value_seen_by(end, 3, 0, 1) == -3.0);
}
