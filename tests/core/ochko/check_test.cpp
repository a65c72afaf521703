// What is against the rules, by name, and what becomes of the deal.
#include "tests/core/ochko/given.h"

using namespace kibic;
using namespace kibic::ochko;

TEST_CASE("every fault has its name, and the deal goes on where it can") {
  struct Row {
    const char* events;
    const char* rules;
    const char* start;
    const char* codes;
    bool is_whole;
    const char* source;
  };
  const char* fresh = "bank=500 stake=5";
  const std::vector<Row> table{
      // The stake.
      {"deal Tc 8d | 9s ??; stand; open 8h; result win bank 8", "", "bank=3 stake=5",
       "stake-above-bank", true, "T9, A13"},
      {"deal Tc 8d | 9s ??; stand; open 8h", "", "bank=0 stake=5", "bank-empty", true, "R3"},
      {"deal Tc 8d | 9s ??; stand; open 8h", "", "bank=-5 stake=5", "bank-empty", true, "R3"},
      {"deal Tc 8d | 9s ??; stand", "", "bank=500 stake=-1", "bad-stake", false, "T9, A13"},
      {"deal Tc 8d | 9s ??; stand", "", "bank=500 stake=0", "bad-stake", false, "A13"},
      {"deal Tc 8d | 9s ??; stand; open 8h", "stake_limit=4", fresh, "stake-above-limit", true,
       "A11"},
      {"deal Tc 8d | 9s ??; stand; open 8h", "", "bank=5 stake=5", "", true, "A13: all of it"},
      // The banker.
      {"deal Tc 8d | 9s ??; stand; open 8h; draw 4c; result win", "", fresh, "banker-drew-too-far",
       true, "T7, R8: he draws at 17"},
      {"deal Tc 8d | Ts ??; stand; open 6h; result win bank 505", "", fresh, "banker-must-draw",
       true, "T7, R8: he does not draw at 16"},
      {"deal Tc 6d | 9s ??; hit; card Th; draw 4c; result bust", "", fresh,
       "banker-drew-after-bust", true, "T8, R7"},
      {"deal Ac Td | 9s ??; draw 4c; result win", "", fresh, "banker-drew-after-pocket-jack", true,
       "R11"},
      {"deal Tc 6d | As ??; stand; open Kd; result loss", "peek=yes", fresh, "peek-missed", true,
       "A7"},
      {"deal Tc 6d | As ??; hit; card 2c; open Kd; stand; result loss", "peek=yes", fresh,
       "peek-missed", true, "A7"},
      {"deal Ac Td | As ??; open Kd; result loss",
       "peek=yes,auto_stand_21=yes,pj_ten=no,two_aces=12", fresh, "", true,
       "A7: standing by the house's rule is no decision"},
      // The cards.
      {"deal Tc Tc | 9s ??", "", fresh, "card-twice", false, "R4"},
      {"deal Tc 6d | Tc ??", "", fresh, "card-twice", false, "R4"},
      {"deal Tc 6d | 9s ??; hit; card 9s", "", fresh, "card-twice", false, "R4"},
      {"deal Tc 6d | 9s 8h; hit; card 8h", "", fresh, "card-twice", false, "R4"},
      {"deal Tc 6d | 9s ??; hit; card 2h; stand; open 2h", "", fresh, "card-twice", false, "R4"},
      {"deal Tc 6d | ?? ??; stand; open 9s 9s", "show=none", fresh, "card-twice", false, "R4"},
      {"deal Tc 6d | 9s ??; stand; open 2h; draw Tc", "", fresh, "card-twice", false, "R4"},
      {"deal Tc 6d | 9s 8h; stand; open 7h", "", fresh, "wrong-closed-card", false, ""},
      {"deal Tc 6d | 9s ??; stand; open 7h 6h", "", fresh, "wrong-open-count", false, ""},
      {"deal Tc 6d | ?? ??; stand; open 7h", "show=none", fresh, "wrong-open-count", false, ""},
      {"deal Tc 6d | 9s ??; stand; open 8h; open 7h", "", fresh, "already-open", false, ""},
      {"deal Tc 6d | ?? ??; stand", "", fresh, "open-card-missing", false, "A10"},
      {"deal Tc 6d | 9s ??; stand", "show=both", fresh, "open-card-missing", false, "A10"},
      // The order.
      {"hit", "", fresh, "out-of-place", false, "R5"},
      {"deal Tc 6d | 9s ??; deal 2c 3c | 4c ??", "", fresh, "out-of-place", false, ""},
      {"deal Tc 6d | 9s ??; card 2h", "", fresh, "out-of-place", false, "R7"},
      {"deal Tc 6d | 9s ??; draw 2h", "", fresh, "out-of-place", false, "R8"},
      {"deal Tc 6d | 9s ??; hit; stand", "", fresh, "out-of-place", false, "R7"},
      {"deal Tc 6d | 9s ??; hit; open 2h", "", fresh, "out-of-place", false, ""},
      {"deal Tc 6d | 9s ??; stand; hit", "", fresh, "out-of-place", false, "R8"},
      {"deal Tc 6d | 9s ??; stand; stand; open 8h", "", fresh, "already-stood", true, ""},
      {"deal Tc 6d | 9s ??; hit; card Th; hit", "", fresh, "deal-over", false, "R7"},
      {"deal Ac Td | 9s ??; stand; result win", "", fresh, "already-stood", true, "A8"},
      // The result.
      {"deal 9c Td | 7s ??; stand; open Kh; result loss bank 495", "", fresh, "wrong-result", true,
       ""},
      {"deal 9c Td | 7s ??; stand; open Kh; result win bank 500", "", fresh, "wrong-bank", true,
       "T9: a sum taken twice"},
      {"deal Tc 7d | 9s ??; stand; open 8h; result push bank 500", "", fresh, "wrong-result", true,
       "T6: the rule in force decides"},
      {"deal Tc 6d | 9s ??; stand; open 8h; result bust", "", fresh, "wrong-result", true,
       "a loss is no bust"},
      {"deal Tc 6d | 9s ??; result loss", "", fresh, "deal-not-over", false, ""},
      {"deal Tc 6d | 9s ??; stand; result loss", "", fresh, "deal-not-over", false,
       "the closed card is not known"},
      {"deal 9c Td | 7s ??; stand; open Kh; result win; result win", "", fresh, "result-twice",
       true, ""},
      {"double", "", fresh, "unreadable-action", false, ""},
  };
  for (const Row& row : table) {
    INFO(row.events << " [" << row.rules << "] " << row.start << " " << row.source);
    const Replay played = given::play(row.events, row.rules, row.start);
    CHECK(given::codes(played) == row.codes);
    CHECK(played.is_whole() == row.is_whole);
    for (const Divergence& divergence : played.divergences) {
      CHECK_FALSE(render(divergence.violation.text).empty());
    }
  }
}

