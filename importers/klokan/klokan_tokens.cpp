#include "importers/klokan/klokan_tokens.h"

#include <algorithm>
#include <cctype>

#include "core/base/text.h"

namespace kibic::importers::klokan {
namespace {

// Nobody writes more; a damaged file would only cost memory.
constexpr std::size_t longest_word = 2'000;
constexpr std::size_t longest_header = 1'000;
constexpr std::size_t longest_command = 4'000;
constexpr std::size_t longest_name = 60;

bool is_blank(char c) {
  return std::isspace(static_cast<unsigned char>(c)) != 0;
}
bool is_letter_or_digit(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}
bool ends_word(char c) {
  return is_blank(c) || std::string_view("{}()[];$!?\"").find(c) != std::string_view::npos;
}
bool is_digit(char c) {
  return std::isdigit(static_cast<unsigned char>(c)) != 0;
}

bool is_result(std::string_view word) {
  return word == "1-0" || word == "0-1" || word == "1/2-1/2";
}

// Clean text of one line, not longer than `most` bytes.
std::string one_line(std::string_view raw, std::size_t most) {
  std::string text = clean_utf8(raw);
  std::replace_if(text.begin(), text.end(), is_blank, ' ');
  return shortened(text, most);
}

// Line ends as \n alone.
std::string with_plain_ends(std::string text) {
  std::erase(text, '\r');
  return text;
}

}  // namespace

std::string shortened(std::string_view text, std::size_t most) {
  std::string_view kept = text.substr(0, most);
  // Not in the middle of a character.
  const auto goes_on = [&] {
    return kept.size() < text.size() &&
           (static_cast<unsigned char>(text[kept.size()]) & 0xC0U) == 0x80U;
  };
  while (!kept.empty() && goes_on()) kept.remove_suffix(1);
  return std::string(trim(kept));
}

Tokens::Tokens(std::string_view text, Findings& findings) : text_(text), findings_(findings) {
  if (has("\xEF\xBB\xBF")) at_ = 3;
}

Place Tokens::place() const {
  return {.byte = at_, .line = line_, .column = at_ - line_start_ + 1, .packet = {}, .event = {}};
}

void Tokens::advance(std::size_t count) {
  for (; count > 0 && !is_end(); --count) {
    if (here() == '\n') {
      ++line_;
      line_start_ = at_ + 1;
    }
    ++at_;
  }
}

void Tokens::skip_line() {
  while (!is_end() && here() != '\n') advance(1);
}

void Tokens::junk(std::size_t length) {
  findings_.warning("unreadable-text", place(),
                    Message(KIBIC_TEXT("“{0}” is nothing that a game of klokan consists of."),
                            one_line(text_.substr(at_, std::min<std::size_t>(length, 80)), 40)));
  advance(length);
}

std::optional<Token> Tokens::next() {
  while (!is_end()) {
    const char c = here();
    if (is_blank(c)) {
      advance(1);
    } else if (c == ';') {
      skip_line();
    } else if (c == '[') {
      if (auto token = bracket()) return token;
    } else if (c == '{') {
      return comment();
    } else if (c == '(' || c == ')') {
      Token token{c == '(' ? Token::Kind::open : Token::Kind::close, {}, {}, {}, place()};
      advance(1);
      return token;
    } else if (c == '!' || c == '?' || c == '$') {
      Token token{Token::Kind::mark, {}, {}, {}, place()};
      const auto goes_on = [c](char next) {
        return c == '$' ? is_digit(next) : next == '!' || next == '?';
      };
      std::size_t length = 1;
      while (at_ + length < text_.size() && length < 12 && goes_on(text_[at_ + length])) ++length;
      token.text = text_.substr(at_, length);
      advance(length);
      return token;
    } else if (c == '}' || c == ']' || c == '"') {
      junk(1);
    } else {
      Token token = word();
      if (!token.text.empty()) return token;
    }
  }
  return std::nullopt;
}

std::optional<Token> Tokens::bracket() {
  if (has("[%")) {
    const Place where = place();
    if (auto found = command()) {
      return Token{Token::Kind::comment, {}, {}, {*std::move(found)}, where};
    }
  } else {
    std::size_t end = at_ + 1;
    while (end < text_.size() && is_letter_or_digit(text_[end])) ++end;
    std::size_t quote = end;
    while (quote < text_.size() && (text_[quote] == ' ' || text_[quote] == '\t')) ++quote;
    const bool has_value = quote < text_.size() && text_[quote] == '"';
    if (end > at_ + 1 && end - at_ <= longest_name && has_value) return header(end);
  }
  // Neither: left out up to its end.
  const std::size_t end = text_.find_first_of("]\n", at_);
  junk((end == std::string_view::npos ? text_.size() : end + (text_[end] == ']' ? 1 : 0)) - at_);
  return std::nullopt;
}

Token Tokens::header(std::size_t name_end) {
  Token token{Token::Kind::header, {}, {}, {}, place()};
  token.name = text_.substr(at_ + 1, name_end - at_ - 1);
  advance(text_.find('"', name_end) + 1 - at_);
  std::string value;
  while (!is_end() && here() != '"' && here() != '\n') {
    const bool is_escape = here() == '\\' && at_ + 1 < text_.size() &&
                           (text_[at_ + 1] == '"' || text_[at_ + 1] == '\\');
    if (is_escape) advance(1);
    if (value.size() < longest_header) value += here();
    advance(1);
  }
  token.text = one_line(value, longest_header);
  const bool is_closed = has("\"");
  if (is_closed) advance(1);
  while (!is_end() && (here() == ' ' || here() == '\t')) advance(1);
  if (is_closed && has("]")) {
    advance(1);
  } else {
    findings_.warning(
        "header-not-closed", token.where,
        Message(KIBIC_TEXT("The header {0} does not end with a quote and a bracket."), token.name));
  }
  return token;
}

// Stands on "[%". No value, and no step forward, if it is none.
std::optional<NoteCommand> Tokens::command() {
  std::size_t at = at_ + 2;
  NoteCommand command;
  while (at < text_.size() && is_letter_or_digit(text_[at])) command.name += text_[at++];
  const bool is_named = !command.name.empty() && command.name.size() <= longest_name;
  std::string words;
  for (; is_named && at < text_.size() && words.size() < 2 * longest_command; ++at) {
    const char c = text_[at];
    if (c == '\n' || c == '{' || c == '}' || c == '[') break;
    if (c == ']') {
      command.words = one_line(words, longest_command);
      advance(at + 1 - at_);
      return command;
    }
    const bool is_escape = c == '\\' && at + 1 < text_.size() &&
                           std::string_view("\\[]{}").find(text_[at + 1]) != std::string_view::npos;
    if (is_escape) ++at;
    words += text_[at];
  }
  return std::nullopt;
}

Token Tokens::comment() {
  Token token{Token::Kind::comment, {}, {}, {}, place()};
  advance(1);
  std::string text;
  bool is_too_long = false;
  // A comment that nobody closed ends where the next game begins, so that only one game suffers.
  while (!is_end() && here() != '}' && !has("\n[Format \"")) {
    if (has("[%")) {
      if (auto found = command()) {
        token.commands.push_back(*std::move(found));
        continue;
      }
    }
    const bool is_escape = here() == '\\' && at_ + 1 < text_.size() &&
                           std::string_view("\\{}[").find(text_[at_ + 1]) != std::string_view::npos;
    if (is_escape) advance(1);
    is_too_long |= text.size() >= longest_comment;
    if (!is_too_long) text += here();
    advance(1);
  }
  if (has("}")) {
    advance(1);
  } else {
    findings_.warning("comment-not-closed", token.where,
                      Message(KIBIC_TEXT("The comment that begins here is not closed.")));
  }
  if (is_too_long) {
    findings_.warning(
        "comment-too-long", token.where,
        Message(KIBIC_TEXT("The comment is longer than {0} bytes and is cut."), longest_comment));
  }
  token.text = shortened(with_plain_ends(clean_utf8(text)), longest_comment);
  return token;
}

// Empty for the number of a move.
Token Tokens::word() {
  Token token{Token::Kind::word, {}, {}, {}, place()};
  std::size_t end = at_;
  while (end < text_.size() && !ends_word(text_[end])) ++end;
  std::string_view raw = text_.substr(at_, end - at_);
  if (raw.size() > longest_word) {
    junk(raw.size());
    return token;
  }
  if (!is_result(raw)) {
    // "12." and "12..." may stand right before the half-move.
    std::size_t start = 0;
    while (start < raw.size() && is_digit(raw[start])) ++start;
    while (start < raw.size() && raw[start] == '.') ++start;
    advance(start);
    raw.remove_prefix(start);
    token.where = place();
  }
  token.text = clean_utf8(raw);
  advance(raw.size());
  return token;
}

}  // namespace kibic::importers::klokan
