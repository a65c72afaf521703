// Every game that was compiled in.
#pragma once

#include <span>
#include <string_view>

#include "core/base/result.h"
#include "core/model/game.h"
#include "core/model/record.h"
#include "core/model/replay.h"

namespace kibic {

// All games, in the order of KIBIC_GAMES. Lives as long as the program.
std::span<const Game> all_games();

// The game of that id, or nullptr.
const Game* find_game(std::string_view id);

// The record played again under the rules of its game; an Error if there is no such game, or as
// replay() of core/model/replay.h.
Result<Replay> replay(const GameRecord& record);

}  // namespace kibic
