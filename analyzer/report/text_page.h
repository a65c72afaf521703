// Lines of text on a terminal: columns that stay straight, paragraphs that wrap, colours on demand.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace kibic {

enum class Ink { plain, strong, faint, good, dubious, bad, very_bad };

// The ink of a mark: "??" very bad, "?" bad, "?!" dubious, "!" and "!!" good.
Ink ink_of(std::string_view mark);

class TextPage {
 public:
  explicit TextPage(bool has_colours) : has_colours_(has_colours) {}

  // The text in that ink; as it is without colours.
  std::string inked(std::string_view text, Ink ink) const;

  void line(std::string_view text = "");
  void heading(std::string_view text);  // an empty line, then the text
  // Wrapped at `width` columns, every line indented. Words longer than a line stay whole.
  void paragraph(std::string_view text, std::size_t indent);

  const std::string& text() const { return text_; }

  static constexpr std::size_t width = 88;

 private:
  bool has_colours_;
  std::string text_;
};

// Columns a terminal needs for the text: two for wide East Asian letters, none for combining marks.
std::size_t columns_of(std::string_view text);
// Filled with spaces up to `columns`, or cut there with "…".
std::string fitted(std::string_view text, std::size_t columns);
std::string right_aligned(std::string_view text, std::size_t columns);

}  // namespace kibic
