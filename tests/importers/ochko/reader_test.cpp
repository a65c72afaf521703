// What the lines of a log become. Source: rule book ochko 2.
#include "tests/importers/ochko/given.h"

using namespace kibic;
using namespace kibic::importers;
using namespace kibic::importers::ochko_log;

TEST_CASE("the rule book's log is three deals by the rules") {
  const ImportResult result = given::imported(given::book);
  CHECK(result.diagnostics.empty());
  CHECK(result.rejected == 0);
  const auto& records = result.session.records;
  REQUIRE(records.size() == 3);
  CHECK(given::events(records[0]) == "deal 8c 6d | Ks ??; hit; card 8h; result -5 5 bust bank 495");
  CHECK(given::events(records[1]) == "deal Ah Qs | 9d ??; open 7c; result 5 -5 win bank 500");
  CHECK(given::events(records[2]) ==
        "deal 9c Td | 7s ??; stand; open Kh; result 5 -5 win bank 505");
  const std::vector<std::string> starts{"bank=500 stake=5", "bank=495 stake=5", "bank=500 stake=5"};
  for (std::size_t i = 0; i < 3; ++i) {
    CHECK(records[i].game == "ochko");
    CHECK(records[i].rules.empty());
    CHECK(records[i].deal == static_cast<int>(i) + 1);
    CHECK(records[i].start->text == starts[i]);
    CHECK(records[i].players == std::vector<std::string>{"Player", "Banker"});
    CHECK(given::violations(records[i]).empty());
  }
  REQUIRE(records[2].events.size() == 5);
  CHECK(std::get<TableNote>(records[2].events[4]).text == "19 against 17");
}

TEST_CASE("an event knows its line, column and byte") {
  const auto records = given::records(given::book);
  const auto events = action_events(records[0]);
  CHECK(events[0].where.line == 5);
  CHECK(events[0].where.column == 1);
  CHECK(events[1].where.column == 24);  // H
  CHECK(events[2].where.column == 11);  // 8H
  CHECK(events[3].where.column == 28);  // bust
  CHECK(*events[3].where.byte == given::book.find("bust 495"));
}

