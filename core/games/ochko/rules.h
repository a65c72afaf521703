// The law of ochko as pure functions. Source: rule book ochko 1; each check names its rule.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/games/ochko/outcome.h"
#include "core/games/ochko/state.h"
#include "core/model/game.h"
#include "core/model/rules.h"

namespace kibic::ochko {

// One record is one deal. Seat 0 is the player, seat 1 the banker, who has no decisions: his cards
// are chance like all others, and he is a seat because he gains what the player loses.
struct Rules {
  using State = ochko::State;
  using Action = ochko::Action;

  static std::string_view id() { return "ochko"; }
  static Game game();  // the entry in the catalogue

  static Actor actor(const State& state);
  static std::vector<Action> legal_actions(const State& state);  // of the player
  static std::optional<Violation> check(const State& state, Actor actor, const Action& action);
  static State apply(const State& state, Actor actor, const Action& action);
  static Action draw(const State& state, Rng& rng);
  // The banker shows his closed card to who stops in the middle (A12).
  static std::optional<Action> reveal(const State& state, Rng& rng);
  static std::optional<StartPosition> next_deal(const State& state);
  static std::optional<StartPosition> change_stake(const State& state, int steps);
  // Points are the totals of player and banker; 0 for a banker whose cards never lay open.
  static std::optional<Settlement> settlement(const State& state);
  // The same for both seats: what lies on the table.
  static Observation observe(const State& state, int seat);
  static std::string_view phase(const State& state);  // "hit" where the player decides
  static std::string format(const State& state, const Action& action);
  static Result<Action> parse(const State& state, std::string_view text);
  static Message describe(const State& state, Actor actor, const Action& action,
                          const std::vector<std::string>& names);
  static std::string pretty(const State& state, const Action& action);
  static std::optional<Message> describe_veiled(const State& state, Actor actor,
                                                const Action& action, int viewer,
                                                const std::vector<std::string>& names);
  static TableFacts facts(const State& state, std::optional<int> viewer,
                          const std::vector<std::string>& names);
  // What the player gains the banker loses.
  static std::optional<double> value_seen_by(const State& state, double value, int from, int to);

  static Scene scene(const State& state, std::optional<int> seat);

  static Result<State> start(const std::string& variant, const RuleSet& rules,
                             const std::optional<StartPosition>& start);
};

}  // namespace kibic::ochko
