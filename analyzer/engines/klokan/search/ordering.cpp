#include "analyzer/engines/klokan/search/ordering.h"

#include <algorithm>
#include <utility>

#include "core/games/klokan/jumps.h"

namespace kibic::klokan {
namespace {

constexpr std::int32_t gain_score = 1 << 24;  // for half a stone
constexpr std::int32_t killer_score = 1 << 23;
constexpr std::int32_t most_history = 1 << 22;
// A quiet half-move that puts a stone where it can be captured comes after the others.
constexpr std::int32_t exposed_score = -(1 << 23);
// One that takes a stone away from where it can be captured comes before them.
constexpr std::int32_t saved_score = 1 << 22;
constexpr int most_gain = 60;  // half stones; more is all the same

constexpr std::uint64_t zero_score = std::uint64_t{1} << 31U;  // makes every score positive
constexpr std::uint64_t last_place = 0xFFFFFFFFU;

}  // namespace

void Ordering::reward(Side side, const HalfMove& move, int depth, std::size_t ply) {
  std::int32_t& history = history_[index_of(side)][move.from][move.to];
  history = std::min(most_history, history + depth * depth);
  if (ply >= most_plies) return;
  Killers& killers = killers_[ply];
  if (killers[0] == move) return;
  killers[1] = std::exchange(killers[0], move);
}

std::int32_t Ordering::score(const Board& board, const HalfMove& move, Squares exposed,
                             std::size_t ply) const {
  const bool is_exposed = (bit(move.to) & exposed) != 0;
  if (const int gain = gain_of(board, move); gain > 0) {
    const int worth = (board.doubled & bit(move.from)) != 0 || move.doubles ? 2 : 1;
    return std::clamp(2 * gain - (is_exposed ? worth : 0), -most_gain, most_gain) * gain_score;
  }
  if (ply < most_plies) {
    if (killers_[ply][0] == move) return killer_score + 1;
    if (killers_[ply][1] == move) return killer_score;
  }
  const std::int32_t history = history_[index_of(board.to_move)][move.from][move.to];
  const bool is_saved = (bit(move.from) & exposed) != 0;
  return history + (is_exposed ? exposed_score : 0) + (is_saved ? saved_score : 0);
}

void Queue::start(const Ordering& ordering, const Board& board, std::size_t ply) {
  keys_.clear();
  if (moves_.empty()) return;
  const Squares exposed = exposed_squares(board);
  for (std::size_t i = 0; i < moves_.size(); ++i) {
    const std::int64_t score = ordering.score(board, moves_[i], exposed, ply);
    keys_.push_back((static_cast<std::uint64_t>(score) + zero_score) << 32U | (last_place - i));
  }
}

const HalfMove* Queue::next() {
  if (keys_.empty()) return nullptr;
  std::size_t best = 0;
  for (std::size_t i = 1; i < keys_.size(); ++i) {
    if (keys_[i] > keys_[best]) best = i;
  }
  const std::size_t place = last_place - (keys_[best] & last_place);
  keys_[best] = keys_.back();
  keys_.pop_back();
  return &moves_[place];
}

Squares exposed_squares(const Board& board) {
  const Squares empty = ~(board.own() | board.enemy());
  Squares exposed = 0;
  for (std::size_t i = 0; i < directions.size(); ++i) {
    const Direction& back = directions[(i + 4) % directions.size()];  // the opposite one
    exposed |= step(board.enemy(), directions[i]) & step(empty, back);
  }
  return exposed;
}

}  // namespace kibic::klokan
