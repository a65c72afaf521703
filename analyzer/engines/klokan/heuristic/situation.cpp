#include "analyzer/engines/klokan/heuristic/situation.h"

#include <algorithm>
#include <utility>

#include "analyzer/engines/klokan/search/ordering.h"
#include "analyzer/engines/klokan/search/track.h"

namespace kibic::klokan {
namespace {

constexpr int never = 1'000'000;

Board with_other_side(Board board) {
  board.to_move = other(board.to_move);
  return board;
}

}  // namespace

int best_gain(const Board& board, const Options& options) {
  int best = 0;
  for (const HalfMove& move : half_moves(board, options)) {
    best = std::max(best, gain_of(board, move));
  }
  return best;
}

int Situation::quiet_left() const {
  return state.options->quiet > 0 ? state.options->quiet - state.quiet : never;
}

Situation situation_of(const State& state) {
  const Options& options = *state.options;
  const Side side = state.board.to_move;
  Situation situation{state,
                      {},
                      best_gain(with_other_side(state.board), options),
                      terms_of(state.board, side, options),
                      terms_of(state.board, other(side), options)};
  Track track(state);
  for (NamedMove& named : legal_moves(state)) {
    Option option;
    option.next = after(state.board, named.move);
    option.gain = gain_of(state.board, named.move);
    track.go(named.move);
    option.ends_game = track.here().is_over;
    track.back();
    option.reply = option.ends_game ? 0 : best_gain(option.next, options);
    option.threat = best_gain(with_other_side(option.next), options);
    option.own = terms_of(option.next, side, options);
    option.enemy = terms_of(option.next, other(side), options);
    option.named = std::move(named);
    situation.options.push_back(std::move(option));
  }
  return situation;
}

}  // namespace kibic::klokan
