#include "analyzer/engines/klokan/search/evaluation.h"

#include <algorithm>

#include "core/games/klokan/jumps.h"

namespace kibic::klokan {
namespace {

constexpr Squares border = 0xFF818181818181FFU;

constexpr std::size_t at(Term term) {
  return static_cast<std::size_t>(term);
}

int ranks_forward(Squares stones, Side side) {
  int sum = 0;
  for (int rank = 1; rank < 8; ++rank) {
    const int row = side == Side::white ? rank : 7 - rank;
    sum += rank * count(stones & (Squares{0xff} << (8 * row)));
  }
  return sum;
}

}  // namespace

Terms terms_of(const Board& board, Side side, const Options& options) {
  const Squares own = board.stones[index_of(side)];
  const Squares enemy = board.stones[index_of(other(side))];
  const Squares all = own | enemy;
  const Squares empty = ~all;
  const Squares plain = own & ~board.doubled;
  Squares movable = 0;
  Squares landed = 0;
  Squares landed_plain = 0;
  Squares neighbours = 0;
  Squares attacked = 0;
  int pairs = 0;
  for (const Direction& direction : directions) {
    const Squares beside = step(all, direction);
    neighbours |= beside;
    pairs += count(step(own, direction) & own);
    landed |= step(step(own, direction) & all, direction);
    landed_plain |= step(step(plain, direction) & all, direction);
    movable |= step(step(empty, direction) & all, direction);
    // What an enemy jumps over lies one step before where it lands.
    const Squares over = step(enemy, direction) & own;
    const Squares landing = step(over, direction) & empty;
    attacked |= shifted(landing, -direction.shift);
  }
  Terms terms{};
  terms[at(Term::count)] = value_of(board, side, options.is_positional());
  terms[at(Term::movable)] = count(movable & own);
  terms[at(Term::landings)] = count(landed & empty);
  terms[at(Term::lonely)] = count(own & ~neighbours);
  terms[at(Term::pairs)] = pairs / 2;
  terms[at(Term::attacked)] = count(attacked);
  if (options.doubling) {
    terms[at(Term::crowns)] = count(landed_plain & empty & far_rank(side));
    terms[at(Term::advanced)] = ranks_forward(plain, side);
  }
  terms[at(Term::border)] = count(own & border);
  return terms;
}

const Weights& count_weights() {
  static constexpr Weights weights{{stone_score}, 0, 0, 1};
  return weights;
}

const Weights& usual_weights() {
  static constexpr Weights weights{{stone_score, 6, 2, -4, 2, -8, 12, 3, 1}, 8, 100, 10};
  return weights;
}

int evaluate(const Board& board, const Options& options, const Weights& weights) {
  const bool is_positional = options.is_positional();
  const int counted =
      weights.by_term[at(Term::count)] * (value_of(board, board.to_move, is_positional) -
                                          value_of(board, other(board.to_move), is_positional));
  if (weights.most_positional == 0) return counted;
  const Terms own = terms_of(board, board.to_move, options);
  const Terms enemy = terms_of(board, other(board.to_move), options);
  int score = weights.tempo;
  for (std::size_t i = 1; i < term_count; ++i) score += weights.by_term[i] * (own[i] - enemy[i]);
  score = std::clamp(score, -weights.most_positional, weights.most_positional);
  return counted + score / weights.grain * weights.grain;
}

}  // namespace kibic::klokan
