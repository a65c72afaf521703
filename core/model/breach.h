// A violation as the rule book of the game knows it: its name, and what it costs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "core/base/message.h"
#include "core/model/settlement.h"

namespace kibic {

struct Breach {
  std::size_t divergence = 0;         // index in Replay::divergences
  std::string name;                   // in the language of the rule book: "nepřebití"
  std::string kind;                   // stable, by game: "minor", "technical"…
  std::string kind_name;              // in the language of the rule book; empty: it has none
  std::optional<int> seat;            // whose violation; none: the record's
  Message text;                       // what was done, a sentence
  Message penalty;                    // what it costs, sentences; says so where it costs nothing
  std::optional<std::int64_t> fee;    // flat, in the unit of the game
  std::optional<Settlement> forfeit;  // the bill if the deal stopped there
  std::string source;                 // "rule book 1.12 (ČSM-L)"

  bool operator==(const Breach&) const = default;
};

}  // namespace kibic
