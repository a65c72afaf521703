#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <ostream>

#include "analyzer/cli/commands.h"
#include "core/base/message.h"
#include "core/games/catalogue.h"

namespace kibic::cli {
namespace {

nlohmann::ordered_json json_of(const GameVariant& variant) {
  nlohmann::ordered_json options = nlohmann::ordered_json::array();
  for (const GameOption& option : variant.options) {
    options.push_back({{"key", option.key},
                       {"default", option.default_value},
                       {"meaning", tr(option.meaning.c_str())}});
  }
  return {{"id", variant.id},
          {"name", variant.name},
          {"unit", variant.unit},
          {"options", std::move(options)}};
}

void print_json(std::ostream& out) {
  nlohmann::ordered_json games = nlohmann::ordered_json::array();
  for (const Game& game : all_games()) {
    nlohmann::ordered_json variants = nlohmann::ordered_json::array();
    for (const GameVariant& variant : game.variants) variants.push_back(json_of(variant));
    games.push_back({{"id", game.id},
                     {"name", game.name},
                     {"seats", game.seats},
                     {"variants", std::move(variants)}});
  }
  const nlohmann::ordered_json document{{"format", "kibic.games/1"}, {"games", std::move(games)}};
  out << document.dump(2) << '\n';
}

void print_text(std::ostream& out) {
  for (const Game& game : all_games()) {
    out << fmt::format("{} ({})\n", game.name, game.id);
    for (const GameVariant& variant : game.variants) {
      out << fmt::format("\n  {} ({})\n", variant.name, variant.id);
      for (const GameOption& option : variant.options) {
        out << fmt::format("    {:34} {:10} {}\n", option.key, option.default_value,
                           tr(option.meaning.c_str()));
      }
    }
  }
}

}  // namespace

int run_games(const Options& options, Io& io) {
  if (options.json) {
    print_json(io.out);
  } else {
    print_text(io.out);
  }
  return exit_ok;
}

}  // namespace kibic::cli
