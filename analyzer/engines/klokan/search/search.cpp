#include "analyzer/engines/klokan/search/search.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

#include "core/games/klokan/jumps.h"

namespace kibic::klokan {
namespace {

constexpr int infinite = 30'000;
constexpr std::uint64_t nodes_between_looks = 1024;  // at the stop token
// How far values of the same half-move usually move from one depth to the next.
constexpr int usual_change = 45;
// A tree grows by about this factor with each half-move (rule book 2.2).
constexpr std::uint64_t usual_growth = 4;
constexpr int deepest = 120;

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
    move_ = move;
    has_move_ = true;
    is_best_solved_ = found.is_solved;
  }
  // There are half-moves worth no more than that, which need not be looked at.
  void skip(int value) {
    all_solved_ = false;
    value_ = std::max(value_, value);
  }
  int value() const { return value_; }
  // A lower bound is proved by the half-move that gave it, everything else by all of them.
  bool is_solved(const int beta) const { return value_ >= beta ? is_best_solved_ : all_solved_; }

  Entry entry(std::uint64_t key, int depth, Window window) const {
    const Bound bound = value_ >= window.beta   ? Bound::lower
                        : value_ > window.alpha ? Bound::exact
                                                : Bound::upper;
    return {key,
            has_move_ ? move_ : HalfMove{},
            static_cast<std::int16_t>(value_),
            static_cast<std::int8_t>(depth),
            bound,
            is_solved(window.beta)};
  }

 private:
  int value_;
  HalfMove move_;
  bool has_move_ = false;
  bool all_solved_ = true;
  bool is_best_solved_ = false;
};

Search::Search(SearchSettings settings)
    : settings_(settings), table_(settings.table_mebibytes), lines_(1) {}

