#include <fmt/format.h>

#include <ostream>

#include "analyzer/cli/commands.h"
#include "analyzer/cli/findings.h"
#include "analyzer/cli/inputs.h"
#include "analyzer/parts/parts.h"
#include "analyzer/report/json_report.h"
#include "core/base/text.h"

namespace kibic::cli {
namespace {

void print(const Solution& solution, Io& io) {
  io.out << render(Message(KIBIC_TEXT("Seat {0} is to act; with best play it gets {1} {2}."),
                           solution.to_act, fmt::format("{:+g}", solution.value), solution.unit))
         << '\n';
  for (const Solution::Move& move : solution.moves) {
    io.out << fmt::format("  {}  {:+g}\n", move.action, move.value);
  }
}

}  // namespace

int run_solve(const Options& options, Io& io) {
  const GameParts* parts = parts_for(options.game);
  if (parts == nullptr || !parts->solve) {
    return report_error(
        {"unknown-game", Message(KIBIC_TEXT("There is no solver for the game {0}."), options.game)},
        io);
  }
  const auto rules = parse_rules(options);
  if (!rules) return report_error(rules.error(), io);
  SolveRequest request{join(options.position, " "), rules->rules, {}};
  request.extras = {{"fleks", options.fleks}, {"objective", options.objective}};
  if (options.depth) request.extras["depth"] = std::to_string(*options.depth);
  const auto solution = parts->solve(request, io.stop);
  if (!solution) {
    io.err << "kibic: " << render(solution.error().text) << '\n';
    return exit_usage;
  }
  if (options.json) {
    io.out << solve_json(*solution);
  } else {
    print(*solution, io);
  }
  return exit_ok;
}

}  // namespace kibic::cli
