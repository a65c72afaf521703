// How deals go from the first card to the bill.
#include "tests/core/ochko/given.h"

using namespace kibic;
using namespace kibic::ochko;

namespace {

struct Row {
  const char* events;
  const char* rules;
  int gained;  // with a stake of 5
  const char* source;
};

void check_rows(const std::vector<Row>& table) {
  for (const Row& row : table) {
    INFO(row.events << " [" << row.rules << "] " << row.source);
    const Replay played = given::play(row.events, row.rules);
    CHECK(given::codes(played).empty());
    CHECK(played.is_whole());
    REQUIRE(played.is_finished());
    CHECK(given::gained(played) == row.gained);
  }
}

}  // namespace

TEST_CASE("deals of the default rules come to what the rule book says") {
  check_rows({
      {"deal 8c 6d | Ks ??; hit; card 8h; result bust bank 495", "", -5, "2, deal 1"},
      {"deal Ah Qs | 9d ??; open 7c; result win bank 505", "", 5, "2, deal 2"},
      {"deal 9c Td | 7s ??; stand; open Kh; result win bank 505", "", 5, "2, deal 3"},
      {"deal Ah As | 9d ??; result bust", "", -5, "T1: lost at once"},
      {"deal 5c 5d | 9d ??; hit; card Ah; hit; card As; result bust", "", -5, "T2"},
      {"deal 6c 2d | 9d ??; hit; card Ah; hit; card As; stand; open Td; result win", "", 5, "T3"},
      {"deal 7c 7d | As ??; hit; card 7h; stand; open Kd; result loss bank 495", "", -5, "T4"},
      {"deal Ah Qs | Ac ??; open Td; result win bank 505", "", 5, "T5"},
      {"deal Tc 7d | 9s ??; stand; open 8h; result win bank 505", "", 5, "T6"},
      {"deal Tc 8d | Ts ??; stand; open 6h; draw 2c; result push", "tie=push", 0, "T7 and T6"},
      {"deal Tc 8d | 9s ??; stand; open 8h; result win", "", 5, "T7: he stops at 17"},
      {"deal Tc 6d | 9s ??; hit; card Th; result bust", "", -5, "T8"},
      {"deal Tc 6d | 9s ??; hit; card Th; open 8h; result loss", "", -5,
       "A12: shown after the end, which tells nothing"},
      {"deal Tc 6d | 9s ??; stand; open 2h; draw As; result win", "", 5,
       "A14: the third card of the banker, 9+2+11"},
      {"deal Tc 6d | 2s ??; stand; open 2h; draw 3s; draw As; draw 9d; result loss", "", -5,
       "A14: 1 as the fourth, 2+2+3+1+9"},
      {"deal Tc 6d | As ??; stand; open Ah; result win", "", 5, "A3: the banker's aces are 22"},
      {"deal Tc Ad | 9s ??; result win", "", 5, "A1, A8: nothing has to be opened"},
      {"deal Tc 6d | 9s ??; open 8h; hit; card 5h; stand; result win", "", 5, "A12: stop"},
      {"deal Tc 6d | 9s ??; open 8h; stand; result loss", "", -5, "A12: stop"},
  });
}

TEST_CASE("every option changes what it says and deals go on by it") {
  check_rows({
      {"deal Ah As | 9d ??; hit; card 9h; stand; open Td; result win", "ace=flexible", 5, "T1"},
      {"deal Ah As | 9d ??; result win", "two_aces=golden", 5, "T1"},
      {"deal Ah As | 9d ??; stand; open Td; result loss", "two_aces=12", -5, "A3"},
      {"deal Tc 6d | As ??; stand; open Ah; result loss", "two_aces=golden", -5, "A3"},
      {"deal Tc 6d | As ??; stand; open Ah; draw 6h; result loss", "two_aces=12", -5,
       "A3: 12, then 18"},
      {"deal Tc 9d | As ??; stand; open 6h; result win", "ace=flexible", 5,
       "3.3, cross-check: he stands on soft 17"},
      {"deal Tc 9d | As ??; stand; open 5h; draw Th; draw 5s; result loss", "ace=flexible", -5,
       "A2: 16, hard 16, 21"},
      {"deal Ah Qs | Ac ??; open Td; result push", "tie=push", 0, "T5: has to be opened"},
      {"deal Ah Qs | Ac ??; open Td; result win", "tie=push,pj_ten=no", 5, "T5"},
      {"deal Ah Qs | 9c ??; result win", "tie=push", 5, "9 cannot be a PocketJack"},
      {"deal Ah Qs | Tc ??; result win", "tie=push,pj_ten=no", 5, "nor a ten here"},
      {"deal Ah Qs | Ac ??; open 9h; result win", "tie=banker", 5, "A5, R11"},
      {"deal Ah Td | 9c ??; stand; open 8h; result win", "pj_ten=no", 5, "A1: plain 21"},
      {"deal Ah Td | 9c ??; stand; open 8h; result win", "pj_auto=no", 5, "A8"},
      {"deal Ah Td | 9c ??; hit; card 5d; result bust", "pj_auto=no", -5, "A8"},
      {"deal Tc 6d | As ??; open Kd; result loss", "peek=yes", -5, "A7"},
      {"deal Tc 6d | As Kd; open Kd; result loss", "peek=yes", -5, "A7, a record that knows"},
      {"deal Ah Qs | As ??; open Kd; result push", "peek=yes,tie=push", 0, "A7, A4"},
      {"deal Tc 6d | As ??; stand; open 8h; result loss", "peek=yes", -5, "A7: 19"},
      {"deal Tc 6d | 9s ??; hit; card 5h; open 8h; result win", "auto_stand_21=yes", 5, "A9"},
      {"deal Tc 5d | 9s ??; hit; card 6h; hit; card 5h; result bust", "", -5,
       "A9: a hit on 21 is allowed"},
      {"deal Ac Td | As ??; open 8h; result win", "auto_stand_21=yes,pj_ten=no", 5, "A9"},
      {"deal Tc 6d | ?? ??; stand; open 9s 8h; result loss", "show=none", -5, "A10"},
      {"deal Tc 6d | 9s 8h; stand; result loss", "show=both", -5, "A10"},
      {"deal Tc 6d | 9s 5h; stand; draw 8d; result win", "show=both", 5, "A10"},
      {"deal Ah Qs | ?? ??; open Ac Td; result push", "show=none,tie=push", 0, "A10, A4"},
      {"deal Tc 8d | 9s ??; stand; open 8h; result win bank 510", "pay=2", 10, "A12b"},
  });
}

