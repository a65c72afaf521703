// How ochko looks to people: card symbols and names.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/games/ochko/state.h"

namespace kibic::ochko {

std::string pretty(Card card);           // "♠10"
std::string pretty(const Cards& cards);  // "♣8 ♦6"
// "??" where nobody knows it.
std::string pretty(const std::optional<Card>& card);

// The name of a seat; without one "the player", "the banker" in the user's language.
std::string name_at(const std::vector<std::string>& names, int seat);
// The result in a word of the user's language.
std::string word_of(ResultKind kind);
// A deal as the player sees it: without what lies covered.
Deal veiled(const Deal& deal, Show show);
// The rule of ties, as it has to stand beside a result: "tie=push".
std::string tie_rule(const Options& options);

}  // namespace kibic::ochko
