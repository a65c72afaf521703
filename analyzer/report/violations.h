// What in a record is against the rules, as reports tell it: the place, what was found and, where
// the rule book of the game has a name for it, that name and the penalty.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/breach.h"
#include "core/model/replay.h"

namespace kibic {

// Texts are safe to print.
struct ToldViolation {
  const Divergence* divergence = nullptr;  // of the replay
  std::optional<Breach> breach;            // none: the rule book has no name for it
  std::string text;                        // what was found and expected, a sentence
  // "nepřebití (malý herní renonc), Jana: the best card … Paušál 1: … [rule book 1.12]"; empty
  // without a breach.
  std::string law;
  bool ends_record = false;  // the replay could not go on after it
};

// In order of events. Names stand by seat; a seat without one becomes "seat 1"….
std::vector<ToldViolation> violations(std::string_view game, const Replay& replay,
                                      const std::vector<std::string>& names);

}  // namespace kibic
