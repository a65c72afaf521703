// What each part of a .klokan file becomes. Source: rule book klokan 4.
#include "tests/importers/klokan/klokan_support.h"

using namespace kibic;
using Texts = std::vector<std::string>;

TEST_CASE("a game with headers becomes a record") {
  const ImportResult result = test::read_klokan(
      "[Format \"klokan 1\"]\n[Rules \"dbl_ends=yes quiet=20\"]\n"
      "[White \"Anna\"] [Black \"engine d6\"] [Date \"2024.05.01\"]\n"
      "[Start \"5b2/2ww2b1/1w6/8/8/8/8/8 w 0 1\"]\n[Event \"club\"]\n[Result \"*\"]\n\n"
      "1. b6-d8= *\n");
  CHECK(test::codes(result).empty());
  REQUIRE(result.session.records.size() == 1);
  const GameRecord& record = result.session.records.front();
  CHECK(record.game == "klokan");
  CHECK(record.variant == "standard");
  CHECK(record.rules == RuleSet{{"dbl_ends", "yes"}, {"quiet", "20"}});
  CHECK(record.players == Texts{"Anna", "engine d6"});
  CHECK(record.date == "2024-05-01");
  CHECK(record.deal == 1);
  CHECK(record.start->text == "5b2/2ww2b1/1w6/8/8/8/8/8 w 0 1");
  CHECK(std::get<TableNote>(record.events.front()).text == "[Event \"club\"]");
  CHECK(test::half_moves(record) == Texts{"b6-d8="});
  CHECK(action_events(record).front().actor == Actor::seat(0));
  CHECK(action_events(record).front().where.line == 8U);
  CHECK(action_events(record).front().where.column == 4U);
  CHECK(result.annotations.empty());
}

TEST_CASE("a bare list of half-moves is a game, with and without numbers") {
  for (const char* text : {"e1-e3 f8-f6 c1-c3-e1", "1. e1-e3 f8-f6 2. c1-c3-e1",
                           "1.e1-e3 1...f8-f6 2.c1-c3-e1", "1 e1-e3 f8-f6\r\n2 c1-c3-e1\r\n",
                           "\xEF\xBB\xBF"
                           "e1-e3\tf8-f6\nc1-e1"}) {
    INFO(text);
    const ImportResult result = test::read_klokan(text);
    CHECK(test::codes(result).empty());
    CHECK(test::half_moves(result) == Texts{"e1-e3", "f8-f6", "c1-e1"});
    CHECK(importers::klokan::KlokanImporter().probe(text) > 0);
  }
}

TEST_CASE("several games stand in one file") {
  const ImportResult result = test::read_klokan(
      "[Format \"klokan 1\"]\n[White \"A\"]\n\n1. e1-e3\n\n"
      "[Format \"klokan 1\"]\n[White \"B\"]\n[Format \"klokan 1\"]\n[White \"C\"]\n\n1. d1-d3 * "
      "1. c1-c3 1-0");
  REQUIRE(result.session.records.size() == 4);
  CHECK(result.session.records[0].players[0] == "A");
  CHECK(result.session.records[1].players[0] == "B");
  CHECK(action_events(result.session.records[1]).empty());
  CHECK(test::half_moves(result.session.records[2]) == Texts{"d1-d3"});
  CHECK(test::half_moves(result.session.records[3]) == Texts{"c1-c3"});
  CHECK(result.session.records[3].deal == 4);
  CHECK(test::codes(result) == Texts{"wrong-result"});  // 1-0, and the game goes on
}

TEST_CASE("equal games have equal ids, however they are written") {
  const auto id = [](const std::string& text) {
    return record_id(test::read_klokan(text).session.records.front());
  };
  const std::string first = id("1. e1-e3 f8-f6 2. c1-c3-e1");
  CHECK(id("[Rules \"default\"] [Start \"start\"]\n e1..e3 f8:f6 c1-e1 {x}") == first);
  CHECK(id("[Rules \"quiet=40 dbl_ends=no\"] [Date \"2020.01.01\"]\ne1-e3 f8-f6 c1-e1") == first);
  CHECK(id("[Rules \"quiet=20\"]\ne1-e3 f8-f6 c1-e1") != first);
  CHECK(id("[Start \"bbbbbbbb/bbbbbbbb/8/8/8/8/wwwwwwww/wwwwwwww w\"]\ne1-e3 f8-f6 c1-e1") ==
        first);
}

