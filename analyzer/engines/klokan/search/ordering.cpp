#include "analyzer/engines/klokan/search/ordering.h"

#include <algorithm>
#include <utility>

namespace kibic::klokan {
namespace {

constexpr std::int64_t known_score = std::int64_t{1} << 60U;
constexpr std::int64_t gain_score = std::int64_t{1} << 40U;
constexpr std::int64_t killer_score = std::int64_t{1} << 36U;
constexpr std::int32_t most_history = 1 << 28;

}  // namespace

void Ordering::reward(Side side, const HalfMove& move, int depth, std::size_t ply) {
  std::int32_t& history = history_[index_of(side)][move.from][move.to];
  history = std::min(most_history, history + depth * depth);
  if (ply >= most_plies) return;
  const std::uint32_t code = code_of(move);
  Killers& killers = killers_[ply];
  if (killers[0] == code) return;
  killers[1] = std::exchange(killers[0], code);
}

std::int64_t Ordering::score(const Board& board, const HalfMove& move, std::uint32_t known,
                             std::size_t ply) const {
  const std::uint32_t code = code_of(move);
  if (code == known) return known_score;
  if (const int gain = gain_of(board, move); gain > 0) return gain * gain_score;
  if (ply < most_plies) {
    if (killers_[ply][0] == code) return killer_score + 1;
    if (killers_[ply][1] == code) return killer_score;
  }
  return history_[index_of(board.to_move)][move.from][move.to];
}

Queue::Queue(const Ordering& ordering, const Board& board, const std::vector<HalfMove>& moves,
             std::uint32_t known, std::size_t ply)
    : moves_(moves) {
  items_.reserve(moves.size());
  for (std::uint32_t i = 0; i < moves.size(); ++i) {
    items_.push_back({ordering.score(board, moves[i], known, ply), i});
  }
}

const HalfMove* Queue::next() {
  if (next_ == items_.size()) return nullptr;
  const auto from = items_.begin() + static_cast<std::ptrdiff_t>(next_);
  // The first among equals, so that the order never depends on how the list was shuffled.
  const auto best = std::min_element(from, items_.end(), [](const Item& a, const Item& b) {
    return std::pair(-a.score, a.place) < std::pair(-b.score, b.place);
  });
  std::iter_swap(from, best);
  return &moves_[items_[next_++].place];
}

}  // namespace kibic::klokan
