#include "analyzer/engines/klokan/search/search.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

namespace kibic::klokan {
namespace {

// How far values of the same half-move usually move from one depth to the next.
constexpr int usual_change = 15;
// A tree grows by about this factor with each half-move (rule book 2.2).
constexpr std::uint64_t usual_growth = 4;
constexpr int deepest = 120;

}  // namespace

Search::Search(SearchSettings settings)
    : settings_(settings), table_(settings.table_mebibytes), lines_(1) {}

void Search::start(const State& state, const SearchLimits& limits, std::stop_token stop) {
  table_.clear();
  ordering_.clear();
  const Options& options = *state.options;
  ends_calmly_ =
      options.stuck == Stuck::count && options.force == Force::none && !options.is_positional();
  is_selective_ = settings_.is_selective && ends_calmly_ && !options.looks_back();
  has_passed_ = false;
  stop_ = std::move(stop);
  node_limit_ = limits.nodes;
  nodes_ = 0;
  is_stopped_ = false;
}

// The value, found with a narrow window around what it should be. `look` searches with a window.
template <class Look>
Search::Found Search::around(const Look& look, int guess, int change) {
  Window window{guess - change, guess + change};
  while (true) {
    const Found found = look(window);
    if (is_stopped_ || (found.value > window.alpha && found.value < window.beta)) return found;
    // A selective search may say otherwise when it is asked again: no limit is moved inwards.
    const int wider = 2 * (window.beta - window.alpha);
    if (found.value <= window.alpha) {
      window.alpha = std::max(-infinite_, found.value - wider);
      if (!is_selective_) window.beta = found.value + 1;
    } else {
      window.beta = std::min(infinite_, found.value + wider);
      if (!is_selective_) window.alpha = found.value - 1;
    }
  }
}

// Answers whether it was done. A half-move that needs no exact value, and is not better than the
// threshold, gets a bound.
bool Search::deepen_one(MoveValue& move, Track& track, int depth, int threshold, bool is_exact) {
  const int guess = move.value;
  if (!is_exact) {
    if (move.is_solved && move.is_at_most && move.value <= threshold) return true;
    const Found found = child(track, move.move, depth, {threshold, threshold + 1}, 0);
    if (is_stopped_) return false;
    if (found.value <= threshold) {
      move = {move.move, found.value, true, found.is_solved, {}};
      return true;
    }
  }
  const Found found =
      around([&](Window window) { return child(track, move.move, depth, window, 0); },
             std::max(guess, threshold + 1), usual_change);
  if (is_stopped_) return false;
  move = {move.move, found.value, false, found.is_solved, lines_[1]};
  return true;
}

// Every half-move to the depth. Answers whether all of them were done.
bool Search::deepen(Values& values, Track& track, int depth, const SearchLimits& limits) {
  std::vector<MoveValue> moves = values.moves;
  std::vector<std::size_t> order(moves.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    if (moves[a].value != moves[b].value) return moves[a].value > moves[b].value;
    return !moves[a].is_at_most && moves[b].is_at_most;
  });
  std::vector<int> exact;  // values, the best first
  for (const std::size_t i : order) {
    const bool is_wanted = exact.size() < limits.exact ||
                           std::count(limits.exact_too.begin(), limits.exact_too.end(), i) > 0;
    const int threshold = exact.size() < limits.exact ? -infinite_ : exact[limits.exact - 1];
    MoveValue& move = moves[i];
    const bool is_final = move.is_solved && !move.is_at_most;
    if (!is_final && !deepen_one(move, track, depth, threshold, is_wanted)) return false;
    if (move.is_at_most) continue;
    exact.insert(std::upper_bound(exact.begin(), exact.end(), move.value, std::greater<>()),
                 move.value);
  }
  values.is_solved =
      std::all_of(moves.begin(), moves.end(), [](const MoveValue& move) { return move.is_solved; });
  values.moves = std::move(moves);
  values.depth = depth;
  return true;
}

Values Search::values(const State& state, const std::vector<HalfMove>& moves,
                      const SearchLimits& limits, std::stop_token stop) {
  start(state, limits, std::move(stop));
  Track track(state);
  Values values;
  for (const HalfMove& move : moves) values.moves.push_back({move, 0, false, false, {}});
  std::uint64_t last = 0;
  while (values.depth < limits.depth && !values.is_solved) {
    // The next depth takes more than twice what the last one took; half of it is of no use.
    if (limits.nodes > 0 && values.depth > 0 && nodes_ + 2 * last > limits.nodes) break;
    const std::uint64_t before = nodes_;
    if (!deepen(values, track, values.depth + 1, limits)) break;
    last = nodes_ - before;
  }
  values.is_complete = values.is_solved || values.depth >= limits.depth;
  // Step 2. Deeper results count only if they are final.
  if (values.is_complete && limits.nodes_to_solve > 0) {
    Values deeper = values;
    const std::uint64_t limit = nodes_ + limits.nodes_to_solve;
    if (node_limit_ == 0 || limit < node_limit_) node_limit_ = limit;
    while (!deeper.is_solved && deeper.depth < deepest && nodes_ + usual_growth * last <= limit) {
      const std::uint64_t before = nodes_;
      if (!deepen(deeper, track, deeper.depth + 1, limits)) break;
      last = nodes_ - before;
    }
    if (deeper.is_solved) values = std::move(deeper);
  }
  values.nodes = nodes_;
  return values;
}

Values Search::best(const State& state, const SearchLimits& limits, std::stop_token stop) {
  start(state, limits, std::move(stop));
  Track track(state);
  Values values;
  if (track.here().is_over) return values;
  for (int depth = 1; depth <= limits.depth; ++depth) {
    const int guess = values.moves.empty() ? 0 : values.moves.front().value;
    const Found found = around([&](Window window) { return full(track, depth, window, 0); }, guess,
                               values.moves.empty() ? infinite_ : usual_change);
    if (is_stopped_) break;
    const std::vector<HalfMove>& line = lines_[0];
    values.moves.assign(1, {line.front(), found.value, false, found.is_solved,
                            std::vector<HalfMove>(line.begin() + 1, line.end())});
    values.depth = depth;
    values.is_solved = found.is_solved;
    if (found.is_solved) break;
  }
  values.is_complete = values.is_solved || values.depth >= limits.depth;
  values.nodes = nodes_;
  return values;
}

}  // namespace kibic::klokan
