// What the worlds in which a card loses have in common: the smallest feature that tells them from
// the others, for the sentence that explains a verdict.
#pragma once

#include <optional>
#include <vector>

#include "analyzer/engines/marias/worlds/worlds.h"

namespace kibic::marias {

struct Feature {
  enum class Kind : std::uint8_t { holds_card, is_void, card_in_talon };
  Kind kind = Kind::holds_card;
  int seat = 0;                    // of the first two kinds
  Card card = Card::from_code(0);  // of the first and the last
  Suit suit = Suit::hearts;        // of is_void

  bool is_in(const World& world) const;
  bool operator==(const Feature&) const = default;
};

// The feature that holds in most of the losing worlds (at least three of four) and is clearly rarer
// in the others (by at least 0.35 of them). No value if none is like that or no world is of the one
// kind or of the other. REQUIRES: one flag for each world.
std::optional<Feature> separating_feature(const std::vector<World>& worlds,
                                          const std::vector<bool>& loses,
                                          const Knowledge& knowledge);

}  // namespace kibic::marias
