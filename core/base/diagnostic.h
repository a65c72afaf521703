// What a reader has to say about imperfect input: how grave, where, and a sentence for the person
// who must act. Findings are data; nothing here prints.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/base/message.h"

namespace kibic {

enum class Severity { note, warning, error };

std::string_view name_of(Severity severity);  // "note", "warning", "error"

// A place in the input. Bytes count from 0 in the unpacked data, lines and columns from 1, packets
// from 1 as capture tools number them, events from 0 within the record.
struct Place {
  std::optional<std::uint64_t> byte;
  std::optional<std::uint64_t> line;
  std::optional<std::uint64_t> column;
  std::optional<std::uint64_t> packet;
  std::optional<std::uint64_t> event;

  bool operator==(const Place&) const = default;
};

std::string to_string(
    const Place& place);  // "line 12, column 3 (byte 410)"; empty if nothing is known

struct Diagnostic {
  Severity severity = Severity::error;
  std::string code;  // stable, kebab-case
  Place where;
  Message text;

  bool operator==(const Diagnostic&) const = default;
};

}  // namespace kibic
