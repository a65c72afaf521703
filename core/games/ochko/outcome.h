// Who wins a deal and what it pays. Source: rule book ochko 1, R7 to R12, A4, A12b.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/games/ochko/state.h"

namespace kibic::ochko {

struct Outcome {
  ResultKind kind = ResultKind::loss;
  bool is_tie = false;          // decided by the rule of ties
  bool is_pocket_jack = false;  // the winner's
  Hundredths paid = 0;          // to the player: gained or, below zero, lost

  bool operator==(const Outcome&) const = default;
};

// Both hands compared, the player's not bust. `stake` in units.
Outcome compare(const HandValue& player, const HandValue& banker, const Options& options,
                std::int64_t stake);
Outcome bust(std::int64_t stake);

// REQUIRES: the deal is over.
Outcome outcome_of(const State& state);

// "units", or "cents" (hundredths) where the house pays parts of a unit.
std::string_view unit_of(const State& state);
// An amount in that unit.
std::int64_t in_unit(Hundredths amount, const State& state);

}  // namespace kibic::ochko
