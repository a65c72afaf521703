// What the headers of a .klokan game say, read and written.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/games/klokan/rules.h"
#include "importers/findings.h"
#include "importers/klokan/klokan_tokens.h"

namespace kibic::importers::klokan {

namespace rules = kibic::klokan;

// [Result "W 16:5 stuck"]: each part may be missing.
struct SavedResult {
  char winner = '*';  // W, B, D, * for a game that is not over
  std::optional<std::pair<int, int>> count;
  std::string reason;  // stuck, stones, quiet, repetition, resign, abort; may be empty

  bool operator==(const SavedResult&) const = default;
};

// Also 1-0, 0-1 and 1/2-1/2. No value: it is none.
std::optional<SavedResult> parse_result(std::string_view text);
std::string to_string(const SavedResult& result);
// As the board has it; the side that has more wins, who resigns loses.
SavedResult result_of(const rules::State& state);

// "dbl_ends=yes quiet=20", "default" or nothing. What cannot be is told and left out.
rules::Options parse_rules(std::string_view text, const Place& where, Findings& findings);
std::string rules_text(const rules::Options& options);
// Keys of the rules that the text states, "default" all of them.
std::set<std::string> stated_rules(std::string_view text);

// A position as it is kept in records: both counters written, stones that have reached their far
// rank doubled where the rules double them. An Error as Rules::start.
struct Start {
  std::string text;
  bool is_changed = false;  // stones had to be doubled, or cannot be
};
Result<Start> start_of(const std::string& text, const rules::Options& options);

// "2024.05.01" ↔ "2024-05-01". No value: not a whole date.
std::optional<std::string> parse_date(std::string_view text);
std::string date_text(const std::string& date);

// The headers that mean something here.
bool is_known_header(std::string_view name);

// `[Name "value"]`, on one line and escaped.
std::string header_line(std::string_view name, std::string_view value);

}  // namespace kibic::importers::klokan
