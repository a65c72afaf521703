#include <fmt/format.h>

#include "analyzer/parts/parts.h"

namespace kibic {

std::string piece_svg(std::string_view game, std::string_view name) {
  const GameParts* parts = parts_for(game);
  if (parts == nullptr || !parts->art) return {};
  const auto art = parts->art(name, ArtUse::alone);
  if (!art) return {};
  return fmt::format(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}">{}</svg>)",
                     art->width, art->height, art->body);
}

}  // namespace kibic
