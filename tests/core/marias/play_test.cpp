// The play: duties, marriages, sevens, the end of betl and durch, lay-downs, and what a record may
// state wrongly. Source: rule book 1.7, 1.9, 1.11; cases 1 to 5, 8, 9, 13, 26, 27, 30, 31, 45.
#include <catch2/catch.hpp>

#include "tests/support/marias_table.h"

using namespace kibic;
using namespace kibic::marias;
using test::Table;

TEST_CASE("each neglected duty has its own code and goes on") {
  struct Case {
    std::string position;
    std::string play;
    std::string code;
    std::string expected;
  };
  // Seat 0 has led or seats 0 and 1 have; the last word of a position is the table.
  const auto row = GENERATE(values<Case>({
      {"hra h d0 l0 | 7a | Xb 7b | Ka 8a | 9b", "1 Xb", "", ""},
      {"betl - d0 l0 | 7a | Xb 7b | Ka 8a | Jb", "1 Xb", "", ""},             // case 1
      {"betl - d0 l0 | 7a | Ab Xb | Ka 8a | Jb", "1 Xb", "must-beat", "Ab"},  // case 1
      {"hra b d0 l0 | 7h | Xa 7l | Aa 8a | 9a", "1 7l", "must-follow-suit", "Xa"},
      {"hra b d0 l0 | 7h | 8h | Aa 8a | 9a 7b", "2 8a", "", ""},  // case 2
      {"hra b d0 l0 | 7h | 8h | 8b Al | 9a Jb", "2 Al", "must-trump", "8b"},
      {"hra b d0 l0 | 7h | 8h | 8b Kb | 9a Jb", "2 8b", "must-overtrump", "Kb"},     // case 3
      {"hra b d0 l0 | 7h | 8h | 8b 9b | 9a Jb", "2 8b", "", ""},                     // case 3
      {"hra h d0 l0 | 7h | 8h | Ab 8b | 9b Xb", "2 8b", "must-beat", "Ab"},          // case 4
      {"betl - d0 l0 | 7a | 9l Ah | 7l 8h | Al", "1 Ah", "must-follow-suit", "9l"},  // case 5
      {"hra h d0 l0 | 7h 7a | Kb Qb | Aa 8a | ", "0 7a", "", ""},
      {"hra h d0 l1 | 7h 7a | Kb Qb | Aa 8a", "1 Kb", "king-before-svrsek", "Qb"},
      {"sedma h d0 l0 | 7h 7a | Kb Qb | Aa 8a", "0 7h", "seven-too-early", "7a"},
      {"hra h d0 l0 | 7h 7a | Kb Qb | Aa 8a", "0 7h", "", ""},    // not announced
      {"sedma b d1 l0 | 7b 7a | Kb 8b | Aa 8a", "0 7b", "", ""},  // case 13
      {"against=sedma:0 hra b d1 l0 | 7b 7a | Kb 8b | Aa 8a", "0 7b", "seven-too-early",
       "7a"},  // case 13
      {"dvesedmy h b d0 l0 | 7h 7b 7a | Kl 8b 9b | Aa 8a 9a", "0 7b", "seven-too-early", "7a"},
      {"dvesedmy h b d0 l0 | 7h 7b | Kl 8b | Aa 8a", "0 7b", "", ""},
  }));
  INFO(row.position);
  Table table = Table::at(row.position);
  CHECK(table.say(row.play) == row.code);
  if (row.code.empty()) return;
  CHECK(table.violation->is_playable);
  CHECK(table.violation->expected == row.expected);
  CHECK(table.violation->found == row.play.substr(2));
}

TEST_CASE("a card that the seat does not hold ends the replay before it") {
  Table table = Table::at("hra h d0 l0 | 7h 7a | Kb Qb | Aa 8a");
  CHECK(table.say("0 Kb") == "not-his-card");
  CHECK_FALSE(table.violation->is_playable);
}

TEST_CASE("another seat leads than won the trick: reported, and it leads (case 31)") {
  Table table = Table::at("hra h d0 l0 | 7h 7a | Kb Qb | Aa 8a");
  CHECK(table.say("1 Qb") == "wrong-leader");
  CHECK(table.violation->is_playable);
  CHECK(table.turn() == 2);
  CHECK(table.say("0 7h") == "out-of-turn");
  CHECK_FALSE(table.violation->is_playable);
  Table hidden = Table::at("hra h d0 l0 | 7h 7a | Kb Qb | Aa 8a");
  CHECK(hidden.say("1 Xb") == "not-his-card");
}

TEST_CASE("a marriage is shown by the svršek while the král is held") {
  struct Case {
    std::string king_first;
    std::string card;
    std::string claim;
    std::string code;
  };
  const auto row = GENERATE(values<Case>({{"illegal", "0 Qh", "40", ""},
                                          {"illegal", "0 Qb", "20", ""},
                                          {"illegal", "0 Qb", "", ""},
                                          {"illegal", "0 Qh", "20", "wrong-marriage"},
                                          {"illegal", "0 Qh", "0", "wrong-marriage"},
                                          {"illegal", "0 7h", "20", "wrong-marriage"},
                                          {"illegal", "0 7h", "0", ""},
                                          {"illegal", "0 Kh", "", "king-before-svrsek"},
                                          {"forfeits", "0 Kh", "0", ""},
                                          {"announces", "0 Kh", "40", ""}}));
  INFO(row.king_first << " " << row.card << " " << row.claim);
  Table table = Table::at("hra h d0 l0 | Kh Qh Kb Qb 7h | Ka Ja 9a 8a 7a | Al Xl 9l 8l 7l",
                          {{"king_first", row.king_first}});
  CHECK(table.say(row.card, row.claim) == row.code);
}

