#include "importers/klokan/klokan_headers.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "core/base/text.h"

namespace kibic::importers::klokan {
namespace {

constexpr std::array<std::string_view, 7> known{"Format", "Rules", "White", "Black",
                                                "Date",   "Start", "Result"};
constexpr std::array<std::string_view, 6> reasons{"stuck",      "stones", "quiet",
                                                  "repetition", "resign", "abort"};

std::vector<std::string> words_of(std::string_view text) {
  std::string spaced(text);
  std::replace_if(
      spaced.begin(), spaced.end(), [](char c) { return c == ',' || c == ';' || c == '\t'; }, ' ');
  std::vector<std::string> found;
  for (const std::string_view word : words(spaced)) found.emplace_back(word);
  return found;
}

std::optional<std::pair<int, int>> parse_count(std::string_view text) {
  const auto parts = split(text, ':');
  if (parts.size() != 2) return std::nullopt;
  const auto white = to_integer(parts[0]);
  const auto black = to_integer(parts[1]);
  constexpr int most = 2 * rules::most_stones;
  if (!white || !black || *white < 0 || *black < 0 || *white > most || *black > most) {
    return std::nullopt;
  }
  return std::pair(static_cast<int>(*white), static_cast<int>(*black));
}

std::optional<char> parse_winner(std::string_view text) {
  if (text == "1-0") return 'W';
  if (text == "0-1") return 'B';
  if (text == "1/2-1/2") return 'D';
  if (text.size() != 1) return std::nullopt;
  const char letter = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  if (letter != 'W' && letter != 'B' && letter != 'D' && letter != '*') return std::nullopt;
  return letter;
}

}  // namespace

std::optional<SavedResult> parse_result(std::string_view text) {
  const auto parts = words(text);
  if (parts.empty() || parts.size() > 3) return std::nullopt;
  const auto winner = parse_winner(parts[0]);
  if (!winner) return std::nullopt;
  SavedResult result{*winner, {}, {}};
  for (std::size_t i = 1; i < parts.size(); ++i) {
    if (const auto count = parse_count(parts[i])) {
      result.count = count;
    } else if (std::find(reasons.begin(), reasons.end(), parts[i]) != reasons.end()) {
      result.reason = parts[i];
    } else {
      return std::nullopt;
    }
  }
  return result;
}

std::string to_string(const SavedResult& result) {
  std::string text(1, result.winner);
  if (result.count) {
    text += " " + std::to_string(result.count->first) + ":" + std::to_string(result.count->second);
  }
  if (!result.reason.empty()) text += " " + result.reason;
  return text;
}

SavedResult result_of(const rules::State& state) {
  if (!state.ending) return {};
  SavedResult result;
  result.count = {rules::value_of(state, rules::Side::white),
                  rules::value_of(state, rules::Side::black)};
  result.reason = rules::name_of(state.ending->kind);
  const auto bill = rules::Rules::settlement(state);
  const std::int64_t won = bill->by_seat.front();
  result.winner = won > 0 ? 'W' : won < 0 ? 'B' : 'D';
  return result;
}

rules::Options parse_rules(std::string_view text, const Place& where, Findings& findings) {
  RuleSet good;
  for (const std::string& word : words_of(text)) {
    if (word == "default") continue;
    const std::size_t equals = word.find('=');
    if (equals == std::string::npos) {
      findings.error(
          "bad-rule", where,
          Message(KIBIC_TEXT("“{0}” is no house rule; one is written like quiet=20."), word));
      continue;
    }
    const std::string key = word.substr(0, equals);
    const std::string value = word.substr(equals + 1);
    const auto options = rules::Options::from({{key, value}});
    if (options) {
      good[key] = value;
    } else {
      findings.error(options.error().code, where, options.error().text);
    }
  }
  return rules::Options::from(good).value();
}

std::set<std::string> stated_rules(std::string_view text) {
  const std::vector<std::string> stated = words_of(text);
  const bool states_all = std::find(stated.begin(), stated.end(), "default") != stated.end();
  std::set<std::string> keys;
  for (const GameOption& option : rules::option_list()) {
    const bool is_named = std::any_of(stated.begin(), stated.end(), [&](const std::string& word) {
      return word.starts_with(option.key + "=");
    });
    if (states_all || is_named) keys.insert(option.key);
  }
  return keys;
}

std::string rules_text(const rules::Options& options) {
  std::vector<std::string> changed;
  for (const auto& [key, value] : rules::rules_of(options)) changed.push_back(key + "=" + value);
  return changed.empty() ? "default" : join(changed, " ");
}

Result<Start> start_of(const std::string& text, const rules::Options& options) {
  const auto state = rules::Rules::start("standard", rules::rules_of(options), StartPosition{text});
  if (!state) return tl::unexpected(state.error());
  // The side to move may have changed already where a stuck side waits; here it stays as given.
  const auto parts = words(text);
  rules::Board board = state->board;
  const bool is_black = parts.size() > 1 && parts[1] == "b";
  board.to_move = is_black ? rules::Side::black : rules::Side::white;
  const auto given = rules::parse_board(parts[0], parts.size() > 1 ? parts[1] : "");
  return Start{
      to_string(board) + " " + std::to_string(state->quiet) + " " + std::to_string(state->number),
      given && given->doubled != board.doubled};
}

std::optional<std::string> parse_date(std::string_view text) {
  if (text.size() != 10) return std::nullopt;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool is_separator = i == 4 || i == 7;
    const bool is_digit = text[i] >= '0' && text[i] <= '9';
    if (is_separator ? text[i] != '.' && text[i] != '-' : !is_digit) return std::nullopt;
  }
  std::string date(text);
  date[4] = date[7] = '-';
  return date;
}

std::string date_text(const std::string& date) {
  std::string text = date;
  std::replace(text.begin(), text.end(), '-', '.');
  return text;
}

bool is_known_header(std::string_view name) {
  return std::find(known.begin(), known.end(), name) != known.end();
}

std::string header_line(std::string_view name, std::string_view value) {
  std::string line = "[" + std::string(name) + " \"";
  for (const char c : clean_utf8(value)) {
    if (c == '"' || c == '\\') line += '\\';
    line += c == '\n' || c == '\r' || c == '\t' ? ' ' : c;
  }
  return line + "\"]";
}

}  // namespace kibic::importers::klokan
