// French-suited cards drawn as SVG, in a design of our own: pips, numerals as strokes and three
// figures, each in two halves of which one stands on its head. Geometry only, no fonts: the same at
// any size in every program.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/parts/parts.h"
#include "core/games/ochko/card.h"

namespace kibic::ochko::french_cards {

// Cards are drawn in 100 × 150 units, suit signs in 100 × 100.
inline constexpr int card_width = 100;
inline constexpr int card_height = 150;

// Cards ("Th"), the back ("??") and suit signs ("suit-h").
std::optional<PieceArt> art(std::string_view name, ArtUse use);
// The suit signs as <symbol>s that cards refer to.
std::string symbols();

// Where the signs of a card with pips stand.
struct Pip {
  double x = 0;
  double y = 0;  // centre
  double size = 0;
  bool is_turned = false;  // upside down, in the lower half
};
// As many as the number says, one on an ace; empty for the figures.
std::vector<Pip> pips(Rank rank);

}  // namespace kibic::ochko::french_cards
