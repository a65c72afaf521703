// The state of a game of klokan and what may be done in it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/games/klokan/board.h"
#include "core/games/klokan/options.h"
#include "core/games/klokan/path.h"

namespace kibic::klokan {

enum class EndKind : std::uint8_t { stones, quiet, repetition, stuck, resigned };

struct Ending {
  EndKind kind = EndKind::stuck;
  std::optional<Side> resigned;

  bool operator==(const Ending&) const = default;
};

struct State {
  std::shared_ptr<const Options> options;
  Board board;
  int quiet = 0;   // half-moves since the last capture or doubling (A5)
  int number = 1;  // of the next half-move
  int extra = 0;   // half-moves in a row that a stuck side has waited for (A9, stuck=five)
  // Boards that have been since the last half-move that cannot be undone (a capture, a doubling for
  // good), this one included; only if the options ask.
  std::vector<Board> past;
  // Stones that have been on their far rank, where that marks no stone (dbl_kind=positional): they
  // reset the quiet counter no second time (A4).
  Squares arrived = 0;
  std::optional<Ending> ending;

  bool operator==(const State& other) const;
};

// How often the board has been, this time included. REQUIRES: the options look back.
int occurrences(const State& state, const Board& board);

// A half-move by its path, which need not be the canonical one, or giving up.
struct Action {
  Path path;  // empty: the side resigns

  bool resigns() const { return path.empty(); }
  bool operator==(const Action&) const = default;
};

// "8/…/8 b 1 23": board, side to move, quiet half-moves, number of the next half-move.
std::string to_string(const State& state);

}  // namespace kibic::klokan
