#include "analyzer/external/protocol.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>

#include "analyzer/parts/parts.h"
#include "core/base/text.h"

namespace kibic::external {
namespace {

constexpr std::size_t max_name = 80;  // bytes of an engine's own name

// Takes the first word, and the blank behind it, off the text.
std::string_view take_word(std::string_view& text) {
  const std::size_t end = text.find(' ');
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return word;
}

template <class Number>
std::optional<Number> number_in(std::string_view word) {
  Number number{};
  const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (problem != std::errc() || end != word.data() + word.size()) return std::nullopt;
  return number;
}

AnswerLine read_value(std::string_view rest) {
  const auto question = number_in<int>(take_word(rest));
  const auto value = number_in<double>(take_word(rest));
  if (!question || !value || !std::isfinite(*value) || rest.empty()) return BrokenLine{};
  return ValueLine{*question, *value, {std::string(rest)}};
}

AnswerLine read_choice(std::string_view rest) {
  const auto question = number_in<int>(take_word(rest));
  if (!question || rest.empty()) return BrokenLine{};
  return ChoiceLine{*question, {std::string(rest)}};
}

}  // namespace

std::string greeting() {
  return "kibic-engine 1\n";
}

std::string farewell() {
  return "quit\n";
}

std::string text_of(const Question& question) {
  std::string text = fmt::format("decision {}\ngame {}\nvariant {}\n", question.number,
                                 question.record.game, question.record.variant);
  for (const auto& [key, value] : question.record.rules) {
    text += fmt::format("rule {}={}\n", key, value);
  }
  text += fmt::format("seat {}\nphase {}\n", question.seat, question.before.phase());
  const Observation seen = question.before.observe(question.seat);
  for (const std::string_view line : split(seen.text, '\n')) {
    if (!line.empty()) text += fmt::format("view {}\n", line);
  }
  const GameParts* parts = parts_for(question.record.game);
  if (parts != nullptr && parts->position_text) {
    if (const auto position = parts->position_text(question.before, question.seat)) {
      text += fmt::format("position {}\n", *position);
    }
  }
  for (const Action& choice : question.choices) text += fmt::format("legal {}\n", choice.text);
  return text + fmt::format("time {}\ngo\n", question.time.count());
}

AnswerLine read_answer(std::string_view line) {
  std::string_view rest = line;
  const std::string_view word = take_word(rest);
  if (word == "engine") return NameLine{std::string(rest.substr(0, max_name))};
  if (word == "ready") return ReadyLine{};
  if (word == "value") return read_value(rest);
  if (word == "choice") return read_choice(rest);
  return OtherLine{};
}

}  // namespace kibic::external
