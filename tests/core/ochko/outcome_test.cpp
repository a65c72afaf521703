#include "core/games/ochko/outcome.h"

#include "tests/core/ochko/given.h"

using namespace kibic::ochko;

TEST_CASE("the better hand wins, ties go by the rule of the house") {
  struct Row {
    const char* player;
    const char* banker;
    const char* rules;
    const char* kind;
    const char* paid;  // for a stake of 5
    const char* source;
  };
  const std::vector<Row> table{
      {"9c Td", "7s Kh", "", "win", "5", "2, deal 3: 19 against 17"},
      {"Tc 7d", "Ts Kh", "", "loss", "-5", "R9"},
      {"Tc 7d", "Ts 6h Kh", "", "win", "5", "R9: the banker is bust"},
      {"7c 7d 7h", "As Kd", "", "loss", "-5", "T4"},
      {"Ah Qs", "7c 7d 7h", "", "win", "5", "T4, mirrored"},
      {"Ah Qs", "Ac Td", "", "win", "5", "T5"},
      {"Ah Qs", "Ac Td", "tie=push", "push", "0", "T5"},
      {"Ah Qs", "Ac Td", "tie=banker", "loss", "-5", "T5"},
      {"Ah Qs", "Ac Td", "pj_ten=no,tie=push", "win", "5", "T5"},
      {"Ah Qs", "Ac Td", "pj_ten=no,tie=banker", "win", "5", "T5"},
      {"Tc 7d", "9s 8h", "", "win", "5", "T6"},
      {"Tc 7d", "9s 8h", "tie=push", "push", "0", "T6"},
      {"Tc 7d", "9s 8h", "tie=banker", "loss", "-5", "A5"},
      {"Tc 8d", "9s 8h", "", "win", "5", "T7"},
      {"Tc 7d", "As Ah", "", "win", "5", "A3: two aces are 22 for the banker too"},
      {"Tc Qd", "As Ah", "two_aces=golden", "loss", "-5", "A3"},
      {"Ac Qd", "As Ah", "two_aces=golden,tie=push", "push", "0", "A3, A4"},
      {"Tc 8d", "7s Kh", "pay=1.5", "win", "7.5", "A12b"},
      {"Tc 8d", "7s Kh", "pay=3:2", "win", "7.5", "A12b"},
      {"Tc 6d", "7s Kh", "pay=1.5", "loss", "-5", "A12b: a loss costs the stake"},
      {"Ac Kd", "7s Kh", "pj_pay=1.25", "win", "6.25", "A12b"},
      {"Ac Kd", "7s Kh", "pay=2", "win", "10", "A12b: pj_pay follows pay"},
      {"Tc 8d", "7s Kh", "pj_pay=2", "win", "5", "A12b"},
      {"Ac Td", "As Tc", "pj_pay=2", "win", "10", "A4, A12b"},
  };
  for (const Row& row : table) {
    INFO(row.player << " v " << row.banker << " " << row.rules << " (" << row.source << ")");
    const Options options = given::options(row.rules);
    const Outcome outcome = compare(value_of(given::cards(row.player), options),
                                    value_of(given::cards(row.banker), options), options, 5);
    CHECK(name_of(outcome.kind) == row.kind);
    CHECK(to_string_hundredths(outcome.paid) == row.paid);
  }
}

TEST_CASE("a bust costs the stake and no more") {
  CHECK(bust(100).paid == -10'000);
  CHECK(bust(100).kind == ResultKind::bust);
}
