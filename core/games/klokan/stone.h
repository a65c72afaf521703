// One stone on its way through a half-move: single jumps, and where it may stop.
// Source: rule book klokan 1, R3 to R6, A1 to A3, A6.
#pragma once

#include <optional>

#include "core/games/klokan/jumps.h"
#include "core/games/klokan/moves.h"

namespace kibic::klokan {

// How the far rank acts on one stone during a half-move.
struct Doubling {
  bool converts = false;  // landing there makes it a doubled one, or ends the half-move
  bool stops = false;     // and the half-move ends there
  bool marks = false;     // it is marked as doubled from then on
};

// `stone` has one square.
inline Doubling doubling_of(const Board& board, const Options& options, Squares stone) {
  if (!options.doubling || options.doubled_when == DoubledWhen::end) return {};
  const bool is_positional = options.is_positional();
  const Squares doubled = is_positional ? far_rank(board.to_move) : board.doubled;
  // Where nothing is marked and nothing ends, the far rank is like any other.
  if ((doubled & stone) != 0 || (is_positional && !options.doubling_ends)) return {};
  return {.converts = true, .stops = options.doubling_ends, .marks = !is_positional};
}

struct Jump {
  HalfMove move;  // with this jump
  bool captures = false;
  bool is_over = false;  // the half-move ends here (A1)
};

class Stone {
 public:
  // REQUIRES: a stone of the side to move stands on `from`. Refers to the options.
  Stone(const Board& board, const Options& options, Square from)
      : options_(options),
        from_(bit(from)),
        own_(board.own() & ~from_),
        enemy_(board.enemy()),
        far_(far_rank(board.to_move)),
        is_plain_((board.doubled & from_) == 0),
        doubling_(doubling_of(board, options, from_)) {}

  // The next jump after those of `move`, or none.
  std::optional<Jump> jump(const HalfMove& move, const Direction& direction) const {
    const Squares left = enemy_ & ~move.captured;
    const Squares over = step(bit(move.to), direction) & (own_ | left);
    const Squares landing = step(over, direction) & ~(own_ | left);
    if (landing == 0) return std::nullopt;
    const bool turns = doubling_.converts && (landing & far_) != 0;
    return Jump{{move.from, first(landing), move.doubles || (turns && doubling_.marks),
                 move.captured | (over & left)},
                (over & left) != 0,
                turns && doubling_.stops};
  }
  std::optional<Jump> jump_to(const HalfMove& move, Square to) const {
    for (const Direction& direction : directions) {
      const auto found = jump(move, direction);
      if (found && found->move.to == to) return found;
    }
    return std::nullopt;
  }

  // The half-move may stop here: it has changed something, or need not (A6).
  bool may_end(const HalfMove& move) const {
    return move.to != move.from || move.captured != 0 || move.doubles || options_.null_allowed;
  }
  // With dbl_when=end a stone is doubled by where the half-move ends (A2).
  HalfMove ended(HalfMove move) const {
    if (options_.marks_doubled() && options_.doubled_when == DoubledWhen::end && is_plain_) {
      move.doubles = (bit(move.to) & far_) != 0;
    }
    return move;
  }

 private:
  const Options& options_;
  Squares from_;
  Squares own_;  // without the stone itself
  Squares enemy_;
  Squares far_;
  bool is_plain_;
  Doubling doubling_;
};

}  // namespace kibic::klokan
