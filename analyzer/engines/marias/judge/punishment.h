// What becomes of a card in the trick under way, in the worlds that the seat could not exclude: the
// cause that the sentences about a mistake name first.
#pragma once

#include <optional>
#include <vector>

#include "analyzer/engines/marias/solver/solver.h"
#include "analyzer/engines/marias/worlds/worlds.h"
#include "core/games/marias/state.h"

namespace kibic::marias {

// Over all worlds looked at; the others play their best, the lowest card among equals.
struct TrickFate {
  double lost_share = 0;      // the other side takes the trick, 0…1
  std::optional<Card> taker;  // the card that most often takes it for the other side
  double taker_share = 0;     // in so many of all worlds
  double points_given = 0;    // mean of the card points that the trick brings the other side
};

// No value: the trick cannot be followed (the deal ends in it, or the solver gave up).
// REQUIRES: phase play, the seat to move, the card legal; at least one world, all of its view.
std::optional<TrickFate> fate_of(const State& state, const std::vector<World>& worlds, Card card,
                                 Solver& solver);

struct Punishment {
  TrickFate played;
  TrickFate better;
};

// What sets the two cards apart in this trick: the one played loses it in most worlds, and either
// clearly more often than the better one or with clearly more points. No value: the trick is not
// where the difference lies, others have the last word anyway, or it is better to lose tricks
// (betl).
std::optional<Punishment> punishment_of(const State& state, const std::vector<World>& worlds,
                                        Card played, Card better, Solver& solver);

}  // namespace kibic::marias
