#include "analyzer/report/piece_sheet.h"

#include <fmt/format.h>

namespace kibic::html {
namespace {

// Ids must hold no spaces and no signs that URLs read otherwise; names of pieces are short, so each
// sign that is no letter or digit becomes its code.
std::string id_of(std::string_view game, std::string_view name) {
  std::string id = std::string(game) + "-";
  for (const char sign : name) {
    const auto code = static_cast<unsigned char>(sign);
    const bool is_plain = (sign >= '0' && sign <= '9') || (sign >= 'a' && sign <= 'z') ||
                          (sign >= 'A' && sign <= 'Z') || sign == '-';
    id += is_plain ? std::string(1, sign) : fmt::format("_{:02x}", code);
  }
  return id;
}

}  // namespace

std::optional<PieceSheet::Use> PieceSheet::use(std::string_view game, std::string_view name) {
  const auto [place, is_new] = used_.try_emplace({std::string(game), std::string(name)});
  if (is_new) {
    const GameParts* parts = parts_for(game);
    if (parts != nullptr && parts->art) place->second = parts->art(name, ArtUse::in_document);
  }
  if (!place->second) return std::nullopt;
  return Use{"#" + id_of(game, name), place->second->width, place->second->height};
}

std::string PieceSheet::symbols() const {
  std::string sheet = R"(<svg width="0" height="0" style="position:absolute" aria-hidden="true">)";
  std::string game;
  for (const auto& [key, art] : used_) {
    if (!art) continue;
    if (key.first != game) {
      game = key.first;
      const GameParts* parts = parts_for(game);
      if (parts != nullptr && parts->art_symbols) sheet += parts->art_symbols();
    }
    sheet += fmt::format("<symbol id=\"{}\" viewBox=\"0 0 {} {}\">{}</symbol>\n",
                         id_of(key.first, key.second), art->width, art->height, art->body);
  }
  return sheet + "</svg>";
}

}  // namespace kibic::html
