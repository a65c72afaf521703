#include "core/base/message.h"

#include <libintl.h>

#include <cctype>

namespace kibic {

std::string render(const Message& message) {
  const std::string sentence = tr(message.id.c_str());
  std::string text;
  for (std::size_t i = 0; i < sentence.size(); ++i) {
    const bool is_place = sentence[i] == '{' && i + 2 < sentence.size() &&
                          std::isdigit(static_cast<unsigned char>(sentence[i + 1])) != 0 &&
                          sentence[i + 2] == '}';
    const auto index = is_place ? static_cast<std::size_t>(sentence[i + 1] - '0') : 0U;
    if (is_place && index < message.args.size()) {
      text += message.args[index];
      i += 2;
    } else {
      text += sentence[i];
    }
  }
  return text;
}

std::string tr(const char* sentence) {
  // gettext("") answers with the header of the catalogue, which is nobody's text.
  return *sentence == '\0' ? std::string() : std::string(dgettext("kibic", sentence));
}

}  // namespace kibic