TEST_CASE("there are no marriages in betl") {
  Table table = Table::at("betl - d0 l0 | Kh Qh | Ka Ja | Al Xl");
  CHECK(table.say("0 Qh", "0").empty());
  CHECK(table.state.marriages.empty());
}

TEST_CASE("whose silent seven it is follows from the leader of trick 10 (cases 8, 9)") {
  struct Case {
    std::string hands;
    SevenFate fate;
  };
  // Seats of the case are 1, 2, 3 here 0, 1, 2; seat 1 leads.
  const auto row = GENERATE(values<Case>({{"Xa | Ab | 7a", SevenFate::defender_beaten},
                                          {"Xa | Ab | 8a", SevenFate::absent},
                                          {"7a | Ab | Xa", SevenFate::declarer_beaten},
                                          {"7a | Ab | 7b", SevenFate::declarer_won},
                                          {"7l | Ab | 7a", SevenFate::defender_won}}));
  Table table = Table::at("sto a d0 l1 | " + row.hands);
  for (int card = 0; card < 3; ++card) {
    const std::string turn = std::to_string(table.turn());
    REQUIRE(table.say(turn + " " + table.choices()).empty());
  }
  CHECK(table.state.phase == Phase::over);
  CHECK(table.state.trump_seven == row.fate);
}

TEST_CASE("the last trick brings ten points, sharp cards ten each") {
  Table table = Table::at("hra h d0 l0 won=40,20 | Ah | Xb | 7l");
  CHECK(table.say_all({"0 Ah", "1 Xb", "2 7l", "@ trick 10 winner 0: Ah Xb 7l"}).empty());
  CHECK(Rules::settlement(table.state)->points == std::vector<std::int64_t>{70, 20});
}

TEST_CASE("betl ends with the declarer's first trick; what follows is noted (case 26)") {
  Table table = Table::at("betl - d0 l0 | Ah 7h | 8h 7b | 9h 8b");
  CHECK(table.say_all({"0 Ah", "1 8h", "2 9h"}).empty());
  CHECK(table.state.phase == Phase::over);
  const auto end = table.state;
  CHECK(table.say("0 7h") == "after-the-end");
  CHECK(table.violation->is_playable);
  CHECK(table.say("@ trick 10 winner 0: 7h 7b 8b") == "wrong-trick");
  CHECK(table.state == end);
}

TEST_CASE("betl can be lost by force (case 27), by tricks and not by points (case 37)") {
  Table table = Table::at("betl - d0 l1 | Al 9l | Jl 7b | 8h 8b");
  CHECK(table.say("1 Jl").empty());
  CHECK(table.say("2 8h").empty());
  CHECK(table.choices() == "Al");
  CHECK(table.say("0 Al").empty());
  CHECK(Rules::settlement(table.state)->parts[0].is_won == false);
  CHECK(Rules::settlement(table.state)->points == std::vector<std::int64_t>{0, 0});  // case 39
}

TEST_CASE("durch ends with the first trick that the declarer does not win") {
  Table table = Table::at("durch - d0 l0 | 8h 7h | Ah 7b | 9h 8b");
  CHECK(table.say_all({"0 8h", "1 Ah", "2 9h"}).empty());
  CHECK(Rules::settlement(table.state)->by_seat == std::vector<std::int64_t>{-1200, 600, 600});
}

TEST_CASE("a wrong statement about a trick changes nothing") {
  struct Case {
    std::string statement;
    std::string code;
  };
  const auto row = GENERATE(values<Case>({{"@ trick 9 winner 0: Ah Xh 7l", ""},
                                          {"@ trick 9 winner 1: Ah Xh 7l", "wrong-trick"},
                                          {"@ trick 9 winner 0: Ah 7l Xh", "wrong-trick"},
                                          {"@ trick 9 winner 0: Ah Xh", "wrong-trick"},
                                          {"@ trick 10 winner 0: Ah Xh 7l", "wrong-trick"},
                                          {"@ trick 11 winner 0: Ah Xh 7l", "wrong-trick"},
                                          {"0 trick 9 winner 0: Ah Xh 7l", "wrong-actor"}}));
  Table table = Table::at("hra h d0 l0 | Ah 8h | Xh Kl | 7l Al");
  CHECK(table.say_all({"0 Ah", "1 Xh", "2 7l"}).empty());
  INFO(row.statement);
  CHECK(table.say(row.statement) == row.code);
  CHECK(table.turn() == 0);
}

