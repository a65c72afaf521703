// The luck account of one deal: what it was worth before any card, and how each card and each
// decision moved that value until the result stood. Exact, so nothing is left over.
// Source: judgement 6, rule book ochko 2.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/model/luck.h"
#include "core/model/replay.h"

namespace kibic::ochko {

enum class StepKind : std::uint8_t {
  deal,     // the first cards; where the banker peeks, that he found nothing
  draw,     // a card of the player, the closed card opened, a card of the banker
  decision  // what a hit or a stand cost: never above 0
};

// One event and by how much it moved the player's expectation, in stakes.
struct AccountStep {
  std::size_t event = 0;
  StepKind kind = StepKind::draw;
  double change = 0;

  bool operator==(const AccountStep&) const = default;
};

struct DealAccount {
  double value_before = 0;  // in stakes, of the shoe as it was
  std::vector<AccountStep> steps;
  double value_after = 0;   // in stakes, as the engine pays the last position
  std::int64_t result = 0;  // the player's, in the unit of the bill
  std::int64_t stake = 0;   // in the same unit

  double sum_of(StepKind kind) const;  // in stakes
};

// No value: the deal has no end, was cut short, began with fewer cards than it may need (16), or is
// no deal of ochko.
std::optional<DealAccount> account_of(const Replay& replay);

// Both seats' accounts in the unit of the bill, so that the terms of seat 0 add up to what it was
// paid: stakes times the stake. What the player loses by his decisions the banker gains as others'
// losses; everything else is his with the sign turned.
LuckAccount luck_of(const DealAccount& account);

}  // namespace kibic::ochko
