// Stones of klokan drawn as SVG, in a design of our own. The sides differ in lightness and in their
// rims, not in colour alone; a doubled stone is two stones high and bears a crown.
#pragma once

#include <optional>
#include <string_view>

#include "analyzer/parts/parts.h"

namespace kibic::klokan::stone_art {

// "w", "b", doubled "W", "B": 100 × 100.
std::optional<PieceArt> art(std::string_view name, ArtUse use);

}  // namespace kibic::klokan::stone_art
