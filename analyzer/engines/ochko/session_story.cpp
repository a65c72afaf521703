#include "analyzer/engines/ochko/session_story.h"

#include <algorithm>

#include "analyzer/engines/ochko/judge/session.h"
#include "analyzer/report/amounts.h"
#include "core/base/message.h"
#include "core/model/settlement.h"

namespace kibic::ochko {
namespace {

std::string unit_of(std::span<const ReviewedDeal> deals) {
  for (const ReviewedDeal& deal : deals) {
    if (const auto bill = deal.replay->final_state().settlement()) return bill->unit;
  }
  return {};
}

std::string account_sentence(std::span<const ReviewedDeal> deals, const std::string& unit) {
  const SeatLuck sum = sum_of_accounts(deals);
  const auto amount = [&](double value) { return signed_amount_text(value, unit); };
  return render(Message(
      KIBIC_TEXT("The result of the session, {0}, is {1} expected, {2} luck with the deals, {3} "
                 "luck with later cards and {4} by own decisions."),
      amount(sum.sum()), amount(sum.value_before), amount(sum.deal), amount(sum.draws),
      amount(sum.own_losses)));
}

std::string habit_sentence(const Habit& habit, const std::string& unit) {
  return render(Message(KIBIC_TEXT("The most expensive habit: {0}. It was wrong {1} of {2} times "
                                   "and cost {3}."),
                        render(habit.topic), habit.errors, habit.times,
                        amount_text(habit.money, unit)));
}

// The bank at the end, its lowest and highest point, and what it would be without luck.
std::string bank_sentence(const std::vector<BankPoint>& curve, const std::string& unit) {
  std::vector<double> banks;
  for (const BankPoint& point : curve) {
    if (point.bank) banks.push_back(*point.bank);
  }
  if (banks.empty()) return {};
  const auto [lowest, highest] = std::minmax_element(banks.begin(), banks.end());
  return render(Message(KIBIC_TEXT("The bank ended at {0}, between {1} and {2} on the way; without "
                                   "luck it would be {3}."),
                        amount_text(banks.back(), unit), amount_text(*lowest, unit),
                        amount_text(*highest, unit), amount_text(curve.back().skill_bank, unit)));
}

}  // namespace

std::vector<std::string> tell_session(std::span<const ReportInput> inputs) {
  std::vector<ReviewedDeal> deals;
  for (const ReportInput& input : inputs) {
    if (input.review != nullptr) deals.push_back({&input.replay, input.review});
  }
  if (deals.empty()) return {};
  const std::string unit = unit_of(deals);
  std::vector<std::string> sentences{account_sentence(deals, unit)};
  if (auto bank = bank_sentence(bank_curve(deals), unit); !bank.empty()) {
    sentences.push_back(std::move(bank));
  }
  sentences.push_back(render(
      Message(KIBIC_TEXT("Given away in all: {0}."), amount_text(money_given_away(deals), unit))));
  if (const auto habit = most_expensive_habit(deals)) {
    sentences.push_back(habit_sentence(*habit, unit));
  }
  return sentences;
}

}  // namespace kibic::ochko
