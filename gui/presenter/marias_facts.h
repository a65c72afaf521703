// What is particular to mariáš in the window. The only file of the presenter that knows a game.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/model/action.h"
#include "core/model/state.h"
#include "gui/presenter/view.h"

namespace kibic::gui {

// Names stand by seat and are not empty; the unit is that of the money. Each answers nothing for a
// position of another game.

// What is played for, or how far the deal has come: "Tomáš plays sedma; trumps ♣; hra ×2".
std::string marias_contract(const State& state, const std::vector<std::string>& names);

// Who plays what, short, for a list: "Zdeněk: betl".
std::string marias_headline(const State& state, const std::vector<std::string>& names);

// Adds role, position, score and what was shown and said so far. The end is the last position of
// the same deal: who sits where is known from the start, but may stand in a later event.
// REQUIRES: a line for each seat.
void add_marias_facts(const State& state, const State& end, const std::string& unit,
                      std::vector<SeatLine>& seats);

// An event in words that show no more than the seat can see, if that is less than all.
std::optional<std::string> marias_veiled(const State& state, Actor actor, const Action& action,
                                         int viewer, const std::vector<std::string>& names);

}  // namespace kibic::gui
