#include "analyzer/engines/ochko/judge/session.h"

#include <algorithm>

#include "analyzer/engines/ochko/judge/words.h"
#include "core/games/ochko/outcome.h"
#include "core/games/ochko/rules.h"

namespace kibic::ochko {
namespace {

using TypedState = Rules::State;

// nullptr: no deal of ochko.
const TypedState* first_state(const ReviewedDeal& deal) {
  return deal.replay->states.front().as<Rules>();
}

double stake_of(const ReviewedDeal& deal) {
  const TypedState* state = first_state(deal);
  return state == nullptr ? 0 : static_cast<double>(in_unit(state->stake * one_unit, *state));
}

const SeatLuck* account_of_player(const ReviewedDeal& deal) {
  if (!deal.review->luck || deal.review->luck->by_seat.empty()) return nullptr;
  return &deal.review->luck->by_seat[player_seat];
}

bool is_players(const Verdict& verdict) {
  return verdict.seat == player_seat && verdict.loss.has_value();
}

}  // namespace

SeatLuck sum_of_accounts(std::span<const ReviewedDeal> deals) {
  SeatLuck sum;
  for (const ReviewedDeal& deal : deals) {
    const SeatLuck* one = account_of_player(deal);
    if (one == nullptr) continue;
    sum.value_before += one->value_before;
    sum.deal += one->deal;
    sum.draws += one->draws;
    sum.own_losses += one->own_losses;
    sum.others_losses += one->others_losses;
    sum.residual += one->residual;
  }
  return sum;
}

std::vector<BankPoint> bank_curve(std::span<const ReviewedDeal> deals) {
  std::vector<BankPoint> curve;
  double expected = 0;
  double losses = 0;
  for (const ReviewedDeal& deal : deals) {
    const TypedState* first = first_state(deal);
    if (first == nullptr) continue;
    const auto bank_before = static_cast<double>(in_unit(first->bank, *first));
    if (curve.empty()) expected = bank_before;
    if (const SeatLuck* luck = account_of_player(deal)) {
      expected += luck->value_before;
      losses += luck->own_losses;
    }
    BankPoint point;
    point.deal = static_cast<int>(curve.size()) + 1;
    if (const auto bill = deal.replay->final_state().settlement()) {
      point.bank = bank_before + static_cast<double>(bill->by_seat[player_seat]);
    }
    point.expected_bank = expected;
    point.skill_bank = expected + losses;
    curve.push_back(point);
  }
  return curve;
}

double money_given_away(std::span<const ReviewedDeal> deals) {
  double sum = 0;
  for (const ReviewedDeal& deal : deals) {
    for (const Verdict& verdict : deal.review->verdicts) {
      if (is_players(verdict)) sum += *verdict.loss * stake_of(deal);
    }
  }
  return sum;
}

std::vector<Habit> habits(std::span<const ReviewedDeal> deals) {
  std::vector<Habit> found;
  for (const ReviewedDeal& deal : deals) {
    for (const Verdict& verdict : deal.review->verdicts) {
      if (!is_players(verdict) || verdict.topic == Message()) continue;
      auto habit = std::find_if(found.begin(), found.end(),
                                [&](const Habit& one) { return one.topic == verdict.topic; });
      if (habit == found.end()) {
        found.push_back({verdict.topic, 0, 0, 0, 0});
        habit = found.end() - 1;
      }
      ++habit->times;
      if (*verdict.loss < equal_values) continue;
      ++habit->errors;
      habit->stakes += *verdict.loss;
      habit->money += *verdict.loss * stake_of(deal);
    }
  }
  std::erase_if(found, [](const Habit& habit) { return habit.errors == 0; });
  std::stable_sort(found.begin(), found.end(),
                   [](const Habit& a, const Habit& b) { return a.money > b.money; });
  return found;
}

std::optional<Habit> most_expensive_habit(std::span<const ReviewedDeal> deals) {
  const std::vector<Habit> all = habits(deals);
  if (all.empty()) return std::nullopt;
  return all.front();
}

}  // namespace kibic::ochko
