// What a seat can conclude about the cards it does not see, as hard constraints: which cards cannot
// lie in which place. Nothing here is a guess about style; each exclusion follows from the law.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/games/marias/view.h"

namespace kibic::marias {

// Where a hidden card may lie, as this seat sees it: with the seat to its left, with the one after
// that, or face down in the talon.
enum class HiddenPlace : std::uint8_t { left, right, talon };
inline constexpr std::array all_places{HiddenPlace::left, HiddenPlace::right, HiddenPlace::talon};

// None of the cards lies there. Which event proved it is told by the order in the list.
struct Exclusion {
  HiddenPlace place = HiddenPlace::left;
  CardSet cards;

  bool operator==(const Exclusion&) const = default;
};

struct Knowledge {
  int seat = 0;
  CardSet own;                                     // own hand now
  std::optional<CardSet> talon;                    // when the seat knows it
  CardSet hidden;                                  // all cards that lie in one of the places
  std::array<int, 3> sizes{};                      // how many of them, by place
  std::vector<Exclusion> exclusions;               // from the oldest to the newest
  std::optional<Contract> contract;                // for the suits of the counts
  std::optional<std::array<int, 2>> talon_counts;  // trumps and helpers told to be in the talon

  int seat_at(HiddenPlace place) const { return (seat + 1 + static_cast<int>(place)) % 3; }
  HiddenPlace place_of(int other) const { return static_cast<HiddenPlace>((other - seat + 2) % 3); }
};

// REQUIRES: phase flek or play. `gone` are the cards that left the game before a record that begins
// in the middle; the seat saw them go. No value if the cards do not add up: the view then belongs
// to a record in which cards are missing.
std::optional<Knowledge> knowledge_of(const View& view, CardSet gone = {});

// The same in a phase before the contract stands: trump, bid, talon, declare or respond. Where the
// chooser of volený has seen seven of his cards only, the place `talon` holds the other five.
std::optional<Knowledge> knowledge_before_play(const View& view);

// Cards that are neither in a hand nor in the talon nor in a recorded trick: played before the
// record begins. Empty for a record from its beginning.
CardSet cards_gone_before(const State& state);

}  // namespace kibic::marias
