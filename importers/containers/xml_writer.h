// Writes XML in the layout of the .NET serializer: two spaces a level, one element a line.
#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace kibic::importers {

// The text with what XML reserves escaped and what it cannot hold replaced.
std::string xml_escaped(std::string_view text);

// REQUIRES of all names and attributes: they are written as they are.
class XmlWriter {
 public:
  explicit XmlWriter(std::string_view declaration) : text_(declaration) { text_ += '\n'; }

  void open(std::string_view name, std::string_view attributes = {});
  void close();
  void empty(std::string_view name) { line(fmt::format("<{} />", name)); }
  // An element without a value, as the serializer marks it.
  void nil(std::string_view name) { line(fmt::format("<{} xsi:nil=\"true\" />", name)); }
  void value(std::string_view name, std::string_view text) {
    line(fmt::format("<{0}>{1}</{0}>", name, xml_escaped(text)));
  }
  template <std::integral Number>
  void value(std::string_view name, Number number) {
    line(fmt::format("<{0}>{1}</{0}>", name, number));
  }

  // REQUIRES: everything is closed.
  std::string take() { return std::move(text_); }

 private:
  void line(std::string_view content);

  std::string text_;
  std::vector<std::string> open_;
};

}  // namespace kibic::importers
