#include "analyzer/engines/klokan/search/search.h"

#include <algorithm>
#include <utility>

#include "core/games/klokan/jumps.h"

namespace kibic::klokan {
namespace {

constexpr int infinite = 30'000;
constexpr std::uint64_t nodes_between_looks = 1024;  // at the stop token
// How far values of the same half-move usually move from one depth to the next.
constexpr int usual_change = 40;
// A tree grows by about this factor with each half-move (rule book 2.2).
constexpr std::uint64_t usual_growth = 4;
constexpr int deepest = 120;

// Selection: how far a quiet half-move may lift a position for each half-move left, up to which
// depth that is believed, and how many quiet half-moves are searched in full. Milder numbers (3, 4,
// {4, 9, 15, 21}) against the full search to depth 5, on 20 positions of two games: a tenth of the
// time, values off by 0.06 stones in the mean, another best half-move in 4 of the 20.
constexpr int prune_depth = 4;
constexpr int prune_margin = 25;
constexpr int searched_near_leaves = 3;  // quiet half-moves, for each half-move left and one more
constexpr std::array<int, 4> shortened_from{3, 7, 13, 19};  // quiet half-moves by their number

// By how much the search of a quiet half-move is shortened, `number` counted from 1.
int reduction(int depth, int number) {
  int shorter = 0;
  for (const int from : shortened_from) {
    if (number >= from && shorter < depth - 1) ++shorter;
  }
  return shorter;
}

// Whether there can be a capture or a doubling at all; cheaper than the list. Own stones are taken
// together, so it may say yes in vain, never no.
bool may_progress(const Board& board, const Options& options) {
  const Squares own = board.own();
  const Squares enemy = board.enemy();
  const Squares empty = ~(own | enemy);
  const Squares far = options.doubling ? far_rank(board.to_move) : Squares{0};
  Squares reached = own;
  // A stone leaves its square empty behind it.
  const Squares free = empty | own;
  while (true) {
    if (landings(reached, enemy, free) != 0) return true;
    const Squares next = landings(reached, own, free) & ~reached;
    if ((next & far) != 0) return true;
    if (next == 0) return false;
    reached |= next;
  }
}

}  // namespace

// Collects what the half-moves of one position have brought.
class Search::Best {
 public:
  explicit Best(int value) : value_(value) {}

  void add(const HalfMove& move, Found found) {
    all_solved_ = all_solved_ && found.is_solved;
    if (found.value <= value_ && has_move_) return;
    if (found.value > value_) value_ = found.value;
    move_ = code_of(move);
    has_move_ = true;
    is_best_solved_ = found.is_solved;
  }
  // The half-moves left are not worth more than that, it is thought.
  void skip(int value) {
    all_solved_ = false;
    value_ = std::max(value_, value);
  }
  int value() const { return value_; }
  // A lower bound is proved by the half-move that gave it, everything else by all of them.
  bool is_solved(const int beta) const { return value_ >= beta ? is_best_solved_ : all_solved_; }
  std::uint32_t move() const { return has_move_ ? move_ : 0; }

