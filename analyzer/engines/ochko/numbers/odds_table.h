// The chances of the player's next card as a table for people.
#pragma once

#include <optional>
#include <vector>

#include "core/model/scene.h"
#include "core/model/state.h"

namespace kibic::ochko {

// While the player decides: each value of card, its chance and the total it makes. Exact; uses
// nothing that the player cannot see, whoever looks on.
std::vector<SceneTable> odds_tables(const State& state, std::optional<int> viewer);

}  // namespace kibic::ochko