TEST_CASE("slips that leave no doubt are put right") {
  struct Row {
    std::string position, written, read, code;
  };
  const std::string p1 = "8/8/8/3b4/2b1b3/2wb4/8/7B w";
  const std::string p3 = "5b2/2ww2b1/1w6/8/8/8/8/8 w";
  const std::vector<Row> rows{{p1, "c3:e3:e5", "c3xe3xe5", ""},
                              {p1, "c3-e3-e5", "c3xe3xe5", "wrong-separator"},
                              {p3, "b6xd8=xd6", "b6-d8=-d6", "wrong-separator"},
                              {p3, "b6-d8-d6", "b6-d8=-d6", ""},
                              {p3, "b6-d8=-d6=", "b6-d8=-d6", "wrong-doubling"},
                              {p3, "c7=-e7", "", "unreadable-half-move"},
                              {p3, "c7-e7=", "c7-e7", "wrong-doubling"},
                              {p3, "d7-b7-d7-b7-b5", "d7-b7-b5", "circle-cut"},
                              {p3, "D7\u2013B7", "d7-b7", ""},
                              {p1, "c3\u00d7e3", "c3xe3", ""},
                              {p3, "c7..e7", "c7-e7", ""},
                              {p3, "c7\u2026e7", "c7-e7", ""},
                              {p3, "c7-e7,", "c7-e7", ""}};
  for (const Row& row : rows) {
    INFO(row.written);
    const ImportResult result =
        test::read_klokan("[Start \"" + row.position + "\"]\n" + row.written + "\n");
    CHECK(test::codes(result) == (row.code.empty() ? Texts{} : Texts{row.code}));
    CHECK(test::half_moves(result) == (row.read.empty() ? Texts{} : Texts{row.read}));
  }
}

TEST_CASE("from..to with several half-moves is refused, the part before it kept") {
  const ImportResult result =
      test::read_klokan("[Start \"8/8/8/3b4/2b1b3/2wb4/8/7B w\"]\nc3..e3\n");
  CHECK(test::codes(result) == Texts{"ambiguous-half-move"});
  CHECK(test::half_moves(result).empty());
}

TEST_CASE("the first illegal half-move is told with its line and number, the rest left out") {
  const ImportResult result =
      test::read_klokan("1. e1-e3 f8-f6\n2. c1-e1 h8-h5 {odd} (2... h8-h6)\n3. e3-c1 *\n");
  CHECK(test::half_moves(result) == Texts{"e1-e3", "f8-f6", "c1-e1"});
  REQUIRE(result.diagnostics.size() == 1);
  const Diagnostic& found = result.diagnostics.front();
  CHECK(found.code == "no-jump");
  CHECK(found.severity == Severity::error);
  CHECK(found.where.line == 2U);
  CHECK(found.where.column == 10U);
  CHECK(found.where.event == 3U);
  CHECK(render(found.text) ==
        "Half-move 4, h8-h5, is illegal: no jump leads from h8 to h5. The game is kept up to "
        "there.");
}

TEST_CASE("words that are no half-moves are left out with a warning") {
  const ImportResult result = test::read_klokan("1. e1-e3 hello f8-f6 <b> 2. c1-e1");
  CHECK(test::half_moves(result) == Texts{"e1-e3", "f8-f6", "c1-e1"});
  CHECK(test::codes(result) == Texts{"unreadable-half-move", "unreadable-half-move"});
}

TEST_CASE("comments, marks and commands hang from the half-move before them") {
  const ImportResult result = test::read_klokan(
      "{before} 1. e1-e3! {one} {two [%clk 12] three} [%val -1.5 6] f8-f6 $4 $10 2. c1-e1 $6?? "
      "[%odd thing] h8-f8-d6 {a \\} brace \\{ and \\[%clk 3\\] \\\\}");
  CHECK(test::codes(result).empty());
  const auto& notes = result.annotations.at(0).by_event;
  CHECK(notes.at(0).note == Note{"before one two  three", "!", {{"clk", "12"}, {"val", "-1.5 6"}}});
  CHECK(notes.at(1).note == Note{"", "??", {{"nag", "$10"}}});
  CHECK(notes.at(2).note == Note{"", "?!", {{"nag", "??"}, {"odd", "thing"}}});
  CHECK(notes.at(3).note.comment == "a } brace { and [%clk 3\\] \\");
}

