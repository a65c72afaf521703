#include "analyzer/engines/klokan/bench/bench.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "analyzer/engines/klokan/bench/review_bench.h"
#include "analyzer/engines/klokan/bench/strengths_bench.h"
#include "analyzer/engines/klokan/bench/timing.h"
#include "analyzer/engines/klokan/reference/reference.h"
#include "analyzer/engines/klokan/search/search.h"
#include "core/base/message.h"
#include "core/games/klokan/rules.h"

namespace kibic::klokan {
namespace {

double as_double(std::uint64_t number) {
  return static_cast<double>(number);
}

State first_state() {
  return Rules::start("standard", {}, {}).value();
}

// --- klokan-perft

// Leaves of the tree below the board by `count`, which takes a board and a depth; between its calls
// somebody may ask to stop.
template <class Count>
std::uint64_t leaves_below(const Board& board, const Options& options, int depth,
                           const std::stop_token& stop, const Count& count) {
  constexpr int undivided = 3;
  if (depth <= undivided || board.own() == 0 || board.enemy() == 0) return count(board, depth);
  std::uint64_t total = 0;
  for (const HalfMove& move : half_moves(board, options)) {
    if (stop.stop_requested()) break;
    total += leaves_below(after(board, move), options, depth - 1, stop, count);
  }
  return total;
}

std::vector<BenchResult> run_perft(const BenchSettings& settings) {
  const Options options;
  const int depth = settings.size > 0 ? settings.size : 5;
  const int reference_depth = std::min(depth, 4);
  const auto own = [&](const Board& board, int to) { return perft(board, options, to); };
  const auto list = [&](const Board& board, int to) {
    return list_perft(list_board(board), options, to);
  };
  const auto count = [&](int to, const auto& by) {
    return leaves_below(start_board(), options, to, settings.stop, by);
  };
  std::uint64_t leaves = 0;
  const double seconds = time_of([&] { leaves = count(depth, own); });
  std::uint64_t same = 0;
  std::uint64_t expected = 0;
  const double own_seconds = time_of([&] { same = count(reference_depth, own); });
  const double list_seconds = time_of([&] { expected = count(reference_depth, list); });
  if (settings.stop.stop_requested()) return {};
  BenchResult result;
  result.name = fmt::format("perft {}", depth);
  result.is_wrong = same != expected;
  const double rate = as_double(leaves) / seconds;
  const double ratio = list_seconds / own_seconds;
  result.text = fmt::format(
      "perft {}: {} leaves, {:.1f} M/s; {:.0f} times faster than lists at depth {}, counts {}",
      depth, leaves, rate / 1e6, ratio, reference_depth, result.is_wrong ? "UNEQUAL" : "equal");
  result.figures = {{"/leaves", leaves}, {"/leaves_per_s", rate}, {"/ratio_to_lists", ratio}};
  return {result};
}

// --- klokan-search

// The same boards and generator, and nothing else: what the search has to be measured against.
class PlainBoards {
 public:
  PlainBoards(const State& state, std::stop_token stop) : track_(state), stop_(std::move(stop)) {}

  int value(int depth, int alpha, int beta) {
    ++nodes_;
    if (track_.here().is_over) return stone_score * track_.count();
    if (depth == 0) {
      return evaluate(track_.here().board, track_.options(), usual_weights());
    }
    std::vector<HalfMove> moves;
    track_.list_moves(moves);
    for (const HalfMove& move : moves) {
      if (depth > 1 && stop_.stop_requested()) break;
      track_.go(move);
      const int found = -value(depth - 1, -beta, -alpha);
      track_.back();
      alpha = std::max(alpha, found);
      if (alpha >= beta) break;
    }
    return alpha;
  }
  std::uint64_t nodes() const { return nodes_; }

 private:
  Track track_;
  std::stop_token stop_;
  std::uint64_t nodes_ = 0;
};

std::vector<BenchResult> run_search(const BenchSettings& settings) {
  const int depth = settings.size > 0 ? settings.size : 7;
  const State state = first_state();
  constexpr int wide = 10'000;
  SearchSettings plain;
  plain.quiet_depth = 0;
  Search search(plain);
  Values found;
  const double seconds = time_of([&] { found = search.best(state, {depth, 0, 0}, settings.stop); });
  PlainBoards reference(state, settings.stop);
  int expected = 0;
  const double plain_seconds = time_of([&] { expected = reference.value(depth, -wide, wide); });
  Search full;
  Values all;
  std::vector<HalfMove> moves = half_moves(state.board, *state.options);
  const double all_seconds = time_of([&] {
    all = full.values(state, moves, {depth, 0, 0}, settings.stop);
  });
  if (settings.stop.stop_requested()) return {};
  BenchResult result;
  result.name = fmt::format("search to depth {}", depth);
  result.is_wrong = found.moves.front().value != expected;
  const double ratio = as_double(reference.nodes()) / as_double(found.nodes);
  const double rate = as_double(all.nodes) / all_seconds;
  result.text = fmt::format(
      "depth {} from the start: {} nodes ({:.2f} s) against {} of plain alpha-beta ({:.2f} s), 1/"
      "{:.1f}, values {}\n    every half-move as the judge does it: {} nodes, {:.2f} s, {:.1f} M "
      "nodes/s",
      depth, found.nodes, seconds, reference.nodes(), plain_seconds, ratio,
      result.is_wrong ? "UNEQUAL" : "equal", all.nodes, all_seconds, rate / 1e6);
  result.figures = {
      {"/nodes", found.nodes},   {"/plain_nodes", reference.nodes()}, {"/ratio", ratio},
      {"/all_nodes", all.nodes}, {"/all_seconds", all_seconds},       {"/nodes_per_s", rate}};
  return {result};
}

}  // namespace

std::vector<Benchmark> benchmarks() {
  return {
      {"klokan-perft", KIBIC_TEXT("Half-moves of klokan counted, against lists of squares"),
       run_perft},
      {"klokan-search", KIBIC_TEXT("Search in klokan against plain alpha-beta"), run_search},
      {"klokan-review", KIBIC_TEXT("A whole game of klokan judged"), run_review},
      {"klokan-strengths",
       KIBIC_TEXT("How the players of klokan err, who beats whom, and who wins from what value"),
       run_strengths}};
}

}  // namespace kibic::klokan
