#include <catch2/catch.hpp>

#include "analyzer/report/amounts.h"
#include "analyzer/report/text_page.h"
#include "analyzer/report/text_report.h"
#include "tests/analyzer/report/sample_deal.h"
#include "tests/support/approve.h"
#include "tests/support/nim.h"

using namespace kibic;
using namespace kibic::test;

TEST_CASE("a reviewed deal is told trick by trick with what was wrong and why") {
  const GameRecord record = sample_record();
  const Replay played = sample_replay(record);
  const Review review = sample_review(record);
  check_golden("report/deal.txt", text_report({record, played, &review, sample_source()}));
}

TEST_CASE("a record without review is told without judgement") {
  const GameRecord record = sample_record();
  const Replay played = sample_replay(record);
  check_golden("report/deal_unjudged.txt", text_report({record, played, nullptr, {}}));
}

TEST_CASE("colours are escapes around the same text") {
  const GameRecord record = sample_record();
  const Replay played = sample_replay(record);
  const Review review = sample_review(record);
  const ReportInput input{record, played, &review, sample_source()};
  std::string coloured = text_report(input, {.has_colours = true});
  CHECK(coloured.find("\x1b[1;31m??\x1b[0m") != std::string::npos);
  for (auto at = coloured.find('\x1b'); at != std::string::npos; at = coloured.find('\x1b')) {
    coloured.erase(at, coloured.find('m', at) + 1 - at);
  }
  CHECK(coloured == text_report(input));
}

TEST_CASE("a game without words is told in its notation") {
  GameRecord record = nim_record({2, 1, 3, 1}, {"Jana", ""});
  const Replay played = nim_replay(record);
  Verdict verdict;
  verdict.seat = 0;
  verdict.played = {"take 2"};
  verdict.candidates = {candidate("take 3", 2, "take 1 take 3"), candidate("take 2", -2)};
  verdict.unit = "points";
  verdict.loss = 4;
  verdict.grade = Grade::blunder;
  verdict.mark = Mark::very_bad;
  Review review;
  review.verdicts = {verdict};
  check_golden("report/nim.txt", text_report({record, played, &review, {}}));
}

TEST_CASE("klokan is told a full move a line, what is flagged with its price below") {
  GameRecord record;
  record.game = "klokan";
  record.variant = "standard";
  record.players = {"Anna", "Petr"};
  int seat = 0;
  for (const char* path : {"e1-e3", "f8-f6", "c1-e1", "h8-f8-d6", "e3-c1-a3"}) {
    record.events.push_back(ActionEvent{Actor::seat(seat), {path}, "", {}});
    seat = 1 - seat;
  }
  const Replay played = kibic::replay(record).value();
  REQUIRE(played.is_whole());
  Verdict verdict;
  verdict.event = 3;
  verdict.seat = 1;
  verdict.played = {"h8-f8-d6"};
  verdict.candidates = {candidate("h8-h6", 1), candidate("h8-f8-d6", -1)};
  verdict.unit = "stones";
  verdict.loss = 2;
  verdict.grade = Grade::blunder;
  verdict.mark = Mark::very_bad;
  Review review;
  review.verdicts = {verdict};
  const std::string text = text_report({record, played, &review, {}});
  const auto at = text.find("Moves\n");
  REQUIRE(at != std::string::npos);
  CHECK(text.substr(at, text.find("\n\n", at) - at) ==
        "Moves\n"
        "       Anna         Petr\n"
        "    1. e1-e3        f8-f6\n"
        "    2. c1-e1        h8-f8-d6 ??\n"
        "        h8-f8-d6 ?? costs 2 stones. Better: h8-h6.\n"
        "    3. e3-c1-a3");
}

TEST_CASE("a record cut anywhere still makes a report") {
  const GameRecord whole = sample_record();
  for (std::size_t count = 0; count <= whole.events.size(); ++count) {
    CAPTURE(count);
    GameRecord record = whole;
    record.events.resize(count, TableNote{});
    const Replay played = sample_replay(record);
    const Review review = sample_review(whole);  // verdicts beyond the end are left out
    CHECK_FALSE(text_report({record, played, &review, {}}).empty());
  }
}

TEST_CASE("names cannot play with the terminal") {
  const GameRecord record = sample_record(
      "\x1b[2J\xC2\x9B"
      "1mEve\n\xE2\x80\xAE");
  const Replay played = sample_replay(record);
  const std::string text = text_report({record, played, nullptr, {"\x1b]0;x\x07", "", "", 0}});
  CHECK(text.find('\x1b') == std::string::npos);
  CHECK(text.find('\x07') == std::string::npos);
  CHECK(text.find("\xC2\x9B") == std::string::npos);
  CHECK(text.find("\xE2\x80\xAE") == std::string::npos);
  CHECK(text.find("Eve") != std::string::npos);
}

TEST_CASE("amounts are as precise as they deserve") {
  const auto [amount, unit, expected] =
      GENERATE(table<double, std::string, std::string>({{3.25, "units", "3.2 units"},
                                                        {0.125, "units", "0.12 units"},
                                                        {1, "units", "1 unit"},
                                                        {-0.0001, "units", "0 units"},
                                                        {64.4, "hal", "64 hal"},
                                                        {6.44, "hal", "6.4 hal"},
                                                        {2, "DK", "2 DK"},
                                                        {12, "", "12"}}));
  CHECK(amount_text(amount, unit) == expected);
  CHECK(signed_amount_text(4, "units") == "+4 units");
  CHECK(signed_amount_text(-1, "units") == "-1 unit");
  CHECK(signed_amount_text(0, "hal") == "0 hal");
}

TEST_CASE("columns count letters as a terminal does") {
  const auto [text, columns] = GENERATE(table<std::string, std::size_t>(
      {{"Jana", 4U}, {"Žďárský", 7U}, {"e\u0301", 1U}, {"♥10", 3U}, {"漢字", 4U}}));
  CHECK(columns_of(text) == columns);
  CHECK(columns_of(fitted(text, 9)) == 9);
  CHECK(columns_of(fitted(text, 3)) == 3);
}
