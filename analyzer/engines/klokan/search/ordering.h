// Which half-moves a search tries first: captures and doublings by what an exchange leaves of them,
// then those that refuted neighbours, then those that did well elsewhere.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/games/klokan/moves.h"

namespace kibic::klokan {

class Ordering {
 public:
  void clear() { *this = Ordering(); }

  // A half-move that was good enough to end a search of `depth` at `ply`. REQUIRES: no progress.
  void reward(Side side, const HalfMove& move, int depth, std::size_t ply);

  // `exposed`: see exposed_squares().
  std::int32_t score(const Board& board, const HalfMove& move, Squares exposed,
                     std::size_t ply) const;

 private:
  using Killers = std::array<HalfMove, 2>;

  static constexpr std::size_t most_plies = 160;
  std::array<Killers, most_plies> killers_{};
  std::array<std::array<std::array<std::int32_t, square_count>, square_count>, 2> history_{};
};

// Hands out half-moves, the most promising one first; most searches need only a few. Keeps its
// memory from one list to the next.
class Queue {
 public:
  // The half-moves of the board to hand out; may be changed until start().
  std::vector<HalfMove>& moves() { return moves_; }
  void start(const Ordering& ordering, const Board& board, std::size_t ply);
  // nullptr: there are no more.
  const HalfMove* next();

 private:
  std::vector<HalfMove> moves_;
  // What is left: the score, and below it the place in the list, so that of equals the first has
  // the highest key.
  std::vector<std::uint64_t> keys_;
};

// Squares on which an enemy's single jump captures what stands there, as the other stones stand.
Squares exposed_squares(const Board& board);

}  // namespace kibic::klokan
