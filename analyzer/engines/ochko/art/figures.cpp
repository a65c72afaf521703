#include "analyzer/engines/ochko/art/figures.h"

#include <fmt/format.h>

namespace kibic::ochko::french_cards {
namespace {

constexpr std::string_view line = "#2b2118";

// Shoulders that end at the middle of the card, with a band across and a collar.
std::string coat(const Palette& palette) {
  return fmt::format(
      R"(<path fill="{0}" stroke="{3}" stroke-width="1.6" )"
      R"(d="M22 75 C22 61 34 56 50 56 C66 56 78 61 78 75Z"/>)"
      R"(<path fill="{1}" stroke="{3}" stroke-width="1.2" d="M43 57 L50 75 L57 57Z"/>)"
      R"(<path fill="none" stroke="{1}" stroke-width="3" d="M26 68 L41 60 M74 68 L59 60"/>)"
      R"(<g fill="{2}"><circle cx="50" cy="64" r="1.5"/><circle cx="50" cy="70" r="1.5"/></g>)",
      palette.cloth, palette.trim, line, line);
}

std::string head() {
  return fmt::format(
      R"(<path fill="#e6bd92" d="M45 49 H55 V58 Q50 62 45 58Z"/>)"
      R"(<path fill="#f6d9b6" stroke="{}" stroke-width="1.3" )"
      R"(d="M39 33 C38 46 43 53 50 53 C57 53 62 46 61 33 Q50 27 39 33Z"/>)"
      R"(<g fill="{}"><circle cx="45.3" cy="39" r="1.5"/><circle cx="54.7" cy="39" r="1.5"/></g>)"
      R"(<path fill="none" stroke="#b98758" stroke-width="1.4" stroke-linecap="round" )"
      R"(d="M50 39.5 L49 44 H50.6"/>)",
      line, line);
}

std::string king(const Palette& palette) {
  return fmt::format(R"(<path fill="{0}" d="M35 31 C33 48 36 54 40 55 H60 C64 54 67 48 65 31Z"/>)",
                     palette.hair) +
         coat(palette) + head() +
         fmt::format(
             R"(<path fill="{0}" stroke="{1}" stroke-width="0.8" d="M39 42 C38 60 46 66 50 66 )"
             R"(C54 66 62 60 61 42 C60 48 55 48 50 47 C45 48 40 48 39 42Z"/>)"
             R"(<path fill="none" stroke="#9c4f3c" stroke-width="1.6" stroke-linecap="round" )"
             R"(d="M47 50 H53"/>)"
             R"(<path fill="#f0bf3a" stroke="{1}" stroke-width="1.4" stroke-linejoin="round" )"
             R"(d="M36 33 L33 15 L42 22 L50 11 L58 22 L67 15 L64 33 Q50 27 36 33Z"/>)"
             R"(<g fill="{2}"><circle cx="33" cy="14" r="2.2"/><circle cx="50" cy="10" r="2.4"/>)"
             R"(<circle cx="67" cy="14" r="2.2"/><circle cx="50" cy="24.5" r="2"/></g>)",
             palette.hair, line, palette.trim);
}

std::string queen(const Palette& palette) {
  return fmt::format(R"(<path fill="{0}" d="M36 30 C26 40 27 56 31 63 C37 66 42 62 43 56 H57 )"
                     R"(C58 62 63 66 69 63 C73 56 74 40 64 30Z"/>)",
                     palette.hair) +
         coat(palette) + head() +
         fmt::format(
             R"(<path fill="{0}" d="M38 36 C40 28 47 27 50 29 C53 27 60 28 62 36 C66 24 58 20 50 20 )"
             R"(C42 20 34 24 38 36Z"/>)"
             R"(<path fill="none" stroke="#c03a3a" stroke-width="2" stroke-linecap="round" )"
             R"(d="M47.3 48 Q50 50 52.7 48"/>)"
             R"(<path fill="#f0bf3a" stroke="{1}" stroke-width="1.3" stroke-linejoin="round" )"
             R"(d="M39 25 L37 14 L43.5 19 L50 11 L56.5 19 L63 14 L61 25 Q50 19.5 39 25Z"/>)"
             R"(<circle cx="50" cy="10.5" r="2.1" fill="{2}"/>)"
             R"(<path fill="none" stroke="#fffdf6" stroke-width="2.2" stroke-linecap="round" )"
             R"(stroke-dasharray="0.1 3.6" d="M40 59.5 Q50 66 60 59.5"/>)",
             palette.hair, line, palette.trim);
}

std::string jack(const Palette& palette) {
  return fmt::format(R"(<path fill="{0}" d="M36 31 C33 45 35 51 38 53 H62 C65 51 67 45 64 31Z"/>)",
                     palette.hair) +
         coat(palette) + head() +
         fmt::format(
             R"(<path fill="none" stroke="#9c4f3c" stroke-width="1.7" stroke-linecap="round" )"
             R"(d="M46.5 48 Q50 50 53.5 48"/>)"
             R"(<path fill="none" stroke="{2}" stroke-width="3.4" stroke-linecap="round" )"
             R"(d="M64 25 C72 20 76 14 73 7"/>)"
             R"(<path fill="{0}" stroke="{1}" stroke-width="1.4" stroke-linejoin="round" )"
             R"(d="M34 32 C32 18 44 13 54 15 C66 16 69 26 66 32 Q50 26 34 32Z"/>)"
             R"(<path fill="none" stroke="{2}" stroke-width="3" d="M35 30.5 Q50 24.5 65 30.5"/>)",
             palette.cloth, line, palette.trim);
}

}  // namespace

Palette palette_of(Suit suit) {
  switch (suit) {
    case Suit::clubs:
      return {"#1d2126", "#2f6b4f", "#e9c35a", "#4a3424"};
    case Suit::diamonds:
      return {"#c8202f", "#d0702a", "#ffe3a3", "#a8783c"};
    case Suit::hearts:
      return {"#c8202f", "#b3263a", "#f2c14e", "#8a5a2b"};
    case Suit::spades:
      return {"#1d2126", "#2d4f8a", "#e6d9b8", "#3a2d22"};
  }
  return {};
}

std::string half_figure(Rank rank, const Palette& palette) {
  if (rank == Rank::king) return king(palette);
  return rank == Rank::queen ? queen(palette) : jack(palette);
}

}  // namespace kibic::ochko::french_cards
