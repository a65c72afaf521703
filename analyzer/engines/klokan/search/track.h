// The way from a state down into the tree of half-moves and back: the law of core/games/klokan on
// small values, for searches. Source: rule book klokan 1, R7 to R9, A5, A9, A11, A12.
#pragma once

#include <cstdint>
#include <vector>

#include "core/games/klokan/state.h"

namespace kibic::klokan {

struct Place {
  Board board;
  std::uint64_t key = 0;       // of the board
  std::uint64_t mirrored = 0;  // of the mirrored board; only on the way from a mirrored start
  int quiet = 0;
  int extra = 0;
  bool is_over = false;
  // Boards that may still come again, among those that have been; only if the rules look back.
  std::size_t past_from = 0;
  std::uint64_t past_key = 0;  // of them all
};

class Track {
 public:
  // Refers to the options of the state, which must live longer.
  explicit Track(const State& state);

  const Place& here() const { return places_.back(); }
  const Options& options() const { return options_; }
  // May this half-move of the board be made here, as far as repetitions go?
  bool may_go(const HalfMove& move) const;
  // REQUIRES: the place is not over, may_go(move).
  void go(const HalfMove& move);
  void back();  // REQUIRES: go() or pass() came before.
  // The other side to move on the same board, which no rule knows. False, and nothing is changed,
  // where it could not. REQUIRES: the rules do not look back.
  bool pass();

  // Half-moves of the side to move, repetitions respected.
  void list_moves(std::vector<HalfMove>& moves) const;
  // Those that are progress and gain no less than that.
  void list_gains(int least, std::vector<HalfMove>& moves) const;
  // What the count says for the side to move, in stones (R10).
  int count() const;
  // Everything that the value of a search to this depth depends on: the quiet counter only where it
  // can run out within the depth.
  std::uint64_t key(int depth) const;
  // The key is that of the mirrored position: where the game begins, each position has a twin of
  // the same value, and both share one key.
  bool is_mirrored() const { return has_twins_ && here().mirrored < here().key; }

 private:
  int occurrences(std::uint64_t key, std::size_t from) const;
  bool is_forbidden(std::uint64_t next, std::size_t from) const;
  bool has_half_move(const Place& place) const;
  void settle(Place& place) const;
  void drop_forbidden(std::vector<HalfMove>& moves) const;

  const Options& options_;
  bool has_twins_ = false;
  std::vector<Place> places_;
  std::vector<std::uint64_t> past_;  // keys
};

}  // namespace kibic::klokan
