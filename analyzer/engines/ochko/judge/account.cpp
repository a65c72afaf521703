#include "analyzer/engines/ochko/judge/account.h"

#include "analyzer/engines/ochko/exact/player_view.h"
#include "analyzer/engines/ochko/exact/solvers.h"
#include "core/games/ochko/outcome.h"
#include "core/games/ochko/rules.h"

namespace kibic::ochko {
namespace {

using TypedState = Rules::State;

// The end as the engine pays it.
double value_of_end(const TypedState& state, const PlayerView& view, ExactSolver& solver) {
  if (view.player.is_bust(view.terms)) return -1;
  const Cards banker = banker_cards(state);
  // A PocketJack that nothing can beat does not wait for the closed card.
  if (banker.size() < 2) return view.terms.pocketjack_pay;
  return solver.banker_to_act(view.player, Holding(banker, view.terms)).value(view.terms);
}

// What the deal is worth to a player who goes on exactly and knows what he can see.
double value_of_position(const TypedState& state, ExactSolver& solver) {
  const PlayerView view = player_view(state);
  const Terms& terms = view.terms;
  switch (state.phase) {
    case Phase::deal:
      return solver.deal().value(terms);
    case Phase::player:
      return solver.choice(view.player, view.open).chosen().value(terms);
    case Phase::card:
      return solver.choice(view.player, view.open).hit.value(terms);
    case Phase::open:
      // Without a stand a PocketJack on either side asks for the closed card.
      return state.has_stood ? solver.choice(view.player, view.open).stand.value(terms)
                             : solver.dealt(view.player, view.open).value(terms);
    case Phase::draw:
      return solver.banker_to_act(view.player, Holding(banker_cards(state), terms)).value(terms);
    case Phase::over:
      return value_of_end(state, view, solver);
  }
  return 0;
}

StepKind kind_of_step(const TypedState& before, Actor actor) {
  if (actor.is_seat()) return StepKind::decision;
  return before.phase == Phase::deal ? StepKind::deal : StepKind::draw;
}

}  // namespace

double DealAccount::sum_of(StepKind kind) const {
  double sum = 0;
  for (const AccountStep& step : steps) {
    if (step.kind == kind) sum += step.change;
  }
  return sum;
}

std::optional<DealAccount> account_of(const Replay& replay) {
  const auto* last = replay.final_state().as<Rules>();
  if (last == nullptr || last->phase != Phase::over || last->is_cut_short) return std::nullopt;
  const auto* first = replay.states.front().as<Rules>();
  const PlayerView start = player_view(*first);
  if (!start.is_solvable() || first->phase != Phase::deal) return std::nullopt;
  const auto bill = Rules::settlement(*last);
  if (!bill) return std::nullopt;

  SolverLease solver = solver_for(start.terms, start.shoe);
  DealAccount account;
  account.value_before = value_of_position(*first, *solver);
  double value = account.value_before;
  for (std::size_t event = 0; event < replay.events.size(); ++event) {
    const auto* before = replay.states[event].as<Rules>();
    const auto* after = replay.states[event + 1].as<Rules>();
    const double next = value_of_position(*after, *solver);
    // A statement of the table moves nothing, and so is no step.
    if (before->phase != Phase::over) {
      account.steps.push_back(
          {event, kind_of_step(*before, replay.events[event].actor), next - value});
    }
    value = next;
  }
  account.value_after = value;
  account.result = bill->by_seat[player_seat];
  account.stake = in_unit(first->stake * one_unit, *first);
  return account;
}

LuckAccount luck_of(const DealAccount& account) {
  const auto stake = static_cast<double>(account.stake);
  SeatLuck player;
  player.value_before = account.value_before * stake;
  player.deal = account.sum_of(StepKind::deal) * stake;
  player.draws = account.sum_of(StepKind::draw) * stake;
  player.own_losses = account.sum_of(StepKind::decision) * stake;
  player.residual = static_cast<double>(account.result) - player.sum();
  SeatLuck banker;
  // Taken from 0, because -0 is no number that people write.
  banker.value_before = 0 - player.value_before;
  banker.deal = 0 - player.deal;
  banker.draws = 0 - player.draws;
  banker.others_losses = 0 - player.own_losses;
  banker.residual = 0 - player.residual;
  return {"deal", {player, banker}};
}

}  // namespace kibic::ochko
