// German-suited cards drawn as SVG, in a design of our own: suit signs, numerals as strokes and
// three figures. Král wears a crown; svršek (over) has his suit sign high, spodek (under) has it
// low, as on every German-suited card. Geometry only, no fonts: the same at any size in every
// program.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/games/marias/card.h"

namespace kibic::card_art {

// Cards are drawn in 100 × 150 units, suit signs in 100 × 100.
inline constexpr int card_width = 100;
inline constexpr int card_height = 150;

// Elements that draw one suit sign.
std::string_view suit_sign(marias::Suit suit);

// How a drawing refers to its suit signs.
enum class Signs {
  referred,  // <use href="#suit-h"/>: small, for documents that define the signs once
  inlined    // written out: for a picture that stands alone
};

// Elements that draw the face of a card.
std::string card_face(marias::Card card, Signs signs);
// The face of a card that is not known.
std::string card_back();

// One card as a document of its own.
std::string card_svg(marias::Card card);

// Hidden <svg> with all signs and the given cards as <symbol>s: "suit-h", "card-Xh", "card-back".
std::string symbol_sheet(const std::vector<marias::Card>& cards);

// Where the signs of a card with pips stand.
struct Pip {
  double x = 0;
  double y = 0;  // centre
  double size = 0;
  bool is_turned = false;  // upside down, in the lower half
};
// Empty for the figures, which have one sign.
std::vector<Pip> pips(marias::Rank rank);
// Where the sign of a figure stands. REQUIRES: spodek, svršek or král.
Pip figure_sign(marias::Rank rank);

}  // namespace kibic::card_art
