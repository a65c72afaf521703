// The tree below the half-moves of a question: positions within the depth, and captures beyond it.
#include <algorithm>
#include <array>
#include <cstdlib>

#include "analyzer/engines/klokan/search/search.h"
#include "analyzer/engines/klokan/search/zobrist.h"
#include "core/games/klokan/jumps.h"

namespace kibic::klokan {
namespace {

constexpr std::uint64_t nodes_between_looks = 1024;  // at the stop token
// A half-move hardly ever changes the evaluation by more than this beyond what it gains.
constexpr int usual_swing = 60;
// By depth: a selective search looks at so many half-moves before it takes no quiet ones any more.
constexpr std::array<std::size_t, 4> late_places{0, 12, 20, 40};

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

bool Search::must_stop() {
  ++nodes_;
  if (node_limit_ > 0 && nodes_ > node_limit_) is_stopped_ = true;
  if (nodes_ % nodes_between_looks == 0 && stop_.stop_requested()) is_stopped_ = true;
  return is_stopped_;
}

Search::Found Search::final(const Track& track) const {
  return {stone_score * track.count(), true};
}

// What a half-move with this gain can be worth at the very most where it is the last of the depth;
// in a selective search, what it is hardly ever worth more than. `standing`: the evaluation of the
// position before it. REQUIRES: ends_calmly_.
int Search::most_after(const Track& track, int gain, int standing) const {
  const int most = stone_score * (track.count() + gain) + settings_.weights.most_positional;
  return is_selective_ ? std::min(most, standing + stone_score * gain + usual_swing) : most;
}

// What a half-move with this gain is worth at the very least where nothing is followed after it: no
// own stone is lost by moving, and an evaluation strays from the count only so far. Where that is
// enough the position after it need not be looked at.
int Search::least_after(const Track& track, int gain, int depth) const {
  if (!ends_calmly_ || depth - 1 > -settings_.quiet_depth) return -infinite_;
  return stone_score * (track.count() + gain) - settings_.weights.most_positional;
}

// The smallest gain that may lead above alpha then; 0 where everything may.
int Search::least_gain(const Track& track, int alpha, int standing) const {
  if (!ends_calmly_) return 0;
  const int most = most_after(track, 0, standing);
  return most > alpha ? 0 : (alpha - most) / stone_score + 1;
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
  has_passed_ = false;
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
  // `standing`: the evaluation here, as far as it is needed.
  Node(Search& search, Track& track, int depth, Window window, int standing, std::size_t ply)
      : search_(search),
        track_(track),
        board_(track.here().board),
        depth_(depth),
        window_(window),
        alpha_(window.alpha),
        ply_(ply),
        standing_(standing),
        is_last_(depth == 1 && search.ends_calmly_ && !window.is_open()) {}

  // Answers whether the search of this position is over.
  bool visit(const HalfMove& move) {
    const int gain = gain_of(board_, move);
    const std::size_t place = visited_++;
    if (is_last_) {
      const int most = search_.most_after(track_, gain, standing_);
      if (most <= alpha_) {
        best_.skip(most);
        return false;
      }
    }
    if (is_late(gain, place)) {
      best_.skip(alpha_);
      return false;
    }
    const int least = search_.least_after(track_, gain, depth_);
    const bool is_enough = !window_.is_open() && least >= window_.beta;
    const Found found = is_enough ? Found{least, false} : value_of(move, reduction(gain, place));
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
  // Half-moves that gain less are not good enough.
  int least_gain() const { return is_last_ ? search_.least_gain(track_, alpha_, standing_) : 0; }
  // Nothing here can be good enough.
  bool is_hopeless() const { return least_gain() > 0 && !may_progress(board_, track_.options()); }
  void skip_small_gains(int least) {
    best_.skip(std::min(alpha_, search_.most_after(track_, least - 1, standing_)));
  }
  const Best& best() const { return best_; }

 private:
  bool is_late(int gain, std::size_t place) const {
    if (!search_.is_selective_ || window_.is_open() || gain > 0 || depth_ > 3) return false;
    return place >= late_places[static_cast<std::size_t>(depth_)];
  }
  // By so many half-moves less deep at first.
  int reduction(int gain, std::size_t place) const {
    if (!search_.is_selective_ || depth_ < 3) return 0;
    if (gain > 0) return place >= 10 ? 1 : 0;
    if (place < 4) return 0;
    return place < 12 || depth_ < 6 ? 1 : 2;
  }
  Found value_of(const HalfMove& move, int less) {
    const Window open{alpha_, window_.beta};
    if (is_first_) return search_.child(track_, move, depth_, open, ply_);
    const Window narrow{alpha_, alpha_ + 1};
    Found found = search_.child(track_, move, depth_ - less, narrow, ply_);
    if (less > 0 && found.value > alpha_ && !search_.is_stopped_) {
      found = search_.child(track_, move, depth_, narrow, ply_);
    }
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
  int standing_;
  bool is_last_;
  bool is_first_ = true;
  std::size_t visited_ = 0;
  Best best_{-infinite_};
};

bool Search::answers(const Entry& entry, int depth) const {
  return entry.answers(depth) || (is_selective_ && entry.depth > depth);
}

// Whether the other side cannot do anything about it even if it moves twice. Not where being on
// move may be bad: with few stones that can jump.
bool Search::holds_after_pass(Track& track, int depth, int beta, std::size_t ply) {
  const Board& board = track.here().board;
  const Options& options = track.options();
  if (has_passed_ || depth < 2 || count(movable_stones(board)) < 4) return false;
  if (options.quiet > 0 && track.here().quiet + depth >= options.quiet) return false;
  if (!track.pass()) return false;
  has_passed_ = true;
  const int less = 2;
  const Found found = full(track, depth - 1 - less, {-beta, 1 - beta}, ply + 1);
  has_passed_ = false;
  track.back();
  return !is_stopped_ && -found.value >= beta;
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
  HalfMove known;
  if (const Entry* entry = table_.find(key, depth)) {
    // An open window wants a line, which the table does not hold.
    const bool cuts = !window.is_open() && entry->decides(window.alpha, window.beta);
    if (cuts && answers(*entry, depth)) return {entry->value, entry->is_solved};
    known = track.is_mirrored() ? mirrored(entry->move) : entry->move;
  }
  const bool is_narrow = is_selective_ && !window.is_open();
  const int standing =
      is_narrow ? evaluate(track.here().board, track.options(), settings_.weights) : 0;
  if (is_narrow && standing >= window.beta && holds_after_pass(track, depth, window.beta, ply)) {
    return {window.beta, false};
  }
  if (is_stopped_) return {};
  Node node(*this, track, depth, window, standing, ply);
  if (node.is_hopeless()) return {most_after(track, 0, standing), false};
  // Step 1. What was best before; often enough, so that nothing else has to be listed.
  const bool is_known = known.from != known.to || known.captured != 0 || known.doubles;
  bool is_done = is_known && node.visit(known);
  // Step 2. The others.
  if (!is_done) {
    Queue& queue = queue_at(ply);
    if (const int least = node.least_gain(); least > 0) {
      node.skip_small_gains(least);
      track.list_gains(least, queue.moves());
    } else {
      track.list_moves(queue.moves());
    }
    queue.start(ordering_, track.here().board, ply);
    while (const HalfMove* next = is_done ? nullptr : queue.next()) {
      if (!is_known || *next != known) is_done = node.visit(*next);
    }
  }
  if (is_stopped_) return {};
  Entry entry = node.best().entry(key, depth, window);
  if (track.is_mirrored()) entry.move = mirrored(entry.move);
  table_.store(entry);
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
  Best best(is_forced ? -infinite_ : standing);
  follow(track, depth, ply, queue_at(ply), best, window.alpha, window.beta);
  if (is_stopped_) return {};
  return {best.value() == -infinite_ ? standing : best.value(), false};
}

void Search::follow(Track& track, int depth, std::size_t ply, Queue& queue, Best& best, int alpha,
                    int beta) {
  const Board board = track.here().board;
  const int standing = best.value();
  alpha = std::max(alpha, standing);
  const int least = least_gain(track, alpha, standing);
  if (least > 1) best.skip(std::min(alpha, most_after(track, least - 1, standing)));
  track.list_gains(least, queue.moves());
  queue.start(ordering_, board, ply);
  while (const HalfMove* move = queue.next()) {
    alpha = std::max(alpha, best.value());
    if (alpha >= beta) return;
    // The other side may leave it at what it has then.
    const int most = ends_calmly_ ? most_after(track, gain_of(board, *move), standing) : infinite_;
    if (most <= alpha) {
      best.skip(most);
      continue;
    }
    const int at_least = least_after(track, gain_of(board, *move), depth);
    const Found found =
        at_least >= beta ? Found{at_least, false} : child(track, *move, depth, {alpha, beta}, ply);
    if (is_stopped_) return;
    best.add(*move, found);
  }
}

}  // namespace kibic::klokan
