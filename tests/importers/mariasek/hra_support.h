// Verbs for the tests of .hra files: read a text, play what came of it, look for findings.
#pragma once

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "core/games/marias/rules.h"
#include "core/model/replay.h"
#include "importers/containers/memory_source.h"
#include "importers/mariasek/mariasek_importer.h"

namespace kibic::test {

inline ImportResult read_hra(const std::string& text, std::size_t chunk = std::string::npos) {
  importers::MemorySource source(text, chunk);
  return importers::mariasek::MariasekImporter().read(source);
}

inline std::string contents(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

inline std::string sample(const std::string& name) {
  return contents(KIBIC_SHARED_SAMPLES "/mariasek/" + name);
}

inline Replay played(const GameRecord& record) {
  return replay(record, marias::Rules::game()).value();
}

inline const marias::State& state_of(const Replay& replay) {
  return *replay.final_state().as<marias::Rules>();
}

// "error:card-twice" in order; notes only on request.
inline std::vector<std::string> codes(const ImportResult& result, bool with_notes = false) {
  std::vector<std::string> all;
  for (const Diagnostic& one : result.diagnostics) {
    if (one.severity == Severity::note && !with_notes) continue;
    all.push_back(std::string(name_of(one.severity)) + ":" + one.code);
  }
  return all;
}

inline bool has_code(const ImportResult& result, const std::string& code) {
  return std::any_of(result.diagnostics.begin(), result.diagnostics.end(),
                     [&](const Diagnostic& one) { return one.code == code; });
}

inline std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  if (at == std::string::npos) throw std::logic_error("the text has no " + from);
  return text.replace(at, from.size(), to);
}

// The events as lines: "0 flek hra 1".
inline std::vector<std::string> lines_of(const GameRecord& record) {
  std::vector<std::string> lines;
  for (const ActionEvent& event : action_events(record)) {
    lines.push_back(to_string(event.actor) + " " + event.action.text);
  }
  return lines;
}

}  // namespace kibic::test