TEST_CASE("parts of a unit are paid in cents, exactly") {
  const Replay won =
      given::play("deal Tc 8d | 9s ??; stand; open 8h; result win bank 507.5", "pay=3:2");
  CHECK(given::codes(won).empty());
  CHECK(won.final_state().settlement()->unit == "cents");
  CHECK(given::gained(won) == 750);
  const Replay from_parts = given::play("deal Tc 8d | 9s ??; stand; open 8h; result win bank 512.5",
                                        "", "bank=507.5 stake=5");
  CHECK(given::codes(from_parts).empty());
  CHECK(given::gained(from_parts) == 500);
}

TEST_CASE("the bill sums to nothing and tells both totals") {
  const auto bill = given::play("deal 9c Td | 7s ??; stand; open Kh").final_state().settlement();
  REQUIRE(bill);
  CHECK(bill->unit == "units");
  CHECK(bill->by_seat == std::vector<std::int64_t>{5, -5});
  CHECK(bill->points == std::vector<std::int64_t>{19, 17});
  REQUIRE(bill->parts.size() == 1);
  CHECK(bill->parts[0] == SettlementPart{"win", true, 0, 5});
}

TEST_CASE("a bank of a hundred that loses a stake of a hundred is empty, once") {
  // T9
  const Replay lost = given::play("deal Tc 6d | 9s ??; stand; open 8h; result loss bank 0", "",
                                  "bank=100 stake=100");
  CHECK(given::codes(lost).empty());
  CHECK(given::gained(lost) == -100);
}

TEST_CASE("after a bust no card has moved but the player's own") {
  // T8: the deck pointer moves by one card only.
  const Replay played = given::play("deal Tc 6d | 9s ??; hit; card Th");
  const ochko::State& end = given::end_of(played);
  CHECK(end.phase == Phase::over);
  CHECK(cards_left(end) == 52 - 5);
  CHECK(covered_count(end) == 1);
  CHECK(end.draws.empty());
}

TEST_CASE("the player decides in the phase hit and has two choices") {
  const Replay played = given::play("deal Tc 6d | 9s ??; hit; card 2h; stand; open 8h");
  std::vector<std::string> phases;
  for (const auto& state : played.states) {
    phases.emplace_back(state.phase());
    CHECK(state.actor().is_seat() == (state.phase() == "hit"));
    CHECK(state.legal_actions().size() == (state.phase() == "hit" ? 2U : 0U));
  }
  CHECK(phases == std::vector<std::string>{"", "hit", "", "hit", "", ""});
  CHECK(played.states[1].legal_actions() == std::vector<kibic::Action>{{"hit"}, {"stand"}});
}

TEST_CASE("what the player sees does not depend on the closed card before he stands") {
  // Rule book 5, extra: miki-bot #487.
  const auto check_same = [](const char* rules) {
    INFO(rules);
    const Replay one = given::play("deal Tc 6d | 9s 8h; hit; card 2h", rules);
    const Replay other = given::play("deal Tc 6d | 9s Ad; hit; card 2h", rules);
    const Replay unknown = given::play("deal Tc 6d | 9s ??; hit; card 2h", rules);
    REQUIRE(one.states.size() == 4);
    for (std::size_t i = 0; i < one.states.size(); ++i) {
      for (const int seat : {0, 1}) {
        CHECK(one.states[i].observe(seat) == other.states[i].observe(seat));
        CHECK(one.states[i].observe(seat) == unknown.states[i].observe(seat));
        CHECK(one.states[i].facts(seat, {}) == other.states[i].facts(seat, {}));
      }
    }
    CHECK(one.states[3].phase() == other.states[3].phase());
  };
  check_same("");
  check_same("tie=push");
  check_same("peek=yes");  // neither 8 nor ace makes a PocketJack of 9
}
