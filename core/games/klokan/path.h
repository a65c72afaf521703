// Half-moves as paths of squares: how they are written, and what a written path comes to.
// Source: rule book klokan 4 (notation).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/games/klokan/moves.h"
#include "core/model/rules.h"

namespace kibic::klokan {

// From where a stone sets out, then every square on which it lands. At least one square.
using Path = std::vector<Square>;

struct NamedMove {
  HalfMove move;
  std::string text;  // "b6-d8=-d6": `-` over an own stone, `x` a capture, `=` where it is doubled
  Path path;
};

// All half-moves with their canonical paths: the shortest ones, of those the first in alphabetical
// order. Sorted by text.
std::vector<NamedMove> named_moves(const Board& board, const Options& options);
// REQUIRES: the half-move is one of this board. Adds to `work`, if given, how many places of stones
// it has looked at: a few dozens as a rule, a million where a position is made for it.
NamedMove named(const Board& board, const Options& options, const HalfMove& move,
                std::size_t* work = nullptr);

// The half-moves of the stone on `from` that end on `to`, each with the first of its shortest
// paths. Circles of several stones that come to one position are told by this stone. Captures are
// forced as the options say.
std::vector<NamedMove> moves_between(const Board& board, const Options& options, Square from,
                                     Square to);

// What walking the path comes to: the half-move, or the first thing that is wrong with it. Circles
// within a half-move are walked as if they were not there (A7). Forced captures (A13) and
// repetitions (A11) are not looked at.
struct Walk {
  std::optional<HalfMove> move;
  std::optional<Violation> violation;
};
Walk walk(const Board& board, const Options& options, const Path& path);

// The path itself in the notation, circles and all. REQUIRES: walk() found nothing against it.
std::string spelled(const Board& board, const Options& options, const Path& path);

// "e2-e4xe6" with any separators of `-`, `x` and `:`, `=` anywhere. No value if it is no path.
std::optional<Path> parse_path(std::string_view text);
// "e2..e6": from and to only.
std::optional<std::pair<Square, Square>> parse_ends(std::string_view text);
// As it was given, with `-` between all squares: for messages about paths that cannot be walked.
std::string plain_text(const Path& path);

}  // namespace kibic::klokan
