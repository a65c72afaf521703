// The law of klokan as pure functions. Source: rule book klokan 1; each check names its rule.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/games/klokan/state.h"
#include "core/model/game.h"
#include "core/model/rules.h"
#include "core/model/table_facts.h"

namespace kibic::klokan {

struct Rules {
  using State = klokan::State;
  using Action = klokan::Action;

  static std::string_view id() { return "klokan"; }
  static Game game();  // the entry in the catalogue

  static Actor actor(const State& state);
  static std::vector<Action> legal_actions(const State& state);  // half-moves; never resigning
  static std::optional<Violation> check(const State& state, Actor actor, const Action& action);
  static State apply(const State& state, Actor actor, const Action& action);
  // A stone, then each square that it lands on; ids are squares. The click on the stone where it
  // stands, which ends the half-move, is none of the targets. Where captures are forced, clicks may
  // lead to where the half-move cannot end.
  static Gesture gesture(const State& state, const std::vector<std::string>& clicked);
  // Points are the counts of both sides (R10).
  static std::optional<Settlement> settlement(const State& state);
  static Observation observe(const State& state, int seat);
  static std::string_view phase(const State& state);
  static std::string format(const State& state, const Action& action);
  // Also "from..to" where one half-move leads there.
  static Result<Action> parse(const State& state, std::string_view text);
  static Message describe(const State& state, Actor actor, const Action& action,
                          const std::vector<std::string>& names);
  static std::string pretty(const State& state, const Action& action);
  static Scene scene(const State& state, std::optional<int> seat);
  static std::vector<std::string> squares_of(const State& state, const Action& action);
  static TableFacts facts(const State& state, std::optional<int> viewer,
                          const std::vector<std::string>& names);
  static std::optional<double> value_seen_by(const State& state, double value, int from, int to);

  static Result<State> start(const std::string& variant, const RuleSet& rules,
                             const std::optional<StartPosition>& start);
};

// The half-move of an action. REQUIRES: check() found nothing.
HalfMove half_move_of(const State& state, const Action& action);
// The legal half-moves of the side to move with their canonical paths, repetitions respected.
std::vector<NamedMove> legal_moves(const State& state);

// The count of a side at the end (R10).
int value_of(const State& state, Side side);
// The player's name, or the side's for want of one.
std::string name_of(Side side, const std::vector<std::string>& names);
// "stuck", "stones", "quiet", "repetition", "resign": as saved games write it.
std::string_view name_of(EndKind kind);

}  // namespace kibic::klokan
