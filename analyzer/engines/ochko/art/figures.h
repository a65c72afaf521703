// The figures of French-suited cards: jack, queen and king from the waist up.
#pragma once

#include <string>
#include <string_view>

#include "core/games/ochko/card.h"

namespace kibic::ochko::french_cards {

// Of a suit: its ink, and the clothes of its figures.
struct Palette {
  std::string_view ink;
  std::string_view cloth;
  std::string_view trim;
  std::string_view hair;
};
Palette palette_of(Suit suit);

// The upper half of a figure, in 100 × 75 units of the card. REQUIRES: jack, queen or king.
std::string half_figure(Rank rank, const Palette& palette);

}  // namespace kibic::ochko::french_cards
