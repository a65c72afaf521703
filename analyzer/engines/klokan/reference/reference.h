// The slow, plain way: half-moves by walking lists of squares, and minimax and alpha-beta without
// any help. Written from the rule book alone, so that tests and benchmarks can compare; nothing
// that a user sees depends on it.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "core/games/klokan/state.h"

namespace kibic::klokan {

// Squares 0…63 as in board.h; "." empty, w b plain stones, W B doubled ones.
struct ListBoard {
  std::array<char, 64> squares{};
  bool white_to_move = true;

  auto operator<=>(const ListBoard&) const = default;
};
ListBoard list_board(const Board& board);

struct ListState {
  ListBoard board;
  int quiet = 0;
  int extra = 0;
  std::vector<ListBoard> past;
  bool is_over = false;
};
ListState list_state(const State& state);

// All positions that one half-move leads to, sorted, each once; repetitions are not looked at.
// A capture or a doubling is progress.
struct ListMove {
  ListBoard board;  // the other side to move
  bool is_progress = false;
};
std::vector<ListMove> list_moves(const ListBoard& board, const Options& options);

std::uint64_t list_perft(const ListBoard& board, const Options& options, int depth);

// The states that follow, with the tests for the end made (A12), repetitions respected.
std::vector<ListState> list_successors(const ListState& state, const Options& options);

// White's count minus Black's, in stones.
int list_count(const ListBoard& board, const Options& options);

// What a leaf is worth to White.
using LeafValue = std::function<int(const ListBoard&)>;

class PlainSearch {
 public:
  // The options must live longer.
  PlainSearch(const Options& options, LeafValue leaf) : options_(options), leaf_(std::move(leaf)) {}

  // For the side to move. A finished game is worth 100 for each stone.
  int minimax(const ListState& state, int depth);
  int alpha_beta(const ListState& state, int depth, int alpha, int beta);
  std::uint64_t nodes() const { return nodes_; }
  // All play ended before the depth did, in everything searched so far.
  bool is_exhausted() const { return is_exhausted_; }

 private:
  int value_here(const ListState& state);

  const Options& options_;
  LeafValue leaf_;
  std::uint64_t nodes_ = 0;
  bool is_exhausted_ = true;
};

}  // namespace kibic::klokan