TEST_CASE("whether a hand can be laid down is decided from all hands (rule book 1.11, case 30)") {
  struct Case {
    std::string position;
    std::string claim;
    std::string code;
  };
  const auto row = GENERATE(values<Case>({
      {"hra h d0 l0 | Ah Xh | 9h 8b | 7l Al", "0 lay-down Ah Xh", ""},
      {"hra h d0 l1 | Ah Xb | 9h Ab | 7l Al", "0 lay-down Ah Xb", "lay-down-false"},
      // Seat 2 declares; its opponents are seats 0 and 1, together the winners of the rest.
      {"hra h d2 l2 | Ah Xh | Ab Xb | 7b 8b", "1 lay-down Ab Xb", ""},
      {"hra h d2 l2 | Ah Xh | Ab Xb | 7b 8b", "2 lay-down 7b 8b", "lay-down-false"},
      {"betl - d0 l1 | 7h 8b | 9h 9b | Kh Kb", "0 lay-down 7h 8b", ""},
      {"betl - d0 l1 | 7h Ab | 9h 9b | Kh Kb", "0 lay-down 7h Ab", "lay-down-false"},
      {"betl - d0 l1 | 7h Ab | 9h 9b | Kh Kb", "1 lay-down 9h 9b", ""},
      {"durch - d0 l0 | Ah Kh | 9h 9b | Qh Kb", "0 lay-down Ah Kh", ""},
      {"durch - d0 l0 | Ah Qh | 9h 9b | Kh Xh", "0 lay-down Ah Qh", "lay-down-false"},
      {"hra h d0 l0 | Ah Xh | 9h 8b | 7l Al", "0 lay-down Ah", "lay-down-cards"},
  }));
  INFO(row.position << " " << row.claim);
  Table table = Table::at(row.position);
  CHECK(table.say(row.claim) == row.code);
  CHECK(table.state.phase == Phase::over);
  CHECK(Rules::settlement(table.state).has_value());
}

TEST_CASE("the bill of a laid-down hand is that of the deal played out") {
  // All of the last three tricks to the declarer: A, X of hearts and the last trick, a marriage of
  // 40, and the seven of trumps in trick 10.
  Table table = Table::at("sedma h d0 l0 won=30,20 | Kh Qh 7h | 9b 8b 7b | Al 8l 7l");
  CHECK(table.say("0 lay-down Kh Qh 7h").empty());
  const auto bill = Rules::settlement(table.state).value();
  CHECK(bill.points == std::vector<std::int64_t>{30 + 40 + 10 + 10, 20});
  CHECK(bill.parts[1] == SettlementPart{"sedma", true, 0, 80});
}

TEST_CASE("a whole deal can be laid down where the cards are all high") {
  Table table = Table::at(
      "durch - d0 l0 | Ah Kh Qh Jh Ab Kb Qb Jb Al Aa | 9h 8h 9b 8b Kl Ql Jl 9l Ka Qa | 7h Xh 7b Xb "
      "Xl 8l 7l Ja 9a 8a");
  CHECK(table.say("0 lay-down Ah Kh Qh Jh Ab Kb Qb Jb Al Aa").empty());
}

TEST_CASE("each line of the bill is checked") {
  struct Case {
    std::string result;
    std::string code;
  };
  // Worked example 2 at 20 hal: hra 20, sedma 40 from each defender.
  const auto row = GENERATE(values<Case>({
      {"result 120 -60 -60 points 60 30 parts hra+ 0 20, sedma+ 0 40", ""},
      {"result", ""},
      {"result 120 -60 -40", "settlement-amounts"},
      {"result points 60 40", "settlement-points"},
      {"result parts hra+ 0 20, sedma- 0 -40", "settlement-parts"},
      {"result parts hra+ 0 20", "settlement-parts"},
      {"result parts -", "settlement-parts"},
  }));
  Table table = Table::at("sedma a d0 l0 won=50,30 | 7a | 8b | 9b");
  CHECK(table.say("@ " + row.result) == "settlement-too-early");
  CHECK(table.say_all({"0 7a", "1 8b", "2 9b"}).empty());
  INFO(row.result);
  CHECK(table.say("@ " + row.result) == row.code);
}

TEST_CASE("the score of the session and the cards shown afterwards are checked") {
  Table table("licitovany");
  CHECK(
      table
          .say_all({"@ new 4 dealer 2 score 100 -50 -50", "@ deal 0: Ah Xh Kh Qh Jh 9h 8h 7h Ab Xb",
                    "@ deal 1: Kb Qb Jb 9b 8b 7b Al Xl Kl Ql",
                    "@ deal 2: Jl 9l 8l 7l Aa Xa Ka Qa Ja 9a | talon: 8a 7a", "1 pass", "2 pass",
                    "0 pass", "@ result 0 0 0 points 0 0 parts - score 100 -50 -50"})
          .empty());
  CHECK(table.say("@ result score 0 0 0") == "wrong-score");
  CHECK(table.violation->expected == "100 -50 -50");
  CHECK(table.say("@ reveal 0: 7h 8h 9h Jh Qh Kh Xh Ah Xb Ab | talon: 7a 8a").empty());
  CHECK(table.say("@ reveal talon: 7a 9a") == "reveal-mismatch");
}
