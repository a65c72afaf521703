// The half-moves of klokan, one for each position that they lead to. A half-move is any number of
// jumps of one stone; paths to the same position are the same half-move (path.h names them).
// Source: rule book klokan 1, R2 to R6, A1 to A7, A13.
#pragma once

#include <cstdint>
#include <vector>

#include "core/games/klokan/board.h"
#include "core/games/klokan/options.h"

namespace kibic::klokan {

struct HalfMove {
  Square from = 0;
  Square to = 0;         // may be `from` again
  bool doubles = false;  // the stone became a doubled one on the way
  Squares captured = 0;

  bool operator==(const HalfMove&) const = default;
};

// REQUIRES: the half-move is one of this board.
Board after(const Board& board, const HalfMove& move);

// A capture or a doubling, in the sense of R9; a stone that reaches the far rank is doubled also
// where that lasts only while it stands there (there the state knows which have been doubled).
bool is_progress(const Board& board, const HalfMove& move, const Options& options);

// All half-moves of the side to move by distinct results, in the order of `from`. Where stones of
// different squares come to the same position, the lowest square stands for them. Does not know
// repetitions.
std::vector<HalfMove> half_moves(const Board& board, const Options& options);
// The same into a list that keeps its memory. Replaces what was in it.
void list_half_moves(const Board& board, const Options& options, std::vector<HalfMove>& moves);

// What the half-move gains at once, in stones: a doubled one is two, to double one is one.
inline int gain_of(const Board& board, const HalfMove& move) {
  return count(move.captured) + count(move.captured & board.doubled) + (move.doubles ? 1 : 0);
}
// The half-moves that are progress and gain no less than that; replaces what was in the list.
void list_gains(const Board& board, const Options& options, int least,
                std::vector<HalfMove>& moves);

// How many stones a half-move has to capture (A13); 0 unless the option force asks for it.
int captures_needed(const Board& board, const Options& options);

// How many there are, without listing them: faster where that is possible.
std::uint64_t count_half_moves(const Board& board, const Options& options);

// The side to move has a half-move: a first jump always leads elsewhere.
bool can_move(const Board& board);

// The stones of the side to move that have at least one jump.
Squares movable_stones(const Board& board);

// Different lines of play to the depth; a finished game has none (no stones or no half-move; the
// quiet counter and repetitions play no part). Source: rule book 2.1.
std::uint64_t perft(const Board& board, const Options& options, int depth);

}  // namespace kibic::klokan
