#include "analyzer/engines/klokan/bench/bench.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <ctime>
#include <optional>
#include <utility>

#include "analyzer/engines/klokan/bench/selfplay.h"
#include "analyzer/engines/klokan/judge/judge.h"
#include "analyzer/engines/klokan/play/players.h"
#include "analyzer/engines/klokan/reference/reference.h"
#include "analyzer/engines/klokan/search/search.h"
#include "core/base/message.h"
#include "core/base/rng.h"
#include "core/games/klokan/rules.h"

namespace kibic::klokan {
namespace {

double cpu_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

template <class Work>
double time_of(const Work& work) {
  const double before = cpu_seconds();
  work();
  return cpu_seconds() - before;
}

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

// --- klokan-review

constexpr std::size_t usual_length = 75;

// The self-played game whose length is nearest to that of games in the rule book.
PlayedGame usual_game(std::uint64_t seed, const std::stop_token& stop) {
  PlayedGame best;
  const auto distance = [](const PlayedGame& game) {
    return std::abs(static_cast<double>(game.states.size()) - usual_length);
  };
  constexpr int tries = 4;
  for (int i = 0; i < tries; ++i) {
    PlayedGame game = play_game("club", "club", seed + static_cast<std::uint64_t>(i), stop);
    if (best.states.empty() || distance(game) < distance(best)) best = std::move(game);
  }
  return best;
}

std::vector<BenchResult> run_review(const BenchSettings& settings) {
  const PlayedGame game = usual_game(settings.seed, settings.stop);
  std::size_t length = game.states.size() - 1;
  if (settings.size > 0) length = std::min(length, static_cast<std::size_t>(settings.size));
  std::array<std::uint64_t, 8> grades{};
  const Judge judge;
  double dearest = 0;
  const double seconds = time_of([&] {
    for (std::size_t i = 0; i < length && !settings.stop.stop_requested(); ++i) {
      const auto before = kibic::State::of<Rules>(game.states[i]);
      Decision decision{i,  before.actor().seat_number(), "move", before,
                        {}, before.legal_actions(),       {}};
      for (const auto& option : decision.options) {
        const auto next = before.apply(before.actor(), option);
        if (next.as<Rules>()->board == game.states[i + 1].board) decision.played = option;
      }
      const double start = cpu_seconds();
      const Verdict verdict = judge.judge(decision, {}, settings.stop);
      dearest = std::max(dearest, cpu_seconds() - start);
      ++grades[static_cast<std::size_t>(verdict.grade)];
    }
  });
  if (settings.stop.stop_requested()) return {};
  BenchResult result;
  result.name = "review at level normal";
  result.text = fmt::format("{} half-moves judged in {:.1f} s of one core, the dearest {:.1f} s;",
                            length, seconds, dearest);
  for (std::size_t i = 0; i < grades.size(); ++i) {
    if (grades[i] == 0) continue;
    result.text += fmt::format(" {} {}", grades[i], name_of(static_cast<Grade>(i)));
  }
  result.figures = {
      {"/half_moves", std::uint64_t{length}}, {"/seconds", seconds}, {"/dearest_seconds", dearest}};
  return {result};
}

// --- klokan-strengths

double result_of(int count) {
  return count > 0 ? 1.0 : count < 0 ? 0.0 : 0.5;
}

std::optional<BenchResult> compare(const SearchStrength& weaker, const SearchStrength& stronger,
                                   const BenchSettings& settings, int games) {
  double score = 0;
  int stones = 0;
  for (int i = 0; i < games; ++i) {
    const std::uint64_t seed = settings.seed + static_cast<std::uint64_t>(i);
    const bool is_white = i % 2 == 0;
    const PlayedGame game = is_white
                                ? play_game(stronger.name.id, weaker.name.id, seed, settings.stop)
                                : play_game(weaker.name.id, stronger.name.id, seed, settings.stop);
    if (settings.stop.stop_requested()) return std::nullopt;
    const int own = is_white ? game.count : -game.count;
    score += result_of(own);
    stones += own;
  }
  BenchResult result;
  result.name = fmt::format("{} against {}", stronger.name.id, weaker.name.id);
  const double share = score / games;
  const double mean = static_cast<double>(stones) / games;
  result.text = fmt::format("{}: {:.0f} % of {} games, {:+.1f} stones a game", result.name,
                            100 * share, games, mean);
  result.figures = {{"/score", share}, {"/stones", mean}};
  return result;
}

// What a player loses on average by a half-move, valued to a depth of six.
std::optional<BenchResult> error_rate(const SearchStrength& strength, const BenchSettings& settings,
                                      int games) {
  constexpr int depth = 6;
  constexpr std::size_t every = 7;
  Search search;
  double lost = 0;
  int errors = 0;
  int looked_at = 0;
  for (int i = 0; i < games; ++i) {
    const PlayedGame game =
        play_game(strength.name.id, strength.name.id,
                  settings.seed + 1000 + static_cast<std::uint64_t>(i), settings.stop);
    if (settings.stop.stop_requested()) return std::nullopt;
    for (std::size_t j = every; j + 1 < game.states.size(); j += every) {
      const State& state = game.states[j];
      const std::vector<HalfMove> moves = half_moves(state.board, *state.options);
      const Values values = search.values(state, moves, {depth, 0, 0}, settings.stop);
      if (settings.stop.stop_requested()) return std::nullopt;
      int best = values.moves.front().value;
      int played = best;
      for (std::size_t k = 0; k < moves.size(); ++k) {
        best = std::max(best, values.moves[k].value);
        const Board next = after(state.board, moves[k]);
        if (next.stones == game.states[j + 1].board.stones) played = values.moves[k].value;
      }
      lost += static_cast<double>(best - played) / stone_score;
      errors += best - played >= stone_score / 2 ? 1 : 0;
      ++looked_at;
    }
  }
  BenchResult result;
  result.name = fmt::format("errors of {}", strength.name.id);
  const double mean = lost / std::max(1, looked_at);
  const double share = static_cast<double>(errors) / std::max(1, looked_at);
  result.text = fmt::format(
      "{}: {:.2f} stones lost by a half-move, {:.1f} % lose half a stone or "
      "more",
      result.name, mean, 100 * share);
  result.figures = {{"/mean_loss", mean}, {"/error_share", share}};
  return result;
}

std::optional<BenchResult> fit_chances(const BenchSettings& settings, int games) {
  constexpr int depth = 4;
  constexpr std::size_t every = 6;
  constexpr double stones = 2.0 * most_stones;
  Search search;
  std::vector<Sample> samples;
  double won = 0;
  int decided = 0;
  for (int i = 0; i < games; ++i) {
    const PlayedGame game = play_game(
        "club", "club", settings.seed + 5000 + static_cast<std::uint64_t>(i), settings.stop);
    if (settings.stop.stop_requested()) return std::nullopt;
    if (game.count != 0) {
      won += std::abs(game.count);
      ++decided;
    }
    for (std::size_t j = every; j + 1 < game.states.size(); j += every) {
      const Board& board = game.states[j].board;
      const Values values = search.best(game.states[j], {depth, 0, 0}, settings.stop);
      if (settings.stop.stop_requested()) return std::nullopt;
      if (values.is_solved) continue;
      const double sign = board.to_move == Side::white ? 1.0 : -1.0;
      samples.push_back({sign * values.moves.front().value / stone_score,
                         1 - count(board.stones[0] | board.stones[1]) / stones,
                         result_of(game.count)});
    }
  }
  const Slopes slopes = fit(samples);
  const double mean = won / std::max(1, decided);
  BenchResult result;
  result.name = "fit";
  result.text = fmt::format(
      "fit of {} positions of {} games: slope {:.3f} + {:.3f} * share gone; {} decided games are "
      "won by {:.2f} stones",
      samples.size(), games, slopes.full, slopes.gone, decided, mean);
  result.figures = {
      {"/slope_full", slopes.full}, {"/slope_gone", slopes.gone}, {"/mean_win", mean}};
  return result;
}

std::vector<BenchResult> run_strengths(const BenchSettings& settings) {
  const int games = settings.size > 0 ? settings.size : 20;
  std::vector<BenchResult> results;
  const auto add = [&](std::optional<BenchResult> result) {
    if (result) results.push_back(*std::move(result));
  };
  add(fit_chances(settings, 10 * games));
  const auto all = search_strengths();
  for (const SearchStrength& one : all) {
    add(error_rate(one, settings, std::max(1, games / 4)));
  }
  for (std::size_t i = 1; i < all.size(); ++i) {
    add(compare(all[i - 1], all[i], settings, games));
  }
  return results;
}

}  // namespace

std::vector<Benchmark> benchmarks() {
  return {{"klokan-perft", KIBIC_TEXT("Half-moves of klokan counted, against lists of squares"),
           run_perft},
          {"klokan-search", KIBIC_TEXT("Search in klokan against plain alpha-beta"), run_search},
          {"klokan-review", KIBIC_TEXT("A whole game of klokan judged"), run_review},
          {"klokan-strengths", KIBIC_TEXT("How the players of klokan err, and who beats whom"),
           run_strengths}};
}

}  // namespace kibic::klokan
