// Games that our own practice players play against each other, of any game: decisions to compare
// engines over where there are no files.
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>

#include "core/model/game.h"
#include "core/model/record.h"

namespace kibic::external {

// By the quickest player of the game at its best, under default rules. Every seat is the same
// player; one action in ten is any legal one, so that positions come up that good play avoids. The
// same seed, the same game. No value: the game has no player, or it was stopped.
std::optional<GameRecord> self_played(const Game& game, const std::string& variant,
                                      std::uint64_t seed, const std::stop_token& stop);

}  // namespace kibic::external
