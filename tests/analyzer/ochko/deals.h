// Deals of ochko for tests: written out by hand, or dealt by seed.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/rng.h"
#include "core/games/ochko/rules.h"
#include "core/model/record.h"
#include "core/model/replay.h"

namespace kibic::ochko {

// "tie=push peek=yes"
RuleSet rules_of(std::string_view text);

// Events in the notation of the game, one a string; "hit" and "stand" are the player's.
GameRecord record_of(const std::vector<std::string>& events, const RuleSet& rules = {},
                     const std::string& start = "");

Replay replayed(const GameRecord& record);

// What a test's player does.
using Chooser = std::function<bool(const Rules::State&, Rng&)>;  // takes a card

// A session as it would be logged: bank and stakes go on, the shoe as well where the rules say so,
// and the closed card is known from the start in one half of the deals, otherwise when opened.
// Never breaks a rule.
std::vector<GameRecord> dealt_session(const RuleSet& rules, int deals, std::uint64_t seed,
                                      const Chooser& takes_card);

}  // namespace kibic::ochko
