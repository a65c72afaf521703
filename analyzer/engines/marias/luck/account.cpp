#include "analyzer/engines/marias/luck/account.h"

#include <algorithm>
#include <ranges>

#include "analyzer/engines/marias/solver/step.h"
#include "core/games/marias/rules.h"

namespace kibic::marias {
namespace {

using MariasState = Rules::State;

// Own money for what each opponent pays the declarer.
int own_factor(int seat, int declarer) {
  return seat == declarer ? 2 : -1;
}

std::size_t at(int seat) {
  return static_cast<std::size_t>(seat);
}

std::int64_t bill_of(const MariasState& state) {
  return settle(*state.options, outcome_so_far(state)).by_seat[at(state.declarer)] / 2;
}

// By the bill where nothing is left to play for, though cards may still be laid.
std::int64_t value_of(const MariasState& state, Solver& solver) {
  if (state.phase == Phase::over) return bill_of(state);
  const Problem problem = problem_of(state);
  return open_hand::is_over(problem) ? bill_of(state) : solver.value(problem);
}

// Whether the hands hold all cards that the tricks to come ask for, but those on the table.
bool are_hands_known(const MariasState& state) {
  const int on_table = state.tricks.empty() ? 0 : state.tricks.back().size;
  const int cards = 3 * (11 - state.first_trick) - on_table;
  int held = 0;
  for (const CardSet hand : state.hands) held += hand.size();
  return held == cards && (state.hands[0] | state.hands[1] | state.hands[2]).size() == cards;
}

// The event of the first lead; none in a deal that was not played.
std::optional<std::size_t> first_lead(const Replay& replay) {
  for (std::size_t event = 0; event < replay.events.size(); ++event) {
    if (replay.states[event].as<Rules>()->phase == Phase::play) return event;
  }
  return std::nullopt;
}

struct Values {
  std::int64_t before = 0;
  std::vector<AccountStep> steps;  // last first
  bool is_exact = true;
};

// From the last card back to the first lead.
Values values_from(const Replay& replay, std::size_t lead, Solver& solver, std::stop_token stop) {
  Values values;
  std::int64_t after = bill_of(*replay.final_state().as<Rules>());
  for (std::size_t event = replay.events.size(); event-- > lead;) {
    const MariasState& state = *replay.states[event].as<Rules>();
    if (state.phase != Phase::play || !replay.events[event].actor.is_seat()) continue;
    if (stop.stop_requested()) {
      values.is_exact = false;
      return values;
    }
    const std::int64_t before = value_of(state, solver);
    values.is_exact = values.is_exact && solver.is_exact();
    const bool is_claim = replay.states[event + 1].as<Rules>()->lay_down_by != state.lay_down_by;
    values.steps.push_back(
        {event, replay.events[event].actor.seat_number(), after - before, is_claim});
    after = before;
  }
  values.before = after;
  return values;
}

// The sum of what the other seats' cards did to this seat's money.
double others_losses(const DealAccount& account, int seat) {
  double sum = 0;
  for (const AccountStep& step : account.steps) {
    if (step.seat == seat || cost_of(step, account.declarer) == 0) continue;
    sum += static_cast<double>(step.change * own_factor(seat, account.declarer));
  }
  return sum;
}

SeatLuck luck_of_seat(const DealAccount& account, int seat) {
  const int factor = own_factor(seat, account.declarer);
  SeatLuck luck;
  luck.value_before = static_cast<double>(account.value_before * factor);
  luck.others_losses = others_losses(account, seat);
  for (const AccountStep& step : account.steps) {
    const std::int64_t cost = cost_of(step, account.declarer);
    if (cost == 0) luck.draws += static_cast<double>(step.change * factor);
    if (step.seat == seat) luck.own_losses -= static_cast<double>(cost);
  }
  luck.residual = static_cast<double>(account.result[at(seat)]) - luck.sum();
  return luck;
}

}  // namespace

Message obstacle_to_account(const Replay& replay) {
  const auto* last = replay.final_state().as<Rules>();
  if (last == nullptr) return Message(KIBIC_TEXT("This is no deal of mariáš."));
  if (!replay.divergences.empty()) {
    return Message(KIBIC_TEXT("Something in the record is against the rules."));
  }
  if (!replay.is_whole() || last->phase != Phase::over) {
    return Message(KIBIC_TEXT("The deal was not played to its end."));
  }
  const auto lead = first_lead(replay);
  if (lead && !are_hands_known(*replay.states[*lead].as<Rules>())) {
    return Message(KIBIC_TEXT("The record does not show all cards."));
  }
  return {};
}

std::variant<DealAccount, Message> account_of(const Replay& replay, Solver& solver,
                                              std::stop_token stop) {
  if (Message why = obstacle_to_account(replay); !why.id.empty()) return why;
  const MariasState& last = *replay.final_state().as<Rules>();
  DealAccount account;
  account.declarer = last.declarer;
  const Settlement bill = settle(*last.options, outcome_so_far(last));
  for (int seat = 0; seat < 3; ++seat) account.result[at(seat)] = bill.by_seat[at(seat)];
  const auto lead = first_lead(replay);
  if (!lead) {
    account.value_before = bill_of(last);
    return account;
  }
  Values values = values_from(replay, *lead, solver, stop);
  if (stop.stop_requested()) return Message(KIBIC_TEXT("The review was stopped."));
  if (!values.is_exact) return Message(KIBIC_TEXT("The deal takes too long to calculate."));
  account.value_before = values.before;
  std::ranges::reverse(values.steps);
  account.steps = std::move(values.steps);
  return account;
}

std::int64_t cost_of(const AccountStep& step, int declarer) {
  const std::int64_t gain = step.change * own_factor(step.seat, declarer);
  return step.is_claim && gain > 0 ? 0 : -gain;
}

LuckAccount luck_of(const DealAccount& account) {
  LuckAccount luck;
  luck.from = "declaration";
  for (int seat = 0; seat < 3; ++seat) luck.by_seat.push_back(luck_of_seat(account, seat));
  return luck;
}

}  // namespace kibic::marias
