#include "analyzer/engines/marias/judge/preplay/rollout.h"

#include <algorithm>

#include "analyzer/engines/marias/heuristic/decide.h"
#include "analyzer/engines/marias/judge/move_table.h"
#include "core/base/hash.h"
#include "core/base/rng.h"
#include "core/games/marias/rules.h"
#include "core/games/marias/view.h"

namespace kibic::marias {
namespace {

constexpr std::size_t at(int seat) {
  return static_cast<std::size_t>(seat);
}

bool is_going_on(const State& state) {
  return state.to_act.is_seat() && state.phase != Phase::play && state.phase != Phase::over;
}

// Every seat by the rules of thumb on its own cards, to the bill.
double value_by_rules(State state, int seat, std::uint64_t seed) {
  Rng rng(seed);
  while (state.phase == Phase::play) {
    const auto legal = Rules::legal_actions(state);
    const Action card = legal.size() == 1
                            ? legal.front()
                            : decide(view(state, state.to_act.seat_number()), legal, rng);
    state = Rules::apply(state, state.to_act, card);
  }
  return static_cast<double>(Rules::settlement(state)->by_seat[at(seat)]);
}

}  // namespace

Rollout::Rollout(const State& start, int seat, std::uint64_t seed, Solver& solver)
    : start_(start), seat_(seat), seed_(seed), solver_(solver) {}

std::optional<double> Rollout::value_of(const Plan& plan) {
  return value_at_lead(carried_on(plan), seat_, seed_, solver_);
}

State Rollout::carried_on(const Plan& plan) {
  State state = start_;
  for (const Action& action : plan.actions) {
    if (state.to_act == Actor::seat(seat_)) state = Rules::apply(state, state.to_act, action);
  }
  while (is_going_on(state)) {
    const auto legal = Rules::legal_actions(state);
    if (legal.empty()) break;
    state = Rules::apply(state, state.to_act, next_action(state, plan, legal));
  }
  return state;
}

Action Rollout::next_action(const State& state, const Plan& plan,
                            const std::vector<Action>& legal) {
  const int actor = state.to_act.seat_number();
  const bool has_plan = actor == seat_ && plan.contract && state.phase == Phase::declare;
  if (has_plan) {
    if (const auto action = towards(*plan.contract, legal)) return *action;
  }
  if (legal.size() == 1) return legal.front();
  if (state.phase == Phase::bid) return call_of(state, legal);
  if (state.phase == Phase::flek && actor == seat_) return pass_among(legal);
  Rng rng(seed_ + static_cast<std::uint64_t>(actor));
  return decide(view(state, actor), legal, rng);
}

// All, or what is forced.
Action Rollout::pass_among(const std::vector<Action>& legal) {
  const Action pass = FlekPass{};
  return std::ranges::find(legal, pass) == legal.end() ? legal.front() : pass;
}

Action Rollout::call_of(const State& state, const std::vector<Action>& legal) {
  const int actor = state.to_act.seat_number();
  const View seen = view(state, actor);
  std::optional<int>& highest = highest_rungs_[at(actor)];
  if (!highest) {
    Rng rng(seed_ + static_cast<std::uint64_t>(actor));
    highest = highest_rung(seen, rng);
  }
  return call_up_to(*highest, seen, legal);
}

std::optional<double> value_at_lead(const State& state, int seat, std::uint64_t seed,
                                    Solver& solver) {
  if (state.phase == Phase::play) {
    const std::int64_t value = solver.value(problem_of(state));
    if (!solver.is_exact()) return std::nullopt;
    const double open = own_money_factor(state, seat) * static_cast<double>(value);
    if (has_trump(state.contract->kind)) return open;
    return (open + value_by_rules(state, seat, seed)) / 2;
  }
  const auto bill = Rules::settlement(state);
  if (!bill) return std::nullopt;
  return static_cast<double>(bill->by_seat[at(seat)]);
}

Settlement open_bill(State state, Solver& solver) {
  if (state.phase == Phase::play) {
    for (const Card card : solver.line(problem_of(state))) {
      state = Rules::apply(state, state.to_act, Play{card});
    }
  }
  return Rules::settlement(state).value_or(Settlement());
}

std::optional<Action> towards(const Contract& contract, const std::vector<Action>& legal) {
  const auto names_it = [&](const Action& action) {
    const auto* declare = std::get_if<Declare>(&action);
    return declare != nullptr && declare->contract == contract;
  };
  const auto announced = std::ranges::find_if(legal, names_it);
  if (announced != legal.end()) return *announced;
  const Action question = Respond{true};
  const bool can_ask = std::ranges::find(legal, question) != legal.end();
  if (can_ask && has_trump(contract.kind)) return question;
  return std::nullopt;
}

}  // namespace kibic::marias