void Search::start(const State& state, const SearchLimits& limits, std::stop_token stop) {
  table_.clear();
  ordering_.clear();
  const Options& options = *state.options;
  ends_calmly_ =
      options.stuck == Stuck::count && options.force == Force::none && !options.is_positional();
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

// What a half-move with this gain can be worth at the very most where it is the last of the depth.
// REQUIRES: ends_calmly_.
int Search::most_after(const Track& track, int gain) const {
  return stone_score * (track.count() + gain) + settings_.weights.most_positional;
}

Queue& Search::queue_at(std::size_t ply) {
  while (queues_.size() <= ply) queues_.emplace_back();
  return queues_[ply];
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

// One position within the depth: hands its half-moves to the search one by one and keeps the books.
class Search::Node {
 public:
  Node(Search& search, Track& track, int depth, Window window, std::size_t ply)
      : search_(search),
        track_(track),
        board_(track.here().board),
        depth_(depth),
        window_(window),
        alpha_(window.alpha),
        ply_(ply),
        is_last_(depth == 1 && search.ends_calmly_ && !window.is_open()) {}

  // Answers whether the search of this position is over.
  bool visit(const HalfMove& move) {
    const int gain = gain_of(board_, move);
    if (is_last_) {
      // Each is worth no more than its count allows.
      const int most = search_.most_after(track_, gain);
      if (most <= alpha_) {
        best_.skip(most);
        return false;
      }
    }
    const Found found = value_of(move);
    if (search_.is_stopped_) return true;
    is_first_ = false;
    best_.add(move, found);
    if (best_.value() > alpha_) {
      alpha_ = best_.value();
      if (window_.is_open()) search_.keep_line(move, ply_);
    }
    if (alpha_ < window_.beta) return false;
    if (gain == 0) search_.ordering_.reward(board_.to_move, move, depth_, ply_);
    return true;
  }
  // Nothing here can be good enough.
  bool is_hopeless() const {
    return is_last_ && search_.most_after(track_, 0) <= alpha_ &&
           !may_progress(board_, track_.options());
  }
  const Best& best() const { return best_; }

 private:
  Found value_of(const HalfMove& move) {
    const Window open{alpha_, window_.beta};
    if (is_first_) return search_.child(track_, move, depth_, open, ply_);
    const Found found = search_.child(track_, move, depth_, {alpha_, alpha_ + 1}, ply_);
    const bool is_between = found.value > alpha_ && found.value < window_.beta;
    return is_between ? search_.child(track_, move, depth_, open, ply_) : found;
  }

  Search& search_;
  Track& track_;
  const Board board_;
  int depth_;
  Window window_;
  int alpha_;
  std::size_t ply_;
  bool is_last_;
  bool is_first_ = true;
  Best best_{-infinite};
};

Search::Found Search::full(Track& track, int depth, Window window, std::size_t ply) {
  clear_line(ply);
  if (track.here().is_over) {
    ++nodes_;
    return final(track);
  }
  if (depth <= 0) return leaf(track, depth, window, ply);
  if (must_stop()) return {};
  const std::uint64_t key = track.key(depth);
  HalfMove known;
  if (const Entry* entry = table_.find(key, depth)) {
    // An open window wants a line, which the table does not hold.
    const bool cuts = !window.is_open() && entry->decides(window.alpha, window.beta);
    if (cuts && entry->answers(depth)) return {entry->value, entry->is_solved};
    known = entry->move;
  }
  Node node(*this, track, depth, window, ply);
  if (node.is_hopeless()) return {most_after(track, 0), false};
  // Step 1. What was best before; often enough, so that nothing else has to be listed.
  const bool is_known = known != HalfMove{};
  bool is_done = is_known && node.visit(known);
  // Step 2. The others.
  if (!is_done) {
    Queue& queue = queue_at(ply);
    track.list_moves(queue.moves());
    queue.start(ordering_, track.here().board, ply);
    while (const HalfMove* next = is_done ? nullptr : queue.next()) {
      if (!is_known || *next != known) is_done = node.visit(*next);
    }
  }
  if (is_stopped_) return {};
  table_.store(node.best().entry(key, depth, window));
  return {node.best().value(), node.best().is_solved(window.beta)};
}

// Beyond the depth only captures and doublings are followed, and a side may always leave it at what
// it has; unless it has to capture (A13).
Search::Found Search::leaf(Track& track, int depth, Window window, std::size_t ply) {
  if (must_stop()) return {};
  const Options& options = track.options();
  const Board& board = track.here().board;
  const bool is_forced = options.force != Force::none && captures_needed(board, options) > 0;
  const bool is_end = depth <= -settings_.quiet_depth || !may_progress(board, options);
  // Step 1. The count alone may settle it.
  const int counted = stone_score * track.count();
  const int positional = settings_.weights.most_positional;
  if ((is_end || !is_forced) && counted - positional >= window.beta) {
    return {counted - positional, false};
  }
  if (is_end && counted + positional <= window.alpha) return {counted + positional, false};
  // Step 2. The evaluation, then what captures make of it.
  const int standing = evaluate(board, options, settings_.weights);
  if (is_end || (!is_forced && standing >= window.beta)) return {standing, false};
  Best best(is_forced ? -infinite : standing);
  follow(track, depth, ply, queue_at(ply), best, window.alpha, window.beta);
  if (is_stopped_) return {};
  return {best.value() == -infinite ? standing : best.value(), false};
}

void Search::follow(Track& track, int depth, std::size_t ply, Queue& queue, Best& best, int alpha,
                    int beta) {
  const Board board = track.here().board;
  const Options& options = track.options();
  track.list_moves(queue.moves());
  std::erase_if(queue.moves(),
                [&](const HalfMove& move) { return !is_progress(board, move, options); });
  queue.start(ordering_, board, ply);
  while (const HalfMove* move = queue.next()) {
    alpha = std::max(alpha, best.value());
    if (alpha >= beta) return;
    // The other side may leave it at what it has then.
    const int most = most_after(track, gain_of(board, *move));
    if (ends_calmly_ && most <= alpha) {
      best.skip(most);
      continue;
    }
    const Found found = child(track, *move, depth, {alpha, beta}, ply);
    if (is_stopped_) return;
    best.add(*move, found);
  }
}

// The value, found with a narrow window around what it should be.
Search::Found Search::around(Track& track, const HalfMove& move, int depth, int guess) {
  Window window{guess - usual_change, guess + usual_change};
  while (true) {
    const Found found = child(track, move, depth, window, 0);
    if (is_stopped_ || (found.value > window.alpha && found.value < window.beta)) return found;
    const int wider = 2 * (window.beta - window.alpha);
    window = found.value <= window.alpha
                 ? Window{std::max(-infinite, found.value - wider), found.value + 1}
                 : Window{found.value - 1, std::min(infinite, found.value + wider)};
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
  const Found found = around(track, move.move, depth, std::max(guess, threshold + 1));
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
    const bool is_wanted = exact.size() < limits.exact || i == limits.exact_too;
    const int threshold = exact.size() < limits.exact ? -infinite : exact[limits.exact - 1];
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
    const Found found = full(track, depth, {-infinite, infinite}, 0);
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
