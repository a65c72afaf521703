// What a session of many deals comes to: where the money went, how much of it was luck, and which
// habit cost most. Source: rule book ochko 2; what users ask for: section 4 there.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "analyzer/engines/ochko/judge/account.h"
#include "core/base/message.h"
#include "core/model/replay.h"
#include "core/model/review.h"
#include "core/model/verdict.h"

namespace kibic::ochko {

// One reviewed deal. Does not own them.
struct ReviewedDeal {
  const Replay* replay = nullptr;
  const Review* review = nullptr;
};

// The player's accounts added up, in the unit of the bills; deals without an account are left out.
// REQUIRES: one unit for all, as in one session.
SeatLuck sum_of_accounts(std::span<const ReviewedDeal> deals);

// After one deal, in the unit of the bill.
struct BankPoint {
  int deal = 0;                // from 1, in the order of the span
  std::optional<double> bank;  // by the result; none if the deal has none
  double expected_bank = 0;    // had every deal paid its value before any card
  double skill_bank = 0;       // expected less what own decisions cost so far
};

// From the bank before the first deal on. Deals without an account move nothing but the bank.
std::vector<BankPoint> bank_curve(std::span<const ReviewedDeal> deals);

// What all decisions cost, in the unit of the bill, 0 or more.
double money_given_away(std::span<const ReviewedDeal> deals);

// Decisions of one kind that lost something.
struct Habit {
  Message topic;           // "stand with 16 against 10"
  std::size_t errors = 0;  // times it lost something
  std::size_t times = 0;   // times the same was done at all
  double stakes = 0;       // lost, all together
  double money = 0;        // the same in the unit of the bill

  bool operator==(const Habit&) const = default;
};

// Dearest first, by money; those that lost nothing are left out.
std::vector<Habit> habits(std::span<const ReviewedDeal> deals);
std::optional<Habit> most_expensive_habit(std::span<const ReviewedDeal> deals);

}  // namespace kibic::ochko
