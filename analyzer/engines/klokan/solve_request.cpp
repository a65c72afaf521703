#include "analyzer/engines/klokan/solve_request.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "analyzer/engines/klokan/search/search.h"
#include "core/base/text.h"
#include "core/games/klokan/rules.h"

namespace kibic::klokan {
namespace {

constexpr int usual_depth = 8;
constexpr int most_depth = 60;
constexpr std::uint64_t nodes_to_solve = 2'000'000;

// The board as it is written: a plain stone on its far rank stays plain, as in the small positions
// of the rule book (2.4), while the start of a record doubles it.
Result<State> parse_state(const std::string& position, const RuleSet& rules) {
  StartPosition start;
  start.text = position;
  auto state = Rules::start("standard", rules, start);
  if (!state || position.find('/') == std::string::npos) return state;
  const std::string_view text = trim(position);
  const auto rows = text.find(' ');
  if (rows == std::string_view::npos) return state;
  const std::string_view side = trim(text.substr(rows)).substr(0, 1);
  const auto board = parse_board(text.substr(0, rows), side);
  if (!board || !state->options->marks_doubled()) return state;
  state->board = *board;
  if (!state->past.empty()) state->past.assign(1, *board);
  return state;
}

Result<int> parse_depth(const SolveRequest& request) {
  const auto found = request.extras.find("depth");
  if (found == request.extras.end() || found->second.empty()) return usual_depth;
  const auto depth = to_integer(found->second);
  if (!depth || *depth < 1 || *depth > most_depth) {
    return fail("bad-depth",
                Message(KIBIC_TEXT("The depth has to be a number from 1 to {0}."), most_depth));
  }
  return static_cast<int>(*depth);
}

Error stopped() {
  return {"stopped", Message(KIBIC_TEXT("The search was stopped."))};
}

double in_stones(int value) {
  return static_cast<double>(value) / stone_score;
}

// A finished game: nobody is to act, the count is all there is.
void report_count(const State& state, Solution& solution) {
  const Side side = state.board.to_move;
  solution.value = value_of(state, side) - value_of(state, other(side));
}

}  // namespace

Result<Solution> solve_request(const SolveRequest& request, std::stop_token stop) {
  const auto begin = std::chrono::steady_clock::now();
  const auto state = parse_state(request.position, request.rules);
  if (!state) return tl::unexpected(state.error());
  const auto depth = parse_depth(request);
  if (!depth) return tl::unexpected(depth.error());
  Solution solution;
  solution.game = "klokan";
  solution.position = request.position;
  solution.to_act = state->board.to_move == Side::white ? 0 : 1;
  solution.unit = "stones";
  if (state->ending) {
    report_count(*state, solution);
    return solution;
  }
  const std::vector<NamedMove> named = legal_moves(*state);
  std::vector<HalfMove> moves;
  for (const NamedMove& one : named) moves.push_back(one.move);
  Search search;
  const Values values = search.values(*state, moves, {*depth, 0, nodes_to_solve}, std::move(stop));
  if (!values.is_complete) return tl::unexpected(stopped());
  for (std::size_t i = 0; i < named.size(); ++i) {
    solution.moves.push_back({named[i].text, in_stones(values.moves[i].value)});
  }
  std::stable_sort(solution.moves.begin(), solution.moves.end(),
                   [](const auto& a, const auto& b) { return a.value > b.value; });
  solution.value = solution.moves.front().value;
  solution.exact = values.is_solved;
  solution.nodes = values.nodes;
  solution.ms =
      std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
  return solution;
}

Result<Perft> perft_request(const PerftRequest& request, std::stop_token stop) {
  const auto state = parse_state(request.position, request.rules);
  if (!state) return tl::unexpected(state.error());
  Perft result;
  result.depth = request.depth;
  result.nodes = request.depth == 0 ? 1 : 0;
  const Board& board = state->board;
  if (request.depth == 0 || board.own() == 0 || board.enemy() == 0) return result;
  for (const NamedMove& one : named_moves(board, *state->options)) {
    if (stop.stop_requested()) return tl::unexpected(stopped());
    const std::uint64_t nodes = perft(after(board, one.move), *state->options, request.depth - 1);
    result.nodes += nodes;
    result.divide.push_back({one.text, nodes});
  }
  return result;
}

std::optional<std::string> position_text(const kibic::State& state, std::optional<int> /*viewer*/) {
  const State* typed = state.as<Rules>();
  return typed == nullptr ? std::nullopt : std::optional(to_string(*typed));
}

}  // namespace kibic::klokan
