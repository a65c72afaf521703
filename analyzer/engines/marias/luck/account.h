// The open-card account of a deal: what it was worth at the first lead under the contract
// announced, and how each card moved that value until the bill stood. Exact, so nothing is left
// over. Source: judgement 6 A and 9.5.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <variant>
#include <vector>

#include "analyzer/engines/marias/solver/solver.h"
#include "core/base/message.h"
#include "core/games/marias/state.h"
#include "core/model/luck.h"
#include "core/model/replay.h"

namespace kibic::marias {

// A card or a claim, and what it made of the deal.
struct AccountStep {
  std::size_t event = 0;
  int seat = 0;
  std::int64_t change = 0;  // value after less value before, for the declarer as values below
  bool is_claim = false;

  bool operator==(const AccountStep&) const = default;
};

// Values are what each opponent pays the declarer, in the unit of the prices.
struct DealAccount {
  int declarer = 0;
  std::int64_t value_before = 0;         // at the first lead; not played: of the bill
  std::vector<AccountStep> steps;        // in order of events
  std::array<std::int64_t, 3> result{};  // by seat, in the unit of the prices
};

// Why the record has no account: it is broken off, holds something against the rules or not all
// cards. Empty if it has one.
Message obstacle_to_account(const Replay& replay);

// The account, or a sentence why there is none: an obstacle, or the question was too long or
// stopped. Solves from the last card
// back, so that all positions share what is known of the later ones.
std::variant<DealAccount, Message> account_of(const Replay& replay, Solver& solver,
                                              std::stop_token stop = {});

// What the step cost its maker, in his own money: 0 or more; 0 where a claim brought him something.
std::int64_t cost_of(const AccountStep& step, int declarer);

// All seats in their own money. Own losses are the cards of the seat; what a claim brought its
// maker, because the rest is played out for him, is no error of anybody and stands with the draws.
LuckAccount luck_of(const DealAccount& account);

}  // namespace kibic::marias
