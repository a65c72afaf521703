// How positions and actions of ochko are written, where others than the rules have to know.
#pragma once

#include <optional>
#include <string>

#include "core/games/ochko/state.h"

namespace kibic::ochko {

// What a deal begins with: "bank=500 stake=5", then "gone=8c,6d" and "unseen=1" where the shoe is
// not full.
std::string start_text(const State& state);

// "result 5 -5 win bank 505": what both seats got by the stated bank, in the unit of the bill, then
// the statement. Without a bank "result win".
std::string result_text(const State& state, const ResultStatement& statement);

inline constexpr std::string_view unknown_card = "??";
std::string text_of(const std::optional<Card>& card);  // "Ks", or "??"

}  // namespace kibic::ochko
