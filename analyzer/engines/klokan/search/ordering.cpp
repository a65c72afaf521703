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
constexpr int most_gain = 60;  // half stones; more is all the same

// One jump captures what has come to `to`.
bool is_exposed(const Board& board, const HalfMove& move) {
  const Squares enemy = board.enemy() & ~move.captured;
  const Squares empty = ~((board.own() & ~bit(move.from)) | enemy | bit(move.to));
  const Squares here = bit(move.to);
  for (std::size_t i = 0; i < directions.size(); ++i) {
    const Direction& back = directions[(i + 4) % directions.size()];  // the opposite one
    if ((step(here, directions[i]) & empty) != 0 && (step(here, back) & enemy) != 0) return true;
  }
  return false;
}

}  // namespace

void Ordering::reward(Side side, const HalfMove& move, int depth, std::size_t ply) {
  std::int32_t& history = history_[index_of(side)][move.from][move.to];
  history = std::min(most_history, history + depth * depth);
  if (ply >= most_plies) return;
  Killers& killers = killers_[ply];
  if (killers[0] == move) return;
  killers[1] = std::exchange(killers[0], move);
}

std::int32_t Ordering::score(const Board& board, const HalfMove& move, std::size_t ply) const {
  if (const int gain = gain_of(board, move); gain > 0) {
    const int worth = (board.doubled & bit(move.from)) != 0 || move.doubles ? 2 : 1;
    const int left = 2 * gain - (is_exposed(board, move) ? worth : 0);
    return std::clamp(left, -most_gain, most_gain) * gain_score;
  }
  if (ply < most_plies) {
    if (killers_[ply][0] == move) return killer_score + 1;
    if (killers_[ply][1] == move) return killer_score;
  }
  const std::int32_t history = history_[index_of(board.to_move)][move.from][move.to];
  return is_exposed(board, move) ? history + exposed_score : history;
}

void Queue::start(const Ordering& ordering, const Board& board, std::size_t ply) {
  items_.clear();
  next_ = 0;
  for (std::size_t i = 0; i < moves_.size(); ++i) {
    items_.push_back(
        {moves_[i], ordering.score(board, moves_[i], ply), static_cast<std::int32_t>(i)});
  }
}

const HalfMove* Queue::next() {
  if (next_ == items_.size()) return nullptr;
  const auto from = items_.begin() + static_cast<std::ptrdiff_t>(next_);
  // The first among equals, so that the order never depends on how the list was shuffled.
  const auto best = std::min_element(from, items_.end(), [](const Item& a, const Item& b) {
    return a.score != b.score ? a.score > b.score : a.place < b.place;
  });
  std::iter_swap(from, best);
  return &items_[next_++].move;
}

}  // namespace kibic::klokan
