// Logs written and read again.
#include "tests/importers/ochko/given.h"
#include "tests/support/ochko_deals.h"

using namespace kibic;
using namespace kibic::importers;
using namespace kibic::importers::ochko_log;

TEST_CASE("the rule book's log is written as it stands there") {
  const auto text = write_ochko(given::records(given::book));
  REQUIRE(text);
  CHECK(*text ==
        "ochko 1\n"
        "rules tie=player pj_ten=yes ace=positional two_aces=bust deck=fresh peek=no pj_auto=yes "
        "auto_stand_21=no show=up stake_step=5 stake_limit=bank pay=1 pj_pay=1\n"
        "bank 500\n"
        "# n stake player-cards / up closed draws : actions = result bank\n"
        "1 5 8C 6D 8H / KS ?? : H = bust 495\n"
        "2 5 AH QS / 9D 7C : PJ = win 500\n"
        "3 5 9C TD / 7S KH : S = win 505  # 19 against 17\n");
  given::check_round_trip(given::records(given::book));
}

TEST_CASE("a session of two hundred deals goes round under any rules") {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    INFO("seed " << seed);
    const RuleSet rules = seed == 1 ? RuleSet() : test::random_ochko_rules(seed);
    given::check_round_trip(test::random_ochko_session(seed, 200, rules, {.stop_percent = 10}));
  }
}

TEST_CASE("deals that do not follow from each other are written with what is between them") {
  std::vector<GameRecord> mixed;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    auto session = test::random_ochko_session(seed, 6, test::random_ochko_rules(seed / 2));
    session.back().players = {seed % 3 == 0 ? "Anna" : "Player", "Banker"};
    session.back().date = seed % 2 == 0 ? "2026-11-30" : "";
    mixed.push_back(session.back());
  }
  given::check_round_trip(mixed);
}

TEST_CASE("what breaks the rules is written as well") {
  given::check_round_trip(
      given::records("ochko 1\n"
                     "1 5 TC 8D / TS 6H : S = win 505\n"
                     "2 5 TC 8D / 9S 8H 4C : S = win 510\n"
                     "3 5 TC 6D TH / 9S 8H 4C : H = bust 505\n"
                     "4 -1 TC 8D / 9S 8H : S = win 504\n"
                     "5 1000 TC 8D / 9S 8H : S = win 7\n"
                     "6 5 TC TC / 9S 8H : S = win -12.5\n"
                     "7 5 TC 8D / 9S 8H : = win 505\n"
                     "8 5 TC 8D / 9S ?? : S\n"
                     "9 5 TC 8D / 9S 8H : S S = loss\n"));
}

TEST_CASE("a record that knew the closed card from the deal on is written too") {
  const auto session = test::random_ochko_session(5, 50, {}, {.is_closed_known = true});
  const auto text = write_ochko(session);
  REQUIRE(text);
  const auto again = given::records(*text);
  REQUIRE(again.size() == 50);
  for (const GameRecord& record : again) CHECK(given::violations(record).empty());
}

TEST_CASE("what a log cannot hold is an error and no text") {
  auto records = given::records(given::book);
  SECTION("another game") {
    records[1].game = "klokan";
  }
  SECTION("rules that do not exist") {
    records[1].rules = {{"tie", "me"}};
  }
  SECTION("a start that cannot be") {
    records[1].start = StartPosition{"gone=8c"};
  }
  SECTION("an action of another game") {
    std::get<ActionEvent>(records[1].events[0]).action.text = "e2-e4";
  }
  SECTION("a name that is no line") {
    records[1].players = {"Anna # 1", "Banker"};
  }
  SECTION("events in an order that the columns cannot tell") {
    std::swap(records[0].events[0], records[0].events[1]);
  }
  const auto text = write_ochko(records);
  REQUIRE_FALSE(text);
  CHECK_FALSE(render(text.error().text).empty());
}
