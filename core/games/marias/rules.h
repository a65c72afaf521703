// The law of mariáš, licitovaný and volený, as pure functions. Source: the rule book; each check
// names its section in rules.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/games/marias/action.h"
#include "core/games/marias/position.h"
#include "core/games/marias/state.h"
#include "core/model/game.h"
#include "core/model/rules.h"

namespace kibic::marias {

struct Rules {
  using State = marias::State;
  using Action = marias::Action;

  static std::string_view id() { return "marias"; }
  static Game game();  // the entry in the catalogue

  static Actor actor(const State& state);
  static std::vector<Action> legal_actions(const State& state);
  static std::optional<Violation> check(const State& state, Actor actor, const Action& action);
  static std::optional<Violation> check_claim(const State& state, const Action& action,
                                              std::string_view claim);
  static State apply(const State& state, Actor actor, const Action& action);
  // A deal from the first word on: who deals, then the cards.
  static Action draw(const State& state, Rng& rng);
  static std::optional<Action> next_opening(const State& state);
  // The list of actions, and two cards of the hand for the talon.
  static Gesture gesture(const State& state, const std::vector<std::string>& clicked);
  static std::optional<Settlement> settlement(const State& state);
  static Observation observe(const State& state, int seat);
  static std::string_view phase(const State& state);
  // A discard without what is stated beside it; a pass on the last open part is a pass on all.
  static Action choice(const State& state, const Action& action);
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
  // The declarer wins twice what each defender loses. No value before there is a declarer.
  static std::optional<double> value_seen_by(const State& state, double value, int from, int to);
  static Scene scene(const State& state, std::optional<int> seat);

  static Result<State> start(const std::string& variant, const RuleSet& rules,
                             const std::optional<StartPosition>& start);
};

// The position in the play, for solvers. REQUIRES: phase play, before the end.
Position position_of(const State& state);
// The sevens that the seat must keep back. REQUIRES: a contract was declared.
KeptSevens kept_sevens(const State& state, int seat);
// What the bill of this deal depends on besides what is still to be played. REQUIRES: a contract.
Outcome outcome_so_far(const State& state);

}  // namespace kibic::marias
