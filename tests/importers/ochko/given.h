// Logs of ochko in memory, read and replayed.
#pragma once

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "core/base/text.h"
#include "core/games/ochko/rules.h"
#include "core/model/replay.h"
#include "importers/containers/memory_source.h"
#include "importers/ochko/ochko_importer.h"
#include "importers/ochko/ochko_writer.h"

namespace kibic::importers::ochko_log::given {

inline ImportResult imported(const std::string& text, std::size_t chunk = std::string::npos) {
  MemorySource source(text, chunk);
  return OchkoImporter().read(source);
}

inline std::vector<GameRecord> records(const std::string& text) {
  return imported(text).session.records;
}

// Events as in the notation, joined with "; ".
inline std::string events(const GameRecord& record) {
  std::vector<std::string> all;
  for (const ActionEvent& event : action_events(record)) all.push_back(event.action.text);
  return join(all, "; ");
}

// Codes of all findings, in order.
inline std::string codes(const ImportResult& result) {
  std::vector<std::string> all;
  for (const Diagnostic& found : result.diagnostics) all.push_back(found.code);
  return join(all, " ");
}

// Codes of what the rules have to say to the deal.
inline std::string violations(const GameRecord& record) {
  const auto replayed = replay(record, kibic::ochko::Rules::game());
  REQUIRE(replayed);
  std::vector<std::string> all;
  for (const Divergence& found : replayed->divergences) all.push_back(found.violation.code);
  return join(all, " ");
}

// Reading and writing again gives the same records.
inline void check_round_trip(const std::vector<GameRecord>& all) {
  const auto text = write_ochko(all);
  INFO((text ? *text : render(text.error().text)));
  REQUIRE(text);
  const auto again = records(*text);
  REQUIRE(again.size() == all.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    INFO("record " << i);
    CHECK(events(again[i]) == events(all[i]));
    CHECK(record_id(again[i]) == record_id(all[i]));
    CHECK(again[i].deal == all[i].deal);
    CHECK(again[i].date == all[i].date);
  }
  CHECK(write_ochko(again).value() == *text);
}

inline const std::string book =
    "ochko 1\n"
    "rules tie=player pj_ten=yes ace=positional two_aces=bust deck=fresh show=up\n"
    "bank 500\n"
    "# n stake player-cards / up closed draws : actions = result bank\n"
    "1 5 8C 6D 8H / KS ?? : H = bust 495\n"
    "2 5 AH QS / 9D 7C : PJ = win 500\n"
    "3 5 9C TD / 7S KH : S = win 505      # 19 against 17\n";

}  // namespace kibic::importers::ochko_log::given
