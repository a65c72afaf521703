#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <ostream>

#include "analyzer/cli/commands.h"
#include "analyzer/cli/findings.h"
#include "analyzer/cli/inputs.h"
#include "analyzer/parts/parts.h"
#include "core/base/text.h"

namespace kibic::cli {
namespace {

std::string json_text(const Perft& perft) {
  nlohmann::ordered_json document{
      {"format", "kibic.perft/1"}, {"depth", perft.depth}, {"nodes", perft.nodes}};
  document["divide"] = nlohmann::ordered_json::array();
  for (const Perft::Branch& branch : perft.divide) {
    document["divide"].push_back({{"action", branch.action}, {"nodes", branch.nodes}});
  }
  return document.dump(2) + "\n";
}

// The last word of the position is the depth: `perft klokan start 5`.
Result<PerftRequest> request_of(const Options& options) {
  const auto rules = parse_rules(options);
  if (!rules) return tl::unexpected(rules.error());
  std::vector<std::string> words = options.position;
  const auto depth = words.empty() ? std::nullopt : to_integer(words.back());
  constexpr int most = 20;
  if (words.size() < 2 || !depth || *depth < 0 || *depth > most) {
    return fail("bad-depth", Message(KIBIC_TEXT("The last word has to be a depth from 0 to {0}: "
                                                "kibic perft klokan start 5"),
                                     most));
  }
  words.pop_back();
  return PerftRequest{join(words, " "), rules->rules, static_cast<int>(*depth)};
}

}  // namespace

int run_perft(const Options& options, Io& io) {
  const GameParts* parts = parts_for(options.game);
  if (parts == nullptr || !parts->perft) {
    return report_error(
        {"unknown-game",
         Message(KIBIC_TEXT("The moves of the game {0} cannot be counted."), options.game)},
        io);
  }
  const auto request = request_of(options);
  const auto perft = request ? parts->perft(*request, io.stop) : tl::unexpected(request.error());
  if (!perft) {
    io.err << "kibic: " << render(perft.error().text) << '\n';
    return exit_usage;
  }
  if (options.json) {
    io.out << json_text(*perft);
    return exit_ok;
  }
  for (const Perft::Branch& branch : perft->divide) {
    io.out << fmt::format("  {}  {}\n", branch.action, branch.nodes);
  }
  io.out << render(
                Message(KIBIC_TEXT("{0} lines of play to depth {1}"), perft->nodes, perft->depth))
         << '\n';
  return exit_ok;
}

}  // namespace kibic::cli