TEST_CASE("variations nest and keep their order") {
  const ImportResult result = test::read_klokan(test::klokan_sample("annotated.klokan"));
  CHECK(test::codes(result).empty());
  CHECK(test::half_moves(result) ==
        Texts{"e1-e3", "f8-f6", "c1-e1", "h8-f8-d6", "e3-c1-a3", "e8-g6", "a3-c1-e3", "g7-e5"});
  const auto& added = result.annotations.at(0).by_event;
  CHECK(added.at(0).note.comment == "A quiet beginning.");
  CHECK(added.at(2).note.mark == "?!");
  REQUIRE(added.at(2).variations.size() == 2);
  const Variation& first = added.at(2).variations[0];
  CHECK(first[0].event.action.text == "d1-d3");
  CHECK(first[0].event.actor == Actor::seat(0));
  REQUIRE(first[1].added.variations.size() == 1);
  const Variation& inner = first[1].added.variations[0];
  CHECK(inner[0].event.action.text == "e8-e6");
  CHECK(inner[0].event.actor == Actor::seat(1));
  CHECK(inner[1].added.variations.at(0)[0].added.note.mark == "!");
  CHECK(added.at(2).variations[1][0].added.note.comment == "Also played.");
  REQUIRE(added.count(8) == 1);  // the end of the record
  CHECK(added.at(8).variations.at(0)[0].event.actor == Actor::seat(0));
}

TEST_CASE("variations that cannot be played keep their legal part") {
  const ImportResult result =
      test::read_klokan("1. e1-e3 (1. d1-d3 d8-d6 2. a1-a2 {lost} (2. a1-a3)) (1. a1-a2) () f8-f6");
  CHECK(test::half_moves(result) == Texts{"e1-e3", "f8-f6"});
  const auto& variations = result.annotations.at(0).by_event.at(0).variations;
  REQUIRE(variations.size() == 1);
  CHECK(variations[0].size() == 2);
  CHECK(test::codes(result) ==
        Texts{"illegal-variation", "illegal-variation", "empty-variation", "empty-variation"});
}

TEST_CASE("parentheses that do not fit are told") {
  CHECK(test::codes(test::read_klokan("(1. e1-e3) 1. e1-e3")) ==
        Texts{"variation-without-half-move"});
  CHECK(test::codes(test::read_klokan("1. e1-e3) f8-f6")) == Texts{"stray-parenthesis"});
  const ImportResult open = test::read_klokan("1. e1-e3 (1. d1-d3 (1. c1-c3");
  CHECK(test::codes(open) == Texts{"variation-not-closed"});
  const auto& variation = open.annotations.at(0).by_event.at(0).variations.at(0);
  CHECK(variation[0].added.variations.at(0)[0].event.action.text == "c1-c3");
}

TEST_CASE("a resignation is an event of the side that loses") {
  const ImportResult black = test::read_klokan("[Result \"W 16:16 resign\"]\n1. e1-e3 f8-f6\n");
  CHECK(test::codes(black).empty());
  const auto events = action_events(black.session.records.front());
  REQUIRE(events.size() == 3);
  CHECK(events[2].action.text == "resign");
  CHECK(events[2].actor == Actor::seat(1));
  const ImportResult white = test::read_klokan("[Result \"B resign\"]\n1. e1-e3 f8-f6\n");
  CHECK(action_events(white.session.records.front())[2].actor == Actor::seat(0));
  const ImportResult word = test::read_klokan("1. e1-e3 resign");
  CHECK(action_events(word.session.records.front())[1].actor == Actor::seat(1));
  const ImportResult both = test::read_klokan("[Result \"W resign\"]\n1. e1-e3 resign");
  CHECK(test::half_moves(both) == Texts{"e1-e3", "resign"});
  CHECK(test::codes(both).empty());
}

