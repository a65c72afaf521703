// Turns what the user named (files, folders, "-", IDs of stored games) into records.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "analyzer/cli/options.h"
#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/model/annotation.h"
#include "core/model/record.h"
#include "core/ports/importer.h"
#include "core/ports/review_store.h"

namespace kibic::cli {

// One input and what was read from it.
struct Input {
  SourceInfo source;
  Ledger ledger;  // `duplicate` is only known to who stores
  std::vector<Diagnostic> diagnostics;
  std::vector<GameRecord> records;
  // What the source adds to its records, by the ID of the record as it was read.
  std::map<std::string, Annotations> added;
  // Keys of rules that the source states for its records, by the ID of the record as it was read.
  // Known where `--rules` was given.
  std::map<std::string, std::set<std::string>> stated_rules;
  bool is_named = true;     // by the user; false: found in a folder
  bool is_readable = true;  // false: it could not be opened, or is no format we know

  bool is_clean() const;  // nothing rejected, no error
};

// House rules from the command line.
struct RuleOverrides {
  RuleSet rules;
  bool is_forced = false;

  // Puts the rules into a record of the input: only keys that its source does not state, or all if
  // forced.
  void apply(GameRecord& record, const Input& input) const;
};

// Reads `--rules`. An Error says which key or file is wrong; keys are checked when a game starts.
Result<RuleOverrides> parse_rules(const Options& options);

// Calls `use` for every input in turn: each file on its own, so that memory does not grow with
// their number. An argument that is no path but the ID (or its unique beginning) of a stored game
// gives that record; the store is opened only then. `use` answers false to end early. Answers the
// number of inputs used, or an Error of the file system or database.
Result<std::size_t> for_each_input(const Options& options, Io& io,
                                   const std::function<bool(Input&)>& use);

// Keeps only the record of `--deal`; an Error if the session has none of that number.
Result<std::vector<GameRecord>> pick_deal(std::vector<GameRecord> records,
                                          const std::optional<int>& deal);

// "note", "warning" or "error" in the user's language.
std::string severity_word(Severity severity);

// One line a diagnostic: path, place, severity and sentence.
std::string line_of(const std::string& path, const Diagnostic& diagnostic);

}  // namespace kibic::cli
