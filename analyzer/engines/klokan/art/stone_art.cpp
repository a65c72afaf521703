#include "analyzer/engines/klokan/art/stone_art.h"

#include <fmt/format.h>

#include <string>

namespace kibic::klokan::stone_art {
namespace {

struct Palette {
  std::string_view body;
  std::string_view edge;  // the side of the disc
  std::string_view rim;   // its outline
  std::string_view groove;
  std::string_view shine;
};

constexpr Palette white{"#fbf7ec", "#cfc5ae", "#3a332a", "#b9ae96", "#ffffff"};
constexpr Palette black{"#33383f", "#15181c", "#0a0c0e", "#8d97a3", "#b4bec9"};

// A disc with its centre at the height y, seen a little from the front.
std::string disc(const Palette& palette, double y) {
  return fmt::format(
      R"(<path fill="{}" stroke="{}" stroke-width="3" d="M9 {:g} C9 {:g} 91 {:g} 91 {:g} V{:g} )"
      R"(C91 {:g} 9 {:g} 9 {:g}Z"/>)"
      R"(<ellipse cx="50" cy="{:g}" rx="41" ry="36" fill="{}" stroke="{}" stroke-width="3"/>)",
      palette.edge, palette.rim, y, y - 40, y - 40, y, y + 8, y + 58, y + 58, y + 8, y,
      palette.body, palette.rim);
}

// What sets the face of a stone off from a mere blot, and Black's from a dark square.
std::string face(const Palette& palette, double y) {
  return fmt::format(
      R"(<ellipse cx="50" cy="{:g}" rx="31" ry="27" fill="none" stroke="{}" stroke-width="3"/>)"
      R"(<path fill="none" stroke="{}" stroke-width="4" stroke-linecap="round" )"
      R"(d="M17 {:g} C22 {:g} 34 {:g} 47 {:g}"/>)",
      y, palette.groove, palette.shine, y - 8, y - 20, y - 28, y - 30);
}

constexpr std::string_view crown =
    R"(<path fill="#f5c542" stroke="#5d3a04" stroke-width="3" stroke-linejoin="round" )"
    R"(d="M28 56 L23 26 L38 38 L50 19 L62 38 L77 26 L72 56 Q50 64 28 56Z"/>)"
    R"(<path fill="none" stroke="#5d3a04" stroke-width="2.5" d="M30 48 Q50 55 70 48"/>)"
    R"(<circle cx="23" cy="25" r="4" fill="#c8302f" stroke="#5d3a04" stroke-width="1.5"/>)"
    R"(<circle cx="50" cy="18" r="4.5" fill="#c8302f" stroke="#5d3a04" stroke-width="1.5"/>)"
    R"(<circle cx="77" cy="25" r="4" fill="#c8302f" stroke="#5d3a04" stroke-width="1.5"/>)";

std::string plain_stone(const Palette& palette) {
  return disc(palette, 46) + face(palette, 46);
}

std::string doubled_stone(const Palette& palette) {
  return disc(palette, 53) + disc(palette, 41) + face(palette, 41) + std::string(crown);
}

}  // namespace

std::optional<PieceArt> art(std::string_view name, ArtUse /*use*/) {
  if (name == "w") return PieceArt{plain_stone(white), 100, 100};
  if (name == "b") return PieceArt{plain_stone(black), 100, 100};
  if (name == "W") return PieceArt{doubled_stone(white), 100, 100};
  if (name == "B") return PieceArt{doubled_stone(black), 100, 100};
  return std::nullopt;
}

}  // namespace kibic::klokan::stone_art