TEST_CASE("a result that contradicts the board is told") {
  const std::string start = "[Start \"7b/8/8/8/8/2w5/1ww5/8 w\"]\n";
  struct Row {
    std::string result, code;
  };
  // After b2-d2 Black is stuck, 3 : 1.
  const std::vector<Row> rows{{"W 3:1 stuck", ""},
                              {"W 3:1", ""},
                              {"W", ""},
                              {"1-0", ""},
                              {"w stuck 3:1", ""},
                              {"W 3:1 stones", "wrong-result"},
                              {"W 4:1", "wrong-result"},
                              {"B", "wrong-result"},
                              {"D 3:1", "wrong-result"},
                              {"*", "wrong-result"},
                              {"W 3:1 resign", "wrong-result"},
                              {"abort", "bad-result"},
                              {"W 3-1", "bad-result"},
                              {"", "bad-result"},
                              {"W 99:1", "bad-result"}};
  for (const Row& row : rows) {
    INFO(row.result);
    const ImportResult result =
        test::read_klokan("[Result \"" + row.result + "\"]\n" + start + "b2-d2\n");
    CHECK(test::codes(result) == (row.code.empty() ? Texts{} : Texts{row.code}));
    CHECK(test::half_moves(result) == Texts{"b2-d2"});
  }
  // The game is not over.
  CHECK(test::codes(test::read_klokan("[Result \"* abort\"]\ne1-e3")).empty());
  CHECK(test::codes(test::read_klokan("[Result \"D 16:16 abort\"]\ne1-e3")).empty());
  CHECK(test::codes(test::read_klokan("[Result \"W 16:5 stuck\"]\ne1-e3")) ==
        Texts{"wrong-result"});
}

TEST_CASE("T10: plain stones on their far rank are doubled with a warning") {
  const ImportResult result = test::read_klokan("[Start \"w7/8/8/8/8/1w6/w7/7b w\"]\na2-c4\n");
  CHECK(test::codes(result) == Texts{"plain-on-far-rank"});
  CHECK(result.session.records.front().start->text == "W7/8/8/8/8/1w6/w7/7B w 0 1");
  const ImportResult off =
      test::read_klokan("[Rules \"doubling=off\"]\n[Start \"W7/8/8/8/8/1w6/w7/7b w\"]\na2-c4\n");
  CHECK(test::codes(off) == Texts{"doubled-without-doubling"});
}

TEST_CASE("a position that cannot be rejects its game and no other") {
  const ImportResult result = test::read_klokan(
      "[White \"A\"]\n[Start \"9/8/8/8/8/8/8/8 w\"]\n1. e1-e3 (1. d1-d3)\n"
      "[White \"B\"]\n1. e1-e3\n");
  CHECK(result.rejected == 1);
  CHECK(test::codes(result) == Texts{"bad-board"});
  REQUIRE(result.session.records.size() == 1);
  CHECK(result.session.records[0].players[0] == "B");
}

TEST_CASE("house rules that cannot be are told and left out") {
  const ImportResult result =
      test::read_klokan("[Rules \"quiet=20, kangaroo=yes dbl_when=noon fast\"]\n1. e1-e3\n");
  CHECK(test::codes(result) == Texts{"unknown-rule", "bad-rule-value", "bad-rule"});
  CHECK(result.session.records.front().rules == RuleSet{{"quiet", "20"}});
}

TEST_CASE("nothing to read is an error") {
  for (const char* text : {"", " \n", "; nothing here\n"}) {
    CHECK(test::codes(test::read_klokan(text)) == Texts{"no-games"});
  }
}

TEST_CASE("the format is recognised by content") {
  const importers::klokan::KlokanImporter importer;
  CHECK(importer.probe("[Format \"klokan 1\"]") == 100);
  CHECK(importer.probe("[White \"A\"]\n[Format \"klokan 2\"]") == 100);
  CHECK(importer.probe("[Rules \"default\"]\n1. e1-e3") == 80);
  CHECK(importer.probe("[Event \"x\"]\n\n1. e4 e5 2. Nf3") == 0);
  CHECK(importer.probe("<?xml version=\"1.0\"?><Hra>") == 0);
  CHECK(importer.probe("[Kibic \"kgn 1\"]\n[Game \"marias\"]\n\n0. @ deal") == 0);
  CHECK(importer.probe("") == 0);
}
