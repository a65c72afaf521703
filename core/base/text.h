// Small helpers on UTF-8 text.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kibic {

// The words of a text, cut at spaces; runs of spaces count as one. Views into `text`.
std::vector<std::string_view> words(std::string_view text);

// The parts of a text between separators; empty parts are kept. Views into `text`.
std::vector<std::string_view> split(std::string_view text, char separator);

// Without spaces, tabs and line ends at both sides.
std::string_view trim(std::string_view text);

// A whole decimal integer with nothing around it; no value if it is none or does not fit.
std::optional<std::int64_t> to_integer(std::string_view text);

std::string join(const std::vector<std::string>& parts, std::string_view separator);

// Valid UTF-8 without the control characters U+0000…U+001F but tab and line end.
bool is_clean_utf8(std::string_view text);

// The same text with every byte that breaks UTF-8 and every control character replaced by U+FFFD.
std::string clean_utf8(std::string_view text);

// The text with the five characters that XML and HTML reserve written as entities.
std::string escaped_markup(std::string_view text);

// Columns a terminal needs for the text, counting each code point as one.
std::size_t display_width(std::string_view text);

}  // namespace kibic
