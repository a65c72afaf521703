// The pictures of pieces that an HTML document shows: each is defined once, and used by reference.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "analyzer/parts/parts.h"

namespace kibic::html {

class PieceSheet {
 public:
  struct Use {
    std::string href;  // "#marias-Xh"
    int width = 0;     // of the view box
    int height = 0;
  };
  // None for a name of which the game has no picture.
  std::optional<Use> use(std::string_view game, std::string_view name);

  // Hidden <svg> with everything that has been used.
  std::string symbols() const;

 private:
  std::map<std::pair<std::string, std::string>, std::optional<PieceArt>> used_;  // by game and name
};

// The sheet, as the pieces of one game use it. Refers to the sheet.
struct GamePieces {
  PieceSheet& sheet;
  std::string game;

  std::optional<PieceSheet::Use> use(std::string_view name) const { return sheet.use(game, name); }
};

}  // namespace kibic::html
