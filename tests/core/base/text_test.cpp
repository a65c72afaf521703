// Small helpers on text.
#include "core/base/text.h"

#include <catch2/catch.hpp>
#include <limits>

using namespace kibic;

namespace {

using Words = std::vector<std::string_view>;

}  // namespace

TEST_CASE("words are cut at runs of spaces") {
  CHECK(words("flek hra 1") == Words{"flek", "hra", "1"});
  CHECK(words("  Ah   Kh ") == Words{"Ah", "Kh"});
  CHECK(words("").empty());
  CHECK(words("   ").empty());
}

TEST_CASE("splitting keeps empty parts") {
  CHECK(split("a|b", '|') == Words{"a", "b"});
  CHECK(split("|a||", '|') == Words{"", "a", "", ""});
  CHECK(split("", '|') == Words{""});
}

TEST_CASE("trimming takes blanks and line ends off both sides") {
  CHECK(trim(" \t Ah Kh\r\n") == "Ah Kh");
  CHECK(trim("Ah") == "Ah");
  CHECK(trim(" \n ").empty());
}

TEST_CASE("only a whole decimal number is an integer") {
  CHECK(to_integer("0") == 0);
  CHECK(to_integer("-42") == -42);
  CHECK(to_integer("9223372036854775807") == std::numeric_limits<std::int64_t>::max());
  const auto* text = GENERATE("", " 1", "1 ", "+1", "1.0", "0x1", "1a", "-", "9223372036854775808");
  CAPTURE(text);
  CHECK_FALSE(to_integer(text));
}

TEST_CASE("joining puts the separator between the parts") {
  CHECK(join({"a", "b", "c"}, ", ") == "a, b, c");
  CHECK(join({"a"}, ", ") == "a");
  CHECK(join({}, ", ").empty());
}

TEST_CASE("UTF-8 that is well formed is clean and stays as it is") {
  const auto* text = GENERATE("", "Ah", "mariáš", "♥ 10", "😀", "tab\tand\r\nline", "\xED\x9F\xBF",
                              "\xEE\x80\x80", "\xF4\x8F\xBF\xBF");
  CHECK(is_clean_utf8(text));
  CHECK(clean_utf8(text) == text);
}

TEST_CASE("each byte that breaks UTF-8 is replaced") {
  struct Row {
    std::string broken;
    std::string clean;
  };
  const std::string mark = "\xEF\xBF\xBD";
  const auto row = GENERATE_COPY(values<Row>({
      {"a\xFFz", "a" + mark + "z"},
      {"\xC3", mark},                                   // cut short
      {"\xC0\xAF", mark + mark},                        // overlong "/"
      {"\xE0\x80\x80", mark + mark + mark},             // overlong
      {"\xED\xA0\x80", mark + mark + mark},             // surrogate
      {"\xF4\x90\x80\x80", mark + mark + mark + mark},  // above U+10FFFF
      {"\x80", mark},
      {std::string("a\0b", 3), "a" + mark + "b"},
      {"\x1B[31m", mark + "[31m"},
      {"\x7F", mark},
  }));
  CAPTURE(row.broken);
  CHECK_FALSE(is_clean_utf8(row.broken));
  CHECK(clean_utf8(row.broken) == row.clean);
  CHECK(is_clean_utf8(clean_utf8(row.broken)));
}

TEST_CASE("the width of a text counts letters, not bytes") {
  CHECK(display_width("Řehoř") == 5);
  CHECK(display_width("Ah") == 2);
  CHECK(display_width("") == 0);
}
