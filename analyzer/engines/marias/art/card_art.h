// German-suited cards drawn as SVG, in a design of our own: suit signs, numerals as strokes and
// three figures. Král wears a crown; svršek (over) has his suit sign high, spodek (under) has it
// low, as on every German-suited card. Geometry only, no fonts: the same at any size in every
// program.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/parts/parts.h"
#include "core/games/marias/card.h"

namespace kibic::marias::card_art {

// Cards are drawn in 100 × 150 units, suit signs in 100 × 100.
inline constexpr int card_width = 100;
inline constexpr int card_height = 150;

// Elements that draw one suit sign.
std::string_view suit_sign(Suit suit);

// Elements that draw the face of a card. In a document it refers to the signs(): that is small.
std::string card_face(Card card, ArtUse use);
// The face of a card that is not known.
std::string card_back();

// Cards ("Xh"), the back ("??") and suit signs ("suit-h").
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
// Empty for the figures, which have one sign.
std::vector<Pip> pips(Rank rank);
// Where the sign of a figure stands. REQUIRES: spodek, svršek or král.
Pip figure_sign(Rank rank);

}  // namespace kibic::marias::card_art
