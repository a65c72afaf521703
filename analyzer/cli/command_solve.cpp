#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <ostream>

#include "analyzer/cli/commands.h"
#include "analyzer/cli/findings.h"
#include "analyzer/cli/inputs.h"
#include "analyzer/engines/marias/solver/solver.h"
#include "analyzer/report/json_report.h"
#include "core/base/text.h"
#include "core/games/marias/options.h"
#include "core/games/marias/position.h"

namespace kibic::cli {
namespace {

Result<marias::FlekCounts> parse_fleks(const std::string& text) {
  marias::FlekCounts fleks{};
  for (const std::string_view item : split(text, ',')) {
    if (trim(item).empty()) continue;
    const auto parts = split(item, '=');
    const auto part = marias::parse_part(trim(parts.front()));
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

Result<marias::Problem> parse_problem(const Options& options) {
  const auto rules = parse_rules(options);
  if (!rules) return tl::unexpected(rules.error());
  const auto house_rules = marias::Options::from("licitovany", rules->rules);
  if (!house_rules) return tl::unexpected(house_rules.error());
  const auto position = marias::parse_position(join(options.position, " "));
  if (!position) return tl::unexpected(position.error());
  const auto fleks = parse_fleks(options.fleks);
  if (!fleks) return tl::unexpected(fleks.error());
  return marias::problem_of(
      *position, std::make_shared<const marias::Options>(*house_rules), *fleks,
      options.objective == "points" ? marias::Objective::points : marias::Objective::money);
}

// Money is asked for in units of a hra, whatever that costs under these rules.
double in_units(std::int64_t value, const marias::Problem& problem) {
  const bool is_money = problem.objective == marias::Objective::money;
  const std::int64_t unit = is_money ? std::max<std::int64_t>(problem.options->price_hra, 1) : 1;
  return static_cast<double>(value) / static_cast<double>(unit);
}

Solution solve(const marias::Problem& problem, const Options& options) {
  const auto start = std::chrono::steady_clock::now();
  marias::Solver solver;
  const auto moves = solver.moves(problem);
  Solution solution;
  solution.game = options.game;
  solution.position = join(options.position, " ");
  solution.to_act = problem.position.trick.next_seat();
  solution.unit = problem.objective == marias::Objective::money ? "units" : "points";
  const double sign = solution.to_act == problem.position.declarer ? 1 : -1;
  for (const marias::MoveValue& move : moves) {
    // Adding zero turns -0 into 0.
    solution.moves.push_back(
        {marias::to_string(move.card), sign * in_units(move.value, problem) + 0.0});
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

int run_solve(const Options& options, Io& io) {
  if (options.game != "marias") {
    return report_error(
        {"unknown-game", Message(KIBIC_TEXT("There is no solver for the game {0}."), options.game)},
        io);
  }
  const auto problem = parse_problem(options);
  if (!problem) {
    io.err << "kibic: " << render(problem.error().text) << '\n';
    return exit_usage;
  }
  const Solution solution = solve(*problem, options);
  if (options.json) {
    io.out << solve_json(solution);
    return exit_ok;
  }
  io.out << render(Message(KIBIC_TEXT("Seat {0} is to act; with best play it gets {1} {2}."),
                           solution.to_act, fmt::format("{:+g}", solution.value), solution.unit))
         << '\n';
  for (const auto& move : solution.moves) {
    io.out << fmt::format("  {}  {:+g}\n", move.action, move.value);
  }
  return exit_ok;
}

}  // namespace kibic::cli