TEST_CASE("lines of all kinds become what happened") {
  struct Row {
    const char* line;
    const char* rules;
    const char* events;
    const char* codes;
  };
  const std::vector<Row> table{
      {"1 5 8c 6d 8h/ks ??:h=bust 495", "",
       "deal 8c 6d | Ks ??; hit; card 8h; result -5 5 bust bank 495", ""},
      {"1. 5 10C 6♦ | K♠ 5♥ : S = LOST 495", "",
       "deal Tc 6d | Ks ??; stand; open 5h; result -5 5 loss bank 495", ""},
      {"1 5 2C 3D 4H 5S / KS 7H : HHS = loss", "",
       "deal 2c 3d | Ks ??; hit; card 4h; hit; card 5s; stand; open 7h; result loss", ""},
      {"1 5 2C 3D 4H / KS 2H 3S 4C : hit, stand = loss", "",
       "deal 2c 3d | Ks ??; hit; card 4h; stand; open 2h; draw 3s; draw 4c; result loss", ""},
      {"8C 6D / KS 8H : S = loss", "", "deal 8c 6d | Ks ??; stand; open 8h; result loss", ""},
      {"1 5 8C 6D 9H / KS 5H : H = bust 495", "",
       "deal 8c 6d | Ks ??; hit; card 9h; open 5h; result -5 5 bust bank 495", ""},
      {"1 5 AH AS / 9D ?? : - = bust", "", "deal Ah As | 9d ??; result bust", ""},
      {"1 5 AH AS / 9D ?? : = bust", "", "deal Ah As | 9d ??; result bust", ""},
      {"1 5 AH QS / 9D 7C : S = win", "", "deal Ah Qs | 9d ??; open 7c; result win", ""},
      {"1 5 AH QS / 9D 7C : S = win", "pj_auto=no",
       "deal Ah Qs | 9d ??; stand; open 7c; result win", ""},
      {"1 5 AH QS / AD KC : PJ = push", "tie=push", "deal Ah Qs | Ad ??; open Kc; result push", ""},
      {"1 5 8C 6D / AS KD : PJ = loss 495", "peek=yes",
       "deal 8c 6d | As ??; open Kd; result -5 5 loss bank 495", ""},
      {"1 5 8C 6D 7H / 9S 8D : H = win", "auto_stand_21=yes",
       "deal 8c 6d | 9s ??; hit; card 7h; open 8d; result win", ""},
      {"1 5 8C 6D 7H / 9S 8D : H S = win", "auto_stand_21=yes",
       "deal 8c 6d | 9s ??; hit; card 7h; open 8d; result win", ""},
      {"1 5 8C 6D / 9S 8D : S = loss", "show=none",
       "deal 8c 6d | ?? ??; stand; open 9s 8d; result loss", ""},
      {"1 5 8C 6D / 9S 8D : S = loss", "show=both", "deal 8c 6d | 9s 8d; stand; result loss", ""},
      {"1 5 8C 6D 2H / 9S 8D : H stop S = loss", "",
       "deal 8c 6d | 9s ??; hit; card 2h; open 8d; stand; result loss", ""},
      {"1 5 8C 6D / 9S ?? : stop S", "", "deal 8c 6d | 9s ??; stand", "stop-shows-nothing"},
      {"1 5 8C 6D 2H / 9S 8D : S = loss", "",
       "deal 8c 6d | 9s ??; hit; card 2h; stand; open 8d; result loss", "hits-missing"},
      {"1 5 8C 6D / 9S ?? : H", "", "deal 8c 6d | 9s ??; hit", "hit-without-card"},
      {"1 5 8C 6D / 9S ?? : D S = win", "", "deal 8c 6d | 9s ??", "unreadable-word"},
      {"1 5 8C 6D / 9S", "", "deal 8c 6d | 9s ??", ""},
      {"1 5 8C 6D", "", "deal 8c 6d | ?? ??", ""},
      {"1 5 8C 6D / 9S 8D : S = won 505 505", "",
       "deal 8c 6d | 9s ??; stand; open 8d; result 5 -5 win bank 505", "unreadable-word"},
  };
  for (const Row& row : table) {
    INFO(row.line << " [" << row.rules << "]");
    const ImportResult result =
        given::imported("ochko 1\nrules " + std::string(row.rules) + "\n" + row.line + "\n");
    REQUIRE(result.session.records.size() == 1);
    CHECK(given::events(result.session.records[0]) == row.events);
    CHECK(given::codes(result) == row.codes);
  }
}

TEST_CASE("a fragment without a head is read with the defaults of the rule book") {
  const ImportResult result = given::imported("8C 6D 8H / KS ?? : H = bust\n9C TD / 7S KH : S\n");
  CHECK(given::codes(result) == "no-header");
  CHECK(result.diagnostics[0].severity == Severity::note);
  REQUIRE(result.session.records.size() == 2);
  CHECK(result.session.records[0].deal == 1);
  CHECK(result.session.records[1].deal == 2);
  CHECK(result.session.records[0].start->text == "bank=500 stake=5");
  // The bust was not stated with its bank, but it costs one stake.
  CHECK(result.session.records[1].start->text == "bank=495 stake=5");
}

TEST_CASE("bank, stake, rules, names and date hold until they are said anew") {
  const auto records = given::records(
      "ochko 1\nplayer Anna\ndate 2026-11-30\nbank 100\nstake 10\n"
      "1 8C 6D / 9S 8D : S = loss\n"
      "2 15 8C 6D / 9S 8D : S = loss 75\n"
      "bank 300\nrules tie = push reshuffle = below 16\n"
      "1 8C 9D / 9S 8D : S = push\n"
      "2 7C 9H / 9C 8H : S = loss\n"
      "shuffle\n"
      "3 7C 9H / 9C 8H : S = loss\n");
  REQUIRE(records.size() == 5);
  CHECK(records[0].players[0] == "Anna");
  CHECK(records[4].date == "2026-11-30");
  CHECK(records[0].start->text == "bank=100 stake=10");
  CHECK(records[1].start->text == "bank=90 stake=15");
  CHECK(records[2].start->text == "bank=300 stake=15");
  CHECK(records[2].rules == RuleSet{{"tie", "push"}, {"deck", "below-16"}});
  CHECK(records[3].start->text == "bank=300 stake=15 gone=8c,8d,9d,9s");
  CHECK(records[4].start->text == "bank=285 stake=15");
}

