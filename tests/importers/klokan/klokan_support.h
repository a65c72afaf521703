// Reading and writing games of klokan in tests.
#pragma once

#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "core/games/klokan/rules.h"
#include "core/model/replay.h"
#include "importers/containers/memory_source.h"
#include "importers/klokan/klokan_importer.h"
#include "importers/klokan/klokan_writer.h"

namespace kibic::test {

inline ImportResult read_klokan(const std::string& text, std::size_t chunk = std::string::npos) {
  importers::MemorySource source(text, chunk);
  return importers::klokan::KlokanImporter().read(source);
}

inline std::string write(const ImportResult& result) {
  const auto text = importers::klokan::write_klokan(result.session.records, result.annotations);
  REQUIRE(text.has_value());
  return *text;
}

inline std::string klokan_sample(const std::string& name) {
  std::ifstream file(std::string(KIBIC_SOURCE_DIR) + "/samples/klokan/" + name);
  std::ostringstream text;
  text << file.rdbuf();
  REQUIRE_FALSE(text.str().empty());
  return text.str();
}

// The half-moves of the first game.
inline std::vector<std::string> half_moves(const GameRecord& record) {
  std::vector<std::string> found;
  for (const ActionEvent& event : action_events(record)) found.push_back(event.action.text);
  return found;
}
inline std::vector<std::string> half_moves(const ImportResult& result) {
  REQUIRE_FALSE(result.session.records.empty());
  return half_moves(result.session.records.front());
}

inline std::vector<std::string> codes(const ImportResult& result) {
  std::vector<std::string> found;
  for (const Diagnostic& one : result.diagnostics) found.push_back(one.code);
  return found;
}

// Places are those of one text; they do not count when two texts say the same.
inline void forget_places(Variation& variation) {
  for (VariationStep& step : variation) {
    step.event.where = {};
    for (Variation& inner : step.added.variations) forget_places(inner);
  }
}
inline std::map<std::size_t, Annotations> without_places(
    std::map<std::size_t, Annotations> annotations) {
  for (auto& [game, all] : annotations) {
    for (auto& [event, added] : all.by_event) {
      for (Variation& variation : added.variations) forget_places(variation);
    }
  }
  return annotations;
}
inline std::vector<GameRecord> without_places(std::vector<GameRecord> records) {
  for (GameRecord& record : records) {
    for (Event& event : record.events) std::visit([](auto& one) { one.where = {}; }, event);
  }
  return records;
}

// Both say the same, place for place apart.
inline void check_same(const ImportResult& one, const ImportResult& other) {
  CHECK((without_places(one.session.records) == without_places(other.session.records)));
  CHECK((without_places(one.annotations) == without_places(other.annotations)));
}

}  // namespace kibic::test
