// Text for people, as data: an English sentence with numbered places and its arguments. The core
// builds messages; only the edge (command line, window, reports) renders them, in the user's
// language. Sentences are marked for translation with KIBIC_TEXT, so xgettext finds them.
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <vector>

// Marks a literal for the message catalogue; the value is the literal itself.
#define KIBIC_TEXT(literal) literal

namespace kibic {

// A sentence with places {0}, {1}… and what stands in them. Arguments are plain text (names,
// cards, numbers) and are never translated themselves.
struct Message {
  std::string id;  // the English sentence, which is also the key of its translation
  std::vector<std::string> args;

  Message() = default;
  template <class... Args>
  explicit Message(std::string_view sentence, const Args&... values)
      : id(sentence), args{fmt::format("{}", values)...} {}

  bool operator==(const Message&) const = default;
};

// The message in the language of the process (gettext domain "kibic"). A place without an argument
// is left as it stands; never throws.
std::string render(const Message& message);

// The translation of a sentence without places.
std::string tr(const char* sentence);

}  // namespace kibic