TEST_CASE("a shoe is shuffled by itself when too few cards are left") {
  std::string log = "ochko 1\nrules deck=below-50\n";
  for (int i = 0; i < 3; ++i) log += "8C 6D / 9S ?? : S\n2C 3D / 4S ?? : S\n";
  const auto records = given::records(log);
  REQUIRE(records.size() == 6);
  CHECK(records[0].start->text == "bank=500 stake=5");
  CHECK(records[1].start->text == "bank=500 stake=5");  // 48 left of 52
}

TEST_CASE("what cannot be understood is told with its line, and the rest is read") {
  const ImportResult result = given::imported(
      "ochko 2\n"                           // 1
      "rules tie=me colour=red peek=yes\n"  // 2
      "bank lots\n"                         // 3
      "hello\n"                             // 4
      "1 5 8C / KS ?? : S\n"                // 5
      "2 5 8C 6D / KS 8H : S = loss 495\n"  // 6
      "7 9 8C 6D / KS 8H : S = loss 486\n"  // 7
      "gone 8C\n"                           // 8
      "date yesterday\n");                  // 9
  CHECK(given::codes(result) ==
        "unknown-version bad-rule-value unknown-rule bad-statement unknown-line no-cards "
        "deal-number stake-step bad-statement bad-statement");
  const std::vector<std::uint64_t> lines{1, 2, 2, 3, 4, 5, 7, 7, 8, 9};
  for (std::size_t i = 0; i < lines.size(); ++i)
    CHECK(result.diagnostics[i].where.line == lines[i]);
  CHECK(result.rejected == 1);
  REQUIRE(result.session.records.size() == 2);
  CHECK(result.session.records[0].rules == RuleSet{{"peek", "yes"}});
}

TEST_CASE("what the rules forbid is imported as it stands, for the replay to tell") {
  struct Row {
    const char* line;
    const char* codes;
  };
  for (const Row& row : {Row{"1 5 TC 8D / TS 6H : S = win 505", "banker-must-draw"},
                         Row{"1 5 TC 8D / 9S 8H 4C : S = win 505", "banker-drew-too-far"},
                         Row{"1 5 TC 6D TH / 9S 8H 4C : H = bust 495", "banker-drew-after-bust"},
                         Row{"1 -1 TC 8D / 9S 8H : S = win 499", "bad-stake"},
                         Row{"1 1000 TC 8D / 9S 8H : S = win 1500", "stake-above-bank"},
                         Row{"1 5 TC TC / 9S 8H : S = win 505", "card-twice"},
                         Row{"1 5 TC 6D / 9S 8H : S = win 505", "wrong-result"},
                         Row{"1 5 TC 8D / 9S 8H : S = win 510", "wrong-bank"},
                         Row{"1 5 TC 8D / 9S 8H : = win 505", "deal-not-over"},
                         Row{"1 5 TC 8D / 9S ?? : S = win 505", "deal-not-over"}}) {
    INFO(row.line);
    const ImportResult result = given::imported("ochko 1\n" + std::string(row.line) + "\n");
    CHECK(given::codes(result).empty());
    REQUIRE(result.session.records.size() == 1);
    CHECK(given::violations(result.session.records[0]) == row.codes);
  }
}

TEST_CASE("a log is known by its content") {
  const OchkoImporter importer;
  CHECK(importer.probe(given::book) == 95);
  CHECK(importer.probe("\xEF\xBB\xBF# my deals\r\n\r\nochko 1\r\n") == 95);
  CHECK(importer.probe("8C 6D / KS ?? : H\n") == 60);
  CHECK(importer.probe("rules tie=push\n1 5 8C 6D / KS ?? : H\n") == 60);
  for (const char* other : {"", "\n\n", "<Hra/>", "{}", "e2-e4xe6", "ochko", "1 5 8C 6D", "stop",
                            "[Game \"klokan\"]\n"}) {
    INFO(other);
    CHECK(importer.probe(other) == 0);
  }
  CHECK(importer.kind() == "ochko");
  CHECK(importer.extension() == "ochko");
}
