// The auction of licitovaný. Source: rule book 1.4, 1.5 and its eleven test vectors; cases 19, 20.
#include <catch2/catch.hpp>

#include "core/games/marias/ladder.h"
#include "tests/support/marias_table.h"

using namespace kibic;
using namespace kibic::marias;
using test::Table;

namespace {

// Dealer 2: forhont is seat 0, the second player seat 1. Player n of the vectors is seat n − 1.
Table dealt_table(const RuleSet& rules) {
  Table table("licitovany", rules);
  table.say_all({"@ new 1 dealer 2", "@ shuffle", "@ deal 0: Ah Xh Kh Qh Jh 9h 8h 7h Ab Xb",
                 "@ deal 1: Kb Qb Jb 9b 8b 7b Al Xl Kl Ql",
                 "@ deal 2: Jl 9l 8l 7l Aa Xa Ka Qa Ja 9a", "@ deal talon: 8a 7a"});
  return table;
}

// Every player climbs one rung at a time up to his cap, an index on the ladder; −1 never bids.
std::string auction_of(Table& table, const std::array<int, 3>& caps) {
  std::string calls;
  while (table.state.phase == Phase::bid) {
    const int seat = table.turn();
    const auto actions = Rules::legal_actions(table.state);
    const auto* hold = std::get_if<Hold>(&actions[0]);
    const auto* bid = std::get_if<Bid>(&actions[0]);
    std::string call = "pass";
    const auto within = [&](Rung rung) {
      return rung_index(rung, *table.state.options) <= caps[static_cast<std::size_t>(seat)];
    };
    if (hold != nullptr && within(hold->rung)) call = "hold " + to_string(hold->rung);
    if (bid != nullptr && within(bid->rung)) call = "bid " + to_string(bid->rung);
    calls += (calls.empty() ? "" : ", ") + std::to_string(seat) + " " + call;
    REQUIRE(table.say(std::to_string(seat) + " " + call).empty());
  }
  return calls;
}

struct Vector {
  int number;
  std::array<int, 3> caps;
  std::string calls;
  std::string result;
};

// The ladder of these vectors: 0 sedma, 1 sedma lepší, 2 sto, 3 sto lepší, 4 stosedm, 5 stosedm
// lepších, 6 betl, 7 durch, 8 dvě sedmy, 9 dvě sedmy lepší.
constexpr int sedma = 0, sedma_better = 1, sto = 2, stosedm = 4, stosedm_better = 5, betl = 6,
              durch = 7, two_sevens = 8, two_sevens_better = 9, never = -1;

const std::vector<Vector> vectors{
    {1,
     {sedma, sedma, sedma_better},
     "1 bid sedma, 0 hold sedma, 1 pass, 2 bid sedma-lepsi, 0 pass",
     "2 sedma-lepsi"},
    {2,
     {sto, sedma, sedma_better},
     "1 bid sedma, 0 hold sedma, 1 pass, 2 bid sedma-lepsi, 0 hold sedma-lepsi, 2 pass",
     "0 sedma-lepsi"},
    {3,
     {sto, sedma_better, sedma},
     "1 bid sedma, 0 hold sedma, 1 bid sedma-lepsi, 0 hold sedma-lepsi, 1 pass, 2 pass",
     "0 sedma-lepsi"},
    {4, {never, never, sedma}, "1 pass, 2 bid sedma, 0 pass", "2 sedma"},
    {5,
     {sto, durch, stosedm_better},
     "1 bid sedma, 0 hold sedma, 1 bid sedma-lepsi, 0 hold sedma-lepsi, 1 bid sto, 0 hold sto, "
     "1 bid sto-lepsi, 0 pass, 2 bid stosedm, 1 hold stosedm, 2 bid stosedm-lepsich, "
     "1 hold stosedm-lepsich, 2 pass",
     "1 stosedm-lepsich"},
    {6,
     {two_sevens, durch, two_sevens_better},
     "1 bid sedma, 0 hold sedma, 1 bid sedma-lepsi, 0 hold sedma-lepsi, 1 bid sto, 0 hold sto, "
     "1 bid sto-lepsi, 0 hold sto-lepsi, 1 bid stosedm, 0 hold stosedm, 1 bid stosedm-lepsich, "
     "0 hold stosedm-lepsich, 1 bid betl, 0 hold betl, 1 bid durch, 0 hold durch, 1 pass, "
     "2 bid dvesedmy, 0 hold dvesedmy, 2 bid dvesedmy-lepsi, 0 pass",
     "2 dvesedmy-lepsi"},
    {7,
     {never, durch, betl},
     "1 bid sedma, 0 pass, 2 bid sedma-lepsi, 1 hold sedma-lepsi, 2 bid sto, 1 hold sto, "
     "2 bid sto-lepsi, 1 hold sto-lepsi, 2 bid stosedm, 1 hold stosedm, 2 bid stosedm-lepsich, "
     "1 hold stosedm-lepsich, 2 bid betl, 1 hold betl, 2 pass",
     "1 betl"},
    {8, {never, sto, never}, "1 bid sedma, 0 pass, 2 pass", "1 sedma"},
    {9, {never, never, never}, "1 pass, 2 pass, 0 pass", "-"},
    {10,
     {stosedm, stosedm, never},
     "1 bid sedma, 0 hold sedma, 1 bid sedma-lepsi, 0 hold sedma-lepsi, 1 bid sto, 0 hold sto, "
     "1 bid sto-lepsi, 0 hold sto-lepsi, 1 bid stosedm, 0 hold stosedm, 1 pass, 2 pass",
     "0 stosedm"},
    {11,
     {never, stosedm, betl},
     "1 bid sedma, 0 pass, 2 bid sedma-lepsi, 1 hold sedma-lepsi, 2 bid sto, 1 hold sto, "
     "2 bid sto-lepsi, 1 hold sto-lepsi, 2 bid stosedm, 1 hold stosedm, 2 bid stosedm-lepsich, "
     "1 pass",
     "2 stosedm-lepsich"}};

}  // namespace

