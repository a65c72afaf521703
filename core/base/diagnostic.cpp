#include "core/base/diagnostic.h"

#include <fmt/format.h>

namespace kibic {

std::string_view name_of(Severity severity) {
  switch (severity) {
    case Severity::note:
      return "note";
    case Severity::warning:
      return "warning";
    case Severity::error:
      return "error";
  }
  return "error";
}

std::string to_string(const Place& place) {
  std::string text;
  const auto add = [&text](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
  if (place.packet) add(render(Message(KIBIC_TEXT("packet {0}"), *place.packet)));
  if (place.event) add(render(Message(KIBIC_TEXT("event {0}"), *place.event)));
  if (place.line) add(render(Message(KIBIC_TEXT("line {0}"), *place.line)));
  if (place.column) add(render(Message(KIBIC_TEXT("column {0}"), *place.column)));
  if (place.byte) add(render(Message(KIBIC_TEXT("byte {0}"), *place.byte)));
  return text;
}

}  // namespace kibic
