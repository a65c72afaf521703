// Between the texts of the program (UTF-8) and those of the toolkit.
#pragma once

#include <wx/string.h>

#include <string>

#include "core/base/message.h"

namespace kibic::gui {

inline wxString text(const std::string& utf8) {
  return wxString::FromUTF8(utf8);
}
inline wxString text(const Message& message) {
  return text(render(message));
}
// A sentence of our own, marked by KIBIC_TEXT, in the language of the user.
inline wxString words(const char* sentence) {
  return text(tr(sentence));
}
inline std::string utf8(const wxString& string) {
  return string.utf8_string();
}

}  // namespace kibic::gui
