// How a position of klokan looks, without looking ahead. Source of the terms: rule book klokan 3
// (mobility, isolated stones, backed pairs, doubling in reach).
#pragma once

#include <array>
#include <cstddef>

#include "core/games/klokan/board.h"
#include "core/games/klokan/options.h"

namespace kibic::klokan {

// Scores are whole hundredths of a stone.
inline constexpr int stone_score = 100;

enum class Term : std::size_t {
  count,     // stones, doubled ones twice
  movable,   // stones that can jump
  landings,  // squares on which a first jump can land
  lonely,    // stones without any neighbour: they can neither jump nor be jumped
  pairs,     // neighbours of one side: each backs the other on their line
  attacked,  // stones that one jump of the other side captures
  crowns,    // squares of the far rank that one jump of a plain stone reaches
  advanced,  // ranks that plain stones have come forward
  border     // stones on the border, where they can be captured along one line only
};
inline constexpr std::size_t term_count = 9;

// By Term.
using Terms = std::array<int, term_count>;

Terms terms_of(const Board& board, Side side, const Options& options);

// What terms are worth, in hundredths of a stone.
struct Weights {
  Terms by_term{};
  int tempo = 0;  // being the side to move
  // All terms but the count weigh no more than this together, so that a search can tell from the
  // count alone that a position is out of question, and be right.
  int most_positional = 0;
  // They are cut down to multiples of this: differences below it are noise, and equal values let a
  // search leave out much more.
  int grain = 1;
};

// The count alone.
const Weights& count_weights();
// All terms. Chosen by hand, not tuned.
const Weights& usual_weights();

// For the side to move: 100 times the difference of the counts, and at most `most_positional` more
// or less.
int evaluate(const Board& board, const Options& options, const Weights& weights);

}  // namespace kibic::klokan
