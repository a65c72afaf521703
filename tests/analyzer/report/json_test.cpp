#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "analyzer/report/dot_report.h"
#include "analyzer/report/json_report.h"
#include "tests/analyzer/report/sample_deal.h"
#include "tests/support/approve.h"

using namespace kibic;
using namespace kibic::test;
using nlohmann::json;

namespace {

SourceReport source_report(const GameRecord& record) {
  Diagnostic diagnostic{
      Severity::warning, "bytes-missing", {}, Message("{0} bytes are missing.", 37)};
  diagnostic.where.byte = 410;
  diagnostic.where.line = 12;
  return {sample_source(), {3, 1, 1, 1}, {diagnostic}, {record_id(record)}};
}

}  // namespace

TEST_CASE("the review document holds what the contract of the command line says") {
  const GameRecord record = sample_record();
  const Replay played = sample_replay(record);
  const Review review = sample_review(record);
  JsonDocument document = JsonDocument::review(review.engine_version, review.settings);
  document.add_record({record, played, &review, sample_source()});
  document.add_source(source_report(record));
  check_golden("report/review.json", document.text());
  CHECK(document.text() == document.text());
}

TEST_CASE("the check document compares the bill with the record's own") {
  GameRecord record = sample_record();
  std::get<ActionEvent>(record.events.back()).action.text = "result 3 1 -4 points 40 90";
  const Replay played = sample_replay(record);
  JsonDocument document = JsonDocument::check();
  document.add_record({record, played, nullptr, sample_source()});
  document.add_source(source_report(record));
  check_golden("report/check.json", document.text());
}

TEST_CASE("an unfinished record has no result and is not complete") {
  GameRecord record = sample_record();
  record.events.resize(20, TableNote{});
  const Replay played = sample_replay(record);
  JsonDocument document = JsonDocument::check();
  document.add_record({record, played, nullptr, {}});
  const json parsed = json::parse(document.text())["records"][0];
  CHECK(parsed["complete"] == false);
  CHECK(parsed["result"].is_null());
  CHECK(parsed["recorded_result"].is_null());
  CHECK(parsed["actions"] == 20);
}

TEST_CASE("the import document lists sources with their ledgers") {
  JsonDocument document = JsonDocument::import();
  document.add_source(source_report(sample_record()));
  check_golden("report/import.json", document.text());
}

TEST_CASE("names that are no UTF-8 still make a valid document") {
  const GameRecord record = sample_record("Jan\xE1 \"<script>\"");
  const Replay played = sample_replay(record);
  JsonDocument document = JsonDocument::check();
  document.add_record({record, played, nullptr, {}});
  CHECK(json::parse(document.text())["records"][0]["players"][0] == "Jan\uFFFD \"<script>\"");
}

TEST_CASE("a solution lists its moves") {
  Solution solution;
  solution.game = "marias";
  solution.position = "hra h d0 l0 | Ah | Xh | 9h";
  solution.unit = "units";
  solution.value = 2;
  solution.moves = {{"Ah", 2.5}};
  solution.nodes = 4;
  const json parsed = json::parse(solve_json(solution));
  CHECK(parsed["format"] == "kibic.solve/1");
  CHECK(parsed["moves"] == json::parse(R"([{"action":"Ah","value":2.5}])"));
  CHECK(parsed["to_act"] == 0);
  CHECK(parsed["exact"] == true);
}

TEST_CASE("the DOT report is the tree with its branches") {
  const GameRecord record = sample_record();
  const Replay played = sample_replay(record);
  const Review review = sample_review(record);
  const std::string dot = dot_report({record, played, &review, {}});
  CHECK(dot.rfind("digraph", 0) == 0);
  CHECK(dot.find("♦7 ??") != std::string::npos);
  CHECK(dot.find("♦9 = -1.25") != std::string::npos);
}
