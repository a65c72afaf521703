#include "analyzer/report/text_page.h"

#include "core/base/text.h"

namespace kibic {
namespace {

struct Letter {
  char32_t code = 0;
  std::size_t bytes = 1;
};

// REQUIRES: valid UTF-8 at `at`.
Letter letter_at(std::string_view text, std::size_t at) {
  const auto byte = static_cast<unsigned char>(text[at]);
  const std::size_t bytes = byte < 0x80 ? 1U : byte < 0xE0 ? 2U : byte < 0xF0 ? 3U : 4U;
  if (bytes == 1) return {byte, 1};
  char32_t code = byte & (0xFFU >> (bytes + 1));
  for (std::size_t i = 1; i < bytes && at + i < text.size(); ++i) {
    code = code << 6U | (static_cast<unsigned char>(text[at + i]) & 0x3FU);
  }
  return {code, bytes};
}

// Names of people need no more than this; the C library's answer would depend on the locale.
std::size_t columns_of(char32_t code) {
  const bool is_combining =
      (code >= 0x0300 && code <= 0x036F) || code == 0x200D || (code >= 0xFE00 && code <= 0xFE0F);
  if (is_combining) return 0;
  const bool is_wide = (code >= 0x1100 && code <= 0x115F) || (code >= 0x2E80 && code <= 0xA4CF) ||
                       (code >= 0xAC00 && code <= 0xD7A3) || (code >= 0xF900 && code <= 0xFAFF) ||
                       (code >= 0xFE30 && code <= 0xFE6F) || (code >= 0xFF00 && code <= 0xFF60) ||
                       (code >= 0x1F300 && code <= 0x1FAFF);
  return is_wide ? 2 : 1;
}

std::string_view code_of(Ink ink) {
  switch (ink) {
    case Ink::plain:
      return "";
    case Ink::strong:
      return "\x1b[1m";
    case Ink::faint:
      return "\x1b[2m";
    case Ink::good:
      return "\x1b[32m";
    case Ink::dubious:
      return "\x1b[33m";
    case Ink::bad:
      return "\x1b[31m";
    case Ink::very_bad:
      return "\x1b[1;31m";
  }
  return "";
}

}  // namespace

Ink ink_of(std::string_view mark) {
  if (mark == "??") return Ink::very_bad;
  if (mark == "?") return Ink::bad;
  if (mark == "?!") return Ink::dubious;
  return mark == "!" || mark == "!!" ? Ink::good : Ink::plain;
}

std::string TextPage::inked(std::string_view text, Ink ink) const {
  if (!has_colours_ || ink == Ink::plain || text.empty()) return std::string(text);
  return std::string(code_of(ink)) + std::string(text) + "\x1b[0m";
}

void TextPage::line(std::string_view text) {
  text_ += text;
  text_.erase(text_.find_last_not_of(' ') + 1);
  text_ += '\n';
}

void TextPage::heading(std::string_view text) {
  if (!text_.empty()) line();
  line(inked(text, Ink::strong));
}

void TextPage::paragraph(std::string_view text, std::size_t indent) {
  std::string current(indent, ' ');
  std::size_t columns = indent;
  for (const std::string_view word : words(text)) {
    const std::size_t size = columns_of(word);
    if (columns > indent && columns + 1 + size > width) {
      line(current);
      current.assign(indent, ' ');
      columns = indent;
    }
    if (columns > indent) {
      current += ' ';
      ++columns;
    }
    current += word;
    columns += size;
  }
  if (columns > indent) line(current);
}

std::size_t columns_of(std::string_view text) {
  std::size_t columns = 0;
  for (std::size_t i = 0; i < text.size();) {
    const Letter letter = letter_at(text, i);
    columns += columns_of(letter.code);
    i += letter.bytes;
  }
  return columns;
}

std::string fitted(std::string_view text, std::size_t columns) {
  const std::size_t needed = columns_of(text);
  if (needed <= columns) return std::string(text) + std::string(columns - needed, ' ');
  std::size_t used = 0;
  std::size_t end = 0;
  while (end < text.size()) {
    const Letter letter = letter_at(text, end);
    if (used + columns_of(letter.code) + 1 > columns) break;
    used += columns_of(letter.code);
    end += letter.bytes;
  }
  return std::string(text.substr(0, end)) + "…" + std::string(columns - used - 1, ' ');
}

std::string right_aligned(std::string_view text, std::size_t columns) {
  const std::size_t needed = columns_of(text);
  return needed >= columns ? std::string(text)
                           : std::string(columns - needed, ' ') + std::string(text);
}

}  // namespace kibic
