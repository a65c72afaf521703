// A kind of game as the catalogue lists it: its variants and options, and the first position of a
// record.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/message.h"
#include "core/base/result.h"
#include "core/model/record.h"
#include "core/model/state.h"

namespace kibic {

struct GameOption {
  std::string key;            // as in the rule book and in --rules
  std::string default_value;  // of the variant
  std::string meaning;        // English sentence, translated by tr()
};

struct GameVariant {
  std::string id;    // "licitovany"
  std::string name;  // English or Czech name for people
  std::string unit;  // of its money or points: "hal", "units"
  std::vector<GameOption> options;
};

// What people call one record of a game.
enum class RecordWord { deal, game };

// A kind of game. One value for each game in the catalogue.
struct Game {
  std::string id;
  std::string name;
  int seats = 0;
  std::vector<GameVariant> variants;
  // The rules in short and how to act, paragraph by paragraph: English, translated by tr().
  std::vector<std::string> help;
  // The first position under these rules; an Error names the key or the part of the start position
  // that cannot be.
  std::function<Result<State>(const std::string& variant, const RuleSet& rules,
                              const std::optional<StartPosition>& start)>
      start;
  int players = 0;  // how many of the first seats decide anything; 0: all
  RecordWord record_word = RecordWord::deal;
};

// The `start` of a game by its rules: State of what R::start makes of the same arguments, or its
// Error.
template <GameRules R>
Result<State> start_game(const std::string& variant, const RuleSet& rules,
                         const std::optional<StartPosition>& start) {
  auto state = R::start(variant, rules, start);
  if (!state) return tl::unexpected(std::move(state.error()));
  return State::of<R>(*std::move(state));
}

}  // namespace kibic