TEST_CASE("the auction goes as in the vectors of rule book 1.5") {
  for (const Vector& vector : vectors) {
    INFO("vector " << vector.number);
    Table table = dealt_table({{"better_sto_above_stosedm", "no"}, {"two_sevens_order", "sql"}});
    CHECK(auction_of(table, vector.caps) == vector.calls);
    CHECK(table.say("@ auction " + vector.result).empty());
  }
}

TEST_CASE("everybody passes: the deal is over and costs nothing (rule book 1.5, 7)") {
  Table table = dealt_table({});
  CHECK(table.say_all({"1 pass", "2 pass", "0 pass"}).empty());
  CHECK(table.state.not_played == NotPlayed::all_passed);
  CHECK(Rules::settlement(table.state)->by_seat == std::vector<std::int64_t>{0, 0, 0});
}

TEST_CASE("the forhont may still bid when the other two have passed") {
  Table table = dealt_table({});
  CHECK(table.say_all({"1 pass", "2 pass", "0 bid betl", "@ auction 0 betl"}).empty());
  CHECK(table.state.phase == Phase::talon);
}

TEST_CASE("with the dealer as opener the second player steps in with priority (ČSM-O VII/3)") {
  Table table = dealt_table({{"opener", "dealer"}});
  CHECK(table.say_all({"2 bid sedma", "0 pass", "1 hold sedma", "2 bid sedma-lepsi", "1 pass"})
            .empty());
  CHECK(table.state.declarer == 2);
}

TEST_CASE("who has passed is out and is not asked again (case 19)") {
  Table table = dealt_table({});
  CHECK(table.say_all({"1 bid sedma", "0 pass"}).empty());
  CHECK(table.say("0 hold sedma") == "passed-is-out");
  CHECK_FALSE(table.violation->is_playable);
  CHECK(table.say("2 pass").empty());
  CHECK(table.state.declarer == 1);
}

TEST_CASE("calls against the rules of the auction are refused with a reason") {
  struct Case {
    std::string call;
    std::string code;
  };
  // Seat 1 bid sto; it is the word of seat 0.
  const auto wrong =
      GENERATE(values<Case>({{"0 bid sto", "bid-too-low"},        // case 20
                             {"0 bid sedma", "bid-too-low"},      // case 20
                             {"0 hold sedma", "wrong-hold"},      // rule book 1.5, 2
                             {"1 bid betl", "out-of-turn"},       // rule book 1.5, 3
                             {"0 bid hra", "unreadable-action"},  // 1.4: no such rung
                             {"0 flek hra 1", "out-of-place"},
                             {"0 Ah", "out-of-place"},
                             {"@ pass", "wrong-actor"},
                             {"7 pass", "wrong-actor"},
                             {"0 auction -", "wrong-actor"}}));
  Table table = dealt_table({});
  CHECK(table.say("1 bid sto").empty());
  INFO(wrong.call);
  CHECK(table.say(wrong.call) == wrong.code);
  CHECK(table.turn() == 0);
}

TEST_CASE("a wrong statement about the auction is reported and changes nothing") {
  Table table = dealt_table({});
  CHECK(table.say("@ auction 1 sedma") == "wrong-auction");
  CHECK(table.say_all({"1 bid sedma", "0 pass", "2 pass"}).empty());
  CHECK(table.say("@ auction 0 sedma") == "wrong-auction");
  CHECK(table.violation->expected == "auction 1 sedma");
  CHECK(table.violation->is_playable);
  CHECK(table.state.phase == Phase::talon);
}
