#include "analyzer/engines/marias/solve_request.h"

#include <algorithm>
#include <chrono>
#include <memory>

#include "analyzer/engines/marias/solver/solver.h"
#include "core/base/text.h"
#include "core/games/marias/options.h"
#include "core/games/marias/position.h"
#include "core/games/marias/rules.h"

namespace kibic::marias {
namespace {

Result<FlekCounts> parse_fleks(const std::string& text) {
  FlekCounts fleks{};
  for (const std::string_view item : split(text, ',')) {
    if (trim(item).empty()) continue;
    const auto parts = split(item, '=');
    const auto part = parse_part(trim(parts.front()));
    const auto count = parts.size() == 2 ? to_integer(trim(parts[1])) : std::nullopt;
    constexpr std::int64_t most = 99;
    if (!part || !count || *count < 0 || *count > most) {
      return fail("bad-fleks",
                  Message(KIBIC_TEXT("\"{0}\" in --fleks is not of the form part=number with a "
                                     "part like hra, sedma or sto and a number up to {1}."),
                          item, most));
    }
    fleks[static_cast<std::size_t>(*part)] = static_cast<int>(*count);
  }
  return fleks;
}

std::string extra(const SolveRequest& request, const std::string& key) {
  const auto found = request.extras.find(key);
  return found == request.extras.end() ? std::string() : found->second;
}

Result<Problem> parse_problem(const SolveRequest& request) {
  const auto house_rules = Options::from("licitovany", request.rules);
  if (!house_rules) return tl::unexpected(house_rules.error());
  const auto position = parse_position(request.position);
  if (!position) return tl::unexpected(position.error());
  const auto fleks = parse_fleks(extra(request, "fleks"));
  if (!fleks) return tl::unexpected(fleks.error());
  return problem_of(*position, std::make_shared<const Options>(*house_rules), *fleks,
                    extra(request, "objective") == "points" ? Objective::points : Objective::money);
}

// Money is asked for in units of a hra, whatever that costs under these rules.
double in_units(std::int64_t value, const Problem& problem) {
  const bool is_money = problem.objective == Objective::money;
  const std::int64_t unit = is_money ? std::max<std::int64_t>(problem.options->price_hra, 1) : 1;
  return static_cast<double>(value) / static_cast<double>(unit);
}

Solution solve(const Problem& problem, const SolveRequest& request) {
  const auto start = std::chrono::steady_clock::now();
  Solver solver;
  const auto moves = solver.moves(problem);
  Solution solution;
  solution.game = "marias";
  solution.position = request.position;
  solution.to_act = problem.position.trick.next_seat();
  solution.unit = problem.objective == Objective::money ? "units" : "points";
  const double sign = solution.to_act == problem.position.declarer ? 1 : -1;
  for (const MoveValue& move : moves) {
    // Adding zero turns -0 into 0.
    solution.moves.push_back({to_string(move.card), sign * in_units(move.value, problem) + 0.0});
  }
  std::stable_sort(solution.moves.begin(), solution.moves.end(),
                   [](const auto& a, const auto& b) { return a.value > b.value; });
  if (!solution.moves.empty()) solution.value = solution.moves.front().value;
  solution.nodes = solver.nodes();
  solution.ms =
      std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
  return solution;
}

}  // namespace

Result<Solution> solve_request(const SolveRequest& request, std::stop_token /*stop*/) {
  const auto problem = parse_problem(request);
  if (!problem) return tl::unexpected(problem.error());
  return solve(*problem, request);
}

std::optional<std::string> position_text(const kibic::State& state, std::optional<int> viewer) {
  const State* typed = state.as<Rules>();
  if (typed == nullptr || typed->phase != Phase::play || viewer) return std::nullopt;
  return to_string(position_of(*typed));
}

}  // namespace kibic::marias