 private:
  int value_;
  std::uint32_t move_ = 0;
  bool has_move_ = false;
  bool all_solved_ = true;
  bool is_best_solved_ = false;
};

Search::Search(SearchSettings settings)
    : settings_(settings), table_(settings.table_mebibytes), lines_(1) {}

void Search::start(const SearchLimits& limits, std::stop_token stop) {
  table_.clear();
  ordering_.clear();
  stop_ = std::move(stop);
  node_limit_ = limits.nodes;
  nodes_ = 0;
  is_stopped_ = false;
}

bool Search::must_stop() {
  ++nodes_;
  if (node_limit_ > 0 && nodes_ > node_limit_) is_stopped_ = true;
  if (nodes_ % nodes_between_looks == 0 && stop_.stop_requested()) is_stopped_ = true;
  return is_stopped_;
}

Search::Found Search::final(const Track& track) const {
  return {stone_score * track.count(), true};
}

void Search::clear_line(std::size_t ply) {
  while (lines_.size() <= ply + 1) lines_.emplace_back();
  lines_[ply].clear();
}

void Search::keep_line(const HalfMove& move, std::size_t ply) {
  std::vector<HalfMove>& line = lines_[ply];
  line.assign(1, move);
  line.insert(line.end(), lines_[ply + 1].begin(), lines_[ply + 1].end());
}

// Usually the other side is to move then, but not when it waits (A9).
Search::Found Search::child(Track& track, const HalfMove& move, int depth, Window window,
                            std::size_t ply) {
  const Side side = track.here().board.to_move;
  track.go(move);
  const bool is_same = track.here().board.to_move == side;
  const Window turned = is_same ? window : Window{-window.beta, -window.alpha};
  Found found = full(track, depth - 1, turned, ply + 1);
  track.back();
  if (!is_same) found.value = -found.value;
  return found;
}

Search::Found Search::full(Track& track, int depth, Window window, std::size_t ply) {
  clear_line(ply);
  if (track.here().is_over) {
    ++nodes_;
    return final(track);
  }
  if (depth <= 0) return leaf(track, depth, window, ply);
  if (must_stop()) return {};
  const std::uint64_t key = track.key(depth);
  std::uint32_t known = 0;
  if (const Entry* entry = table_.find(key)) {
    known = entry->move;
    const bool cuts = entry->bound == Bound::exact ||
                      (entry->bound == Bound::lower && entry->value >= window.beta) ||
                      (entry->bound == Bound::upper && entry->value <= window.alpha);
    // An open window wants a line, which the table does not hold.
    if (cuts && !window.is_open() && entry->answers(depth)) {
      return {entry->value, entry->is_solved};
    }
  }
  const Board board = track.here().board;
  const bool may_prune = settings_.is_selective && depth <= prune_depth && !window.is_open();
  const int reach = prune_margin * (depth + 1);
  const int standing = may_prune ? evaluate(board, track.options(), settings_.weights) : 0;
  if (may_prune && standing - reach - stone_score >= window.beta)
    return {standing - reach - stone_score, false};
  const std::vector<HalfMove> moves = track.moves();
  Queue queue(ordering_, board, moves, known, ply);
  Best best(-infinite);
  int alpha = window.alpha;
  bool is_first = true;
  int quiet = 0;
  while (const HalfMove* move = queue.next()) {
    Found found;
    const bool is_quiet = gain_of(board, *move) == 0;
    if (is_quiet) ++quiet;
    if (may_prune && is_quiet && standing + reach <= alpha) {
      best.skip(standing + reach);
      break;
    }
    if (may_prune && quiet > searched_near_leaves * (depth + 1) && is_quiet) {
      best.skip(alpha);
      break;
    }
    if (is_first) {
      found = child(track, *move, depth, {alpha, window.beta}, ply);
    } else {
      const int shorter = settings_.is_selective && is_quiet ? reduction(depth, quiet) : 0;
      found = child(track, *move, depth - shorter, {alpha, alpha + 1}, ply);
      if (shorter > 0 && found.value > alpha && !found.is_solved) {
        found = child(track, *move, depth, {alpha, alpha + 1}, ply);
      }
      if (found.value > alpha && found.value < window.beta) {
        found = child(track, *move, depth, {alpha, window.beta}, ply);
      }
    }
    if (is_stopped_) return {};
    is_first = false;
    best.add(*move, found);
    if (best.value() > alpha) {
      alpha = best.value();
      if (window.is_open()) keep_line(*move, ply);
    }
    if (alpha >= window.beta) {
      if (gain_of(board, *move) == 0) ordering_.reward(board.to_move, *move, depth, ply);
      break;
    }
  }
  const Bound bound = best.value() >= window.beta   ? Bound::lower
                      : best.value() > window.alpha ? Bound::exact
                                                    : Bound::upper;
  const Found found{best.value(), best.is_solved(window.beta)};
  table_.store({key, best.move(), static_cast<std::int16_t>(found.value),
                static_cast<std::int8_t>(depth), bound, found.is_solved});
  return found;
}

// Beyond the depth only captures and doublings are followed, and a side may always leave it at what
// it has; unless it has to capture (A13).
Search::Found Search::leaf(Track& track, int depth, Window window, std::size_t ply) {
  if (must_stop()) return {};
  const Options& options = track.options();
  const Board board = track.here().board;
  const int standing = evaluate(board, options, settings_.weights);
  if (depth <= -settings_.quiet_depth || !may_progress(board, options)) return {standing, false};
  const bool is_forced = options.force != Force::none && captures_needed(board, options) > 0;
  if (!is_forced && standing >= window.beta) return {standing, false};
  const std::uint64_t key = track.key(depth);
  std::uint32_t known = 0;
  if (const Entry* entry = table_.find(key)) {
    known = entry->move;
    const bool cuts = entry->bound == Bound::exact ||
                      (entry->bound == Bound::lower && entry->value >= window.beta) ||
                      (entry->bound == Bound::upper && entry->value <= window.alpha);
    if (cuts && entry->answers(depth)) return {entry->value, entry->is_solved};
  }
  std::vector<HalfMove> moves = track.moves();
  std::erase_if(moves, [&](const HalfMove& move) { return !is_progress(board, move, options); });
  Queue queue(ordering_, board, moves, known, ply);
  Best best(is_forced ? -infinite : standing);
  int alpha = std::max(window.alpha, best.value());
  while (const HalfMove* move = queue.next()) {
    const Found found = child(track, *move, depth, {alpha, window.beta}, ply);
    if (is_stopped_) return {};
    best.add(*move, {found.value, false});
    alpha = std::max(alpha, best.value());
    if (alpha >= window.beta) break;
  }
  const int value = moves.empty() ? standing : best.value();
  const Bound bound = value >= window.beta   ? Bound::lower
                      : value > window.alpha ? Bound::exact
                                             : Bound::upper;
  table_.store({key, best.move(), static_cast<std::int16_t>(value), static_cast<std::int8_t>(depth),
                bound, false});
  return {value, false};
}

// The value, found with a narrow window around what it should be. Where selection makes two windows
// disagree, the open one decides.
Search::Found Search::around(Track& track, const HalfMove& move, int depth, int guess) {
  Window window{guess - usual_change, guess + usual_change};
  for (int tries = 0; tries < 2; ++tries) {
    const Found found = child(track, move, depth, window, 0);
    if (is_stopped_ || (found.value > window.alpha && found.value < window.beta)) return found;
    if (found.value <= window.alpha) {
      window = {found.value - 4 * usual_change, found.value + 1};
    } else {
      window = {found.value - 1, found.value + 4 * usual_change};
    }
  }
  return child(track, move, depth, {-infinite, infinite}, 0);
}

// Every half-move to the depth. Answers whether all of them were done.
bool Search::deepen(Values& values, Track& track, int depth) {
  std::vector<MoveValue> moves = values.moves;
  std::vector<std::size_t> order(moves.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return moves[a].value > moves[b].value; });
  bool is_solved = true;
  for (const std::size_t i : order) {
    MoveValue& move = moves[i];
    if (!move.is_solved) {
      const Found found = around(track, move.move, depth, move.value);
      if (is_stopped_) return false;
      move.value = found.value;
      move.is_solved = found.is_solved;
      move.line = lines_[1];
    }
    is_solved = is_solved && move.is_solved;
  }
  values.moves = std::move(moves);
  values.depth = depth;
  values.is_solved = is_solved;
  return true;
}

Values Search::values(const State& state, const std::vector<HalfMove>& moves,
                      const SearchLimits& limits, std::stop_token stop) {
  start(limits, std::move(stop));
  Track track(state);
  Values values;
  for (const HalfMove& move : moves) values.moves.push_back({move, 0, false, {}});
  std::uint64_t last = 0;
  while (values.depth < limits.depth && !values.is_solved) {
    const std::uint64_t before = nodes_;
    if (!deepen(values, track, values.depth + 1)) break;
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
      if (!deepen(deeper, track, deeper.depth + 1)) break;
      last = nodes_ - before;
    }
    if (deeper.is_solved) values = std::move(deeper);
  }
  values.nodes = nodes_;
  return values;
}

Values Search::best(const State& state, const SearchLimits& limits, std::stop_token stop) {
  start(limits, std::move(stop));
  Track track(state);
  Values values;
  if (track.here().is_over) return values;
  for (int depth = 1; depth <= limits.depth; ++depth) {
    const Found found = full(track, depth, {-infinite, infinite}, 0);
    if (is_stopped_) break;
    const std::vector<HalfMove>& line = lines_[0];
    values.moves.assign(1, {line.front(), found.value, found.is_solved,
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
