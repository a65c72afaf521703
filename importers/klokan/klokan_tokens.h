// The text of a .klokan file cut into what it is made of: headers, words, comments, marks and
// parentheses, each with its place. Knows nothing of the rules of the game.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/model/annotation.h"
#include "importers/findings.h"

namespace kibic::importers::klokan {

inline constexpr std::size_t longest_comment = 1U << 16U;  // bytes

// The first `most` bytes of clean text, whole characters, without blanks at both ends.
std::string shortened(std::string_view text, std::size_t most);

struct Token {
  enum class Kind {
    header,   // [Name "value"]
    word,     // a half-move, a result, whatever stands there; numbers of moves are left out
    comment,  // {text} or [%name words]
    mark,     // ! ?! $1
    open,     // (
    close     // )
  };
  Kind kind = Kind::word;
  std::string name;                   // of a header
  std::string text;                   // clean UTF-8; value of a header, glyph or $n of a mark
  std::vector<NoteCommand> commands;  // of a comment
  Place where;
};

class Tokens {
 public:
  // Both have to outlive this. What cannot be cut is told to the findings and left out.
  Tokens(std::string_view text, Findings& findings);

  // No value: the end.
  std::optional<Token> next();

 private:
  std::optional<Token> bracket();
  Token header(std::size_t name_end);
  Token comment();
  Token word();
  std::optional<NoteCommand> command();
  void skip_line();
  void junk(std::size_t length);

  bool has(std::string_view start) const { return text_.substr(at_).starts_with(start); }
  char here() const { return text_[at_]; }
  bool is_end() const { return at_ >= text_.size(); }
  void advance(std::size_t count);
  Place place() const;

  std::string_view text_;
  Findings& findings_;
  std::size_t at_ = 0;
  std::size_t line_ = 1;
  std::size_t line_start_ = 0;
};

}  // namespace kibic::importers::klokan
