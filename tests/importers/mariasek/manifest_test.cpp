// Every shared sample against its row in manifest.tsv, which an independent program computed.
#include <catch2/catch.hpp>

#include <map>
#include <numeric>

#include "core/base/text.h"
#include "importers/mariasek/hra_contract.h"
#include "tests/importers/mariasek/hra_support.h"

namespace kibic::test {
namespace {

using importers::mariasek::Announced;
using Row = std::map<std::string, std::string>;

std::vector<Row> manifest() {
  std::vector<Row> rows;
  std::vector<std::string> names;
  const std::string text = sample("manifest.tsv");
  for (const std::string_view line : split(text, '\n')) {
    if (trim(line).empty()) continue;
    const auto cells = split(line, '\t');
    if (names.empty()) {
      names.assign(cells.begin(), cells.end());
      continue;
    }
    Row row;
    for (std::size_t i = 0; i < cells.size(); ++i) row[names[i]] = trim(cells[i]);
    rows.push_back(row);
  }
  return rows;
}

std::string by_seat(const std::array<int, 3>& values) {
  return std::to_string(values[0]) + "/" + std::to_string(values[1]) + "/" +
         std::to_string(values[2]);
}

std::string announced_in(const marias::State& state) {
  auto announced = importers::mariasek::announced_of(state.contract->kind);
  if (state.doubling.sedma_against_seat) announced.insert(Announced::sedma_against);
  if (state.doubling.sto_against_seat) announced.insert(Announced::kilo_against);
  return to_string(announced);
}

// Points of each seat's tricks, the last one included, whatever the contract.
std::string trick_points(const marias::State& state) {
  std::array<int, 3> points{};
  const marias::CardOrder order = order_of(*state.contract, *state.options);
  for (std::size_t i = 0; i < state.tricks.size(); ++i) {
    if (!state.tricks[i].is_full()) continue;
    const int last = i == 9 ? 10 : 0;
    points[static_cast<std::size_t>(winner_of(state.tricks[i], order))] +=
        points_of(state.tricks[i]) + last;
  }
  return by_seat(points);
}

std::string marriages(const marias::State& state) {
  std::array<int, 3> values{};
  for (const marias::Marriage& marriage : state.marriages) {
    values[static_cast<std::size_t>(marriage.seat)] += marriage.value;
  }
  return by_seat(values);
}

int full_tricks(const marias::State& state) {
  return static_cast<int>(std::count_if(state.tricks.begin(), state.tricks.end(),
                                        [](const marias::Trick& t) { return t.is_full(); }));
}

bool is_stated(const GameRecord& record) {
  const auto events = action_events(record);
  return !events.empty() && events.back().action.text.starts_with("result ");
}

// The manifest's word for what the record is.
std::string kind_of(const GameRecord& record, const marias::State& state) {
  if (record.start) return "position, no past tricks";
  if (!state.contract) return "undecided deal (start/editor)";
  if (state.not_played) return "finished, not played";
  if (!is_stated(record)) return "half-played";
  return full_tricks(state) < 10 ? "finished early" : "finished";
}

void check_decided(const Row& row, const GameRecord& record, const Replay& replay) {
  const marias::State& state = state_of(replay);
  const std::string seat = importers::mariasek::seat_name(state.declarer);
  CHECK(seat == row.at("Voli"));
  if (!row.at("Typ").empty()) {
    CHECK(importers::mariasek::parse_announced(announced_in(state)) ==
          importers::mariasek::parse_announced(row.at("Typ")));
  }
  const std::string trump =
      state.contract->trump
          ? std::string(1, "CKZA"[static_cast<std::size_t>(*state.contract->trump)])
          : "";
  CHECK(trump == row.at("Trumf(C/Z/K/A)"));
  CHECK(std::to_string(full_tricks(state)) == row.at("complete_tricks"));
  CHECK(trick_points(state) == row.at("trick_points_H1/H2/H3"));
  CHECK(marriages(state) == row.at("hlasky_H1/H2/H3"));
  const std::string paid = row.at("Zisk_declarer_in_file");
  CHECK(is_stated(record) == !paid.empty());
  if (paid.empty()) return;
  const Settlement bill = replay.final_state().settlement().value();
  const auto declarer = static_cast<std::size_t>(state.declarer);
  CHECK(std::to_string(bill.by_seat[declarer]) == paid);
  CHECK(std::to_string(-bill.by_seat[(declarer + 1) % 3]) ==
        row.at("recomputed_units_per_defender(declarer_view)"));
}

}  // namespace

TEST_CASE("every shared sample is imported as its row in the manifest says", "[shared]") {
  const std::vector<Row> rows = manifest();
  REQUIRE(rows.size() == 117);
  for (const Row& row : rows) {
    INFO(row.at("file"));
    const ImportResult result = read_hra(sample(row.at("file")));
    CHECK(result.rejected == 0);
    REQUIRE(result.session.records.size() == 1);
    const GameRecord& record = result.session.records[0];
    const Replay replay = played(record);
    CHECK(replay.is_whole());
    const marias::State& state = state_of(replay);
    // The sample _konec was never settled: its bill is empty, so nothing tells that it is final.
    const bool is_unsettled =
        row.at("kind") == "finished" && row.at("Zisk_declarer_in_file").empty();
    CHECK(kind_of(record, state) == (is_unsettled ? "half-played" : row.at("kind")));
    if (state.contract) check_decided(row, record, replay);
  }
}

TEST_CASE("no honest sample diverges, and a leader who did not win the trick before does") {
  for (const Row& row : manifest()) {
    INFO(row.at("file"));
    const ImportResult result = read_hra(sample(row.at("file")));
    const Replay replay = played(result.session.records.at(0));
    if (row.at("anomalies").empty()) {
      CHECK(replay.divergences.empty());
      CHECK(codes(result).empty());
      continue;
    }
    CHECK(row.at("anomalies") == "trick 10: Zacina 1 but winner was 3");
    CHECK(codes(result) == std::vector<std::string>{"warning:wrong-leader"});
    REQUIRE(replay.divergences.size() == 1);
    CHECK(replay.divergences[0].violation.code == "wrong-leader");
    CHECK(replay.divergences[0].where.line == 53);
  }
}

TEST_CASE("pieces of any size give the same record and the same findings") {
  for (const Row& row : manifest()) {
    INFO(row.at("file"));
    const std::string text = sample(row.at("file"));
    const ImportResult whole = read_hra(text);
    for (const std::size_t chunk : {1U, 7U, 1000U}) {
      const ImportResult pieces = read_hra(text, chunk);
      CHECK(pieces.session == whole.session);
      CHECK(pieces.diagnostics == whole.diagnostics);
    }
  }
}

}  // namespace kibic::test
