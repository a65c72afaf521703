#include "core/games/ochko/hand.h"

#include "tests/core/ochko/given.h"

using namespace kibic::ochko;

TEST_CASE("a hand is worth what the rule book says, ace by place or by need") {
  struct Row {
    const char* cards;
    const char* rules;
    int total;
    bool is_pocket_jack;
    const char* source;
  };
  const std::vector<Row> table{
      {"8c 6d", "", 14, false, "R6"},
      {"Tc Qd", "", 20, false, "R6"},
      {"Tc Qd Ah", "", 31, false, "1, consequences: 10+10, hit, ace"},
      {"5c 6d Ah", "", 22, false, "1, consequences: 11 and an ace as third card"},
      {"2c 3d 4h As", "", 10, false, "R6: 1 as the fourth card"},
      {"Ah As", "", 22, false, "T1"},
      {"Ah As", "two_aces=golden", 21, true, "T1"},
      {"Ah As", "ace=flexible", 12, false, "T1"},
      {"Ah As", "two_aces=12", 12, false, "A3"},
      {"Ah As", "ace=flexible,two_aces=golden", 21, true, "A3"},
      {"Ah As", "ace=flexible,two_aces=bust", 22, false, "A3"},
      {"Ah As 5c", "two_aces=golden", 27, false, "A3: golden are two cards, no more"},
      {"Ah As 5c", "two_aces=12", 17, false, "A3"},
      {"Ah As Ac", "two_aces=12", 23, false, "A3 with R6: the third ace is 11"},
      {"Ah As Ac", "ace=flexible", 13, false, "A2"},
      {"5c 5d Ah", "", 21, false, "T2"},
      {"5c 5d Ah As", "", 22, false, "T2"},
      {"5c 5d Ah As", "ace=flexible", 12, false, "T2"},
      {"6c 2d Ah As", "", 20, false, "T3"},
      {"7c 7d 7h", "", 21, false, "T4: 21 of three cards is no PocketJack"},
      {"Ah Qs", "", 21, true, "R11"},
      {"Ks Ad", "", 21, true, "R11, either order"},
      {"Ac Td", "", 21, true, "A1"},
      {"Ac Td", "pj_ten=no", 21, false, "A1"},
      {"Jc Ad", "pj_ten=no", 21, true, "A1"},
      {"Ac 9d", "", 20, false, "R6"},
      {"Ac 9d 5h", "", 25, false, "R6: nothing is valued anew"},
      {"Ac 9d 5h", "ace=flexible", 15, false, "A2"},
      {"2c 2d 2h 2s 3c 3d 3h Ac Ad Ah As", "", 21, false, "3.5: the longest hand"},
  };
  for (const Row& row : table) {
    INFO(row.cards << " " << row.rules << " (" << row.source << ")");
    const HandValue value = value_of(given::cards(row.cards), given::options(row.rules));
    CHECK(value.total == row.total);
    CHECK(value.is_pocket_jack == row.is_pocket_jack);
    CHECK(value.is_bust() == (row.total > 21));
  }
}

TEST_CASE("each ace shows its own points") {
  // T3: 6+2+11+1
  CHECK(card_values(given::cards("6c 2d Ah As"), given::options()) == std::vector{6, 2, 11, 1});
  CHECK(card_values(given::cards("Ah Qs"), given::options()) == std::vector{11, 10});
  CHECK(card_values(given::cards("9d Ac 5h"), given::options("ace=flexible")) ==
        std::vector{9, 1, 5});
  CHECK(card_values({}, given::options()).empty());
}

TEST_CASE("two cards of twenty-one are always an ace and a ten-valued card") {
  // Rule book 1, consequences; 128 of 2652 ordered pairs are a PocketJack, 12 two aces (3.1).
  int pocket_jacks = 0;
  int aces = 0;
  for (int first = 0; first < deck_size; ++first) {
    for (int second = 0; second < deck_size; ++second) {
      if (first == second) continue;
      const std::vector hand{Card::from_code(first), Card::from_code(second)};
      const HandValue value = value_of(hand, Options{});
      pocket_jacks += value.is_pocket_jack ? 1 : 0;
      aces += value.is_bust() ? 1 : 0;
      CHECK(value.is_pocket_jack == (value.total == 21));
    }
  }
  CHECK(pocket_jacks == 128);
  CHECK(aces == 12);
}
