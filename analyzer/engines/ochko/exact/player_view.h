// What the player of a deal knows, as the solver asks for it. Nothing in here comes from a card
// that he could not see.
#pragma once

#include "analyzer/engines/ochko/exact/solver.h"
#include "core/games/ochko/state.h"

namespace kibic::ochko {

struct PlayerView {
  Terms terms;
  // Before the deal: all cards that did not leave the shoe before his eyes. Some of them may have
  // left it unseen; to him they are as likely to come as before, so they are counted here. (Where
  // the banker peeks, a closed card of an earlier deal that was never opened made no PocketJack;
  // that this tells a little is left out.)
  Shoe shoe;
  Holding player;
  OpenCards open;

  // The solver can answer: the deal can surely be finished.
  bool is_solvable() const { return shoe.size() >= most_cards_in_deal; }
  bool operator==(const PlayerView&) const = default;
};

// Of the banker's cards only the first two count, draws lie there after the player's last decision.
PlayerView player_view(const State& state);

}  // namespace kibic::ochko
