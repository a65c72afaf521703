// Records out and in again: nothing that a .hra can hold is lost.
#include <catch2/catch.hpp>

#include <filesystem>

#include "importers/mariasek/hra_writer.h"
#include "tests/importers/mariasek/hra_support.h"
#include "tests/support/marias_deals.h"

namespace kibic::test {
namespace {

using importers::mariasek::write_hra;

// The record without what the format has no place for: dealer and cut, the table's statements of
// tricks and of the hands, and of the result the parts, the score and points of a game without.
GameRecord as_hra_holds_it(const GameRecord& record) {
  GameRecord held = record;
  held.events.clear();
  const Replay replay = played(record);
  const marias::State& last = state_of(replay);
  const bool has_points = marias::has_trump(last.contract->kind) && !last.not_played;
  for (std::size_t i = 0; i < replay.events.size(); ++i) {
    const auto& before = *replay.states[i].as<marias::Rules>();
    ActionEvent event = replay.events[i];
    auto action = marias::Rules::parse(before, event.action.text).value();
    if (std::holds_alternative<marias::NewDeal>(action) ||
        std::holds_alternative<marias::Cut>(action) ||
        std::holds_alternative<marias::TrickStatement>(action) ||
        std::holds_alternative<marias::Reveal>(action)) {
      continue;
    }
    if (auto* result = std::get_if<marias::ResultStatement>(&action)) {
      result->parts.reset();
      result->score.reset();
      if (!has_points) result->points.reset();
      event.action.text = marias::Rules::format(before, action);
    }
    held.events.emplace_back(event);
  }
  return held;
}

GameRecord written_and_read(const GameRecord& record) {
  const std::string text = write_hra(record).value();
  const ImportResult result = read_hra(text);
  INFO(text);
  CHECK(codes(result).empty());
  REQUIRE(result.session.records.size() == 1);
  return result.session.records[0];
}

std::vector<std::string> notes_of(const GameRecord& record) {
  std::vector<std::string> notes;
  for (const Event& event : record.events) {
    if (const auto* note = std::get_if<TableNote>(&event)) notes.push_back(note->text);
  }
  return notes;
}

}  // namespace

TEST_CASE("a generated deal comes back as the same record") {
  for (const std::string kind : {"", "hra", "sedma", "sto", "stosedm", "betl", "durch"}) {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
      INFO(kind << ", seed " << seed);
      const GameRecord record =
          as_hra_holds_it(random_deal(seed, "voleny", {}, {.kind = kind, .flek_percent = 40}));
      const GameRecord again = written_and_read(record);
      CHECK(lines_of(again) == lines_of(record));
      CHECK(record_id(again) == record_id(record));
    }
  }
}

TEST_CASE("a deal under any rules comes back as the same record") {
  for (std::uint64_t seed = 1; seed <= 120; ++seed) {
    INFO("seed " << seed);
    const RuleSet rules = random_rules(seed, "voleny");
    const GameRecord record = as_hra_holds_it(random_deal(seed, "voleny", rules));
    CHECK(record_id(written_and_read(record)) == record_id(record));
  }
}

TEST_CASE("a deal that ends early comes back up to its last full trick") {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const GameRecord whole = as_hra_holds_it(random_deal(seed, "voleny"));
    for (std::size_t size = 1; size < whole.events.size(); ++size) {
      INFO("seed " << seed << ", " << size << " events");
      GameRecord part = whole;
      part.events.resize(size);
      // A statement of the table belongs to what comes after the last card.
      const bool has_statement = lines_of(part).back().starts_with("@ not-played");
      if (has_statement) continue;
      const Replay replay = played(part);
      const marias::State& last = state_of(replay);
      if (last.phase == marias::Phase::over) continue;
      const std::size_t loose =
          last.phase == marias::Phase::play ? static_cast<std::size_t>(last.tricks.back().size) : 0;
      std::vector<std::string> expected = lines_of(part);
      expected.resize(expected.size() - loose);
      CHECK(lines_of(written_and_read(part)) == expected);
    }
  }
}

TEST_CASE("every shared sample keeps its content when it is written and read", "[shared]") {
  const std::string root = KIBIC_SHARED_SAMPLES "/mariasek";
  int files = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
    if (entry.path().extension() != ".hra") continue;
    ++files;
    INFO(entry.path().filename().string());
    const GameRecord record = read_hra(contents(entry.path().string())).session.records.at(0);
    const ImportResult result = read_hra(write_hra(record).value());
    REQUIRE(result.session.records.size() == 1);
    const GameRecord& again = result.session.records[0];
    CHECK(again.start == record.start);
    CHECK(again.rules == record.rules);
    CHECK(again.players == record.players);
    CHECK(notes_of(again) == notes_of(record));
    const auto lines = lines_of(again);
    const auto before = lines_of(record);
    REQUIRE(lines.size() >= before.size());
    CHECK(std::vector(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(before.size())) ==
          before);
    // A deal played to its end without a bill gets one.
    CHECK(lines.size() - before.size() <= 1);
    if (lines.size() > before.size()) CHECK(lines.back().starts_with("@ result"));
  }
  CHECK(files == 117);
}

TEST_CASE("the file has the layout of the program", "[shared]") {
  const GameRecord record =
      read_hra(sample("generated_2024-01_b8355e8/004_def.hra")).session.records.at(0);
  const std::string text = write_hra(record).value();
  CHECK(
      text.starts_with("\xEF\xBB\xBF<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
                       "<Hra Kolo=\"0\" Zacina=\"Hrac2\" Voli=\"Hrac2\">\n"
                       "  <Verze>1.0</Verze>\n"
                       "  <Hrac1>\n"
                       "    <Karta Barva=\"Zaludy\" Hodnota=\"Desitka\" />\n"));
  CHECK(text.ends_with("  <Talon />\n  <Fleky />\n  <Stychy />\n</Hra>\n"));
}

TEST_CASE("marks of XML in names and notes do no harm", "[shared]") {
  GameRecord record = read_hra(sample("generated_2024-01_b8355e8/012_end.hra")).session.records[0];
  record.players = {"<Jana & \"Petr\">", "--", "\x01"};
  record.events.insert(record.events.begin(), TableNote{"a < b --> c & d", {}});
  record.events.insert(record.events.end() - 1, TableNote{"--> -- -", {}});
  const GameRecord again = written_and_read(record);
  CHECK(again.players[0] == record.players[0]);
  CHECK(again.players[1] == "--");
  CHECK(notes_of(again).front() == "a < b --> c & d");
  CHECK(notes_of(again).back() == "- -> - - -");
}

TEST_CASE("only volený fits into the format") {
  CHECK(write_hra(random_deal(1, "licitovany")).error().code == "not-voleny");
  GameRecord empty = random_deal(1, "voleny");
  empty.events.clear();
  CHECK(write_hra(empty).error().code == "not-dealt");
}

}  // namespace kibic::test