TEST_CASE("a violation says what was expected and what was found") {
  struct Row {
    const char* events;
    const char* start;
    const char* expected;
    const char* found;
  };
  for (const Row& row :
       {Row{"deal 9c Td | 7s ??; stand; open Kh; result loss bank 495", "bank=500 stake=5", "win",
            "loss"},
        Row{"deal 9c Td | 7s ??; stand; open Kh; result win bank 500", "bank=500 stake=5", "505",
            "500"},
        Row{"deal Tc 8d | 9s ??", "bank=3 stake=5", "3", "5"},
        Row{"deal Tc 8d | 9s ??", "bank=500 stake=-1", "1", "-1"},
        Row{"deal Tc 8d | 9s ??; stand; open 8h; draw 4c", "bank=500 stake=5", "17", "4c"},
        Row{"deal Tc 8d | Ts ??; stand; open 6h; result win bank 505", "bank=500 stake=5", "draw",
            "result 5 -5 win bank 505"},
        Row{"deal Tc 6d | 9s ??; hit; stand", "bank=500 stake=5", "card", "stand"}}) {
    INFO(row.events);
    const Replay played = given::play(row.events, "", row.start);
    REQUIRE(played.divergences.size() == 1);
    CHECK(played.divergences[0].violation.expected == row.expected);
    CHECK(played.divergences[0].violation.found == row.found);
  }
}

TEST_CASE("a card drawn too much changes no result") {
  const Replay played = given::play("deal Tc 8d | 9s ??; stand; open 8h; draw 4c; result win");
  CHECK(given::gained(played) == 5);  // 18 against 17, not against 21
  CHECK(known_cards(given::end_of(played)).contains(*parse_card("4c")));
}

TEST_CASE("a deal that the record cuts short is settled as it stands") {
  const Replay played = given::play("deal Tc 5d | 9s ??; stand; open 7h; result loss");
  CHECK(given::end_of(played).is_cut_short);
  CHECK(given::gained(played) == -5);  // 15 against 16
}

TEST_CASE("nobody but the player decides, and he gives no cards") {
  const Replay played = given::play("deal Tc 6d | 9s ??");
  const auto& state = played.final_state();
  for (const Actor actor : {Actor::seat(1), Actor::chance(), Actor::nobody()}) {
    CHECK(state.check(actor, {"hit"}, "")->code == "wrong-actor");
  }
  CHECK(state.check(Actor::seat(0), {"open 8h"}, "")->code == "wrong-actor");
  CHECK_FALSE(state.check(Actor::seat(0), {"hit"}, ""));
}
