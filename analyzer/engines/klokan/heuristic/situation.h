// What a player of klokan sees at a glance: each half-move with what it gains and what the best
// answer takes back.
#pragma once

#include <cstddef>
#include <vector>

#include "analyzer/engines/klokan/search/evaluation.h"
#include "core/games/klokan/rules.h"

namespace kibic::klokan {

struct Option {
  NamedMove named;
  Board next;
  int gain = 0;    // stones, with doubling
  int reply = 0;   // the most the other side can gain at once afterwards
  int threat = 0;  // the most this side could gain if it moved once more
  bool ends_game = false;
  Terms own{};  // afterwards, of the side that moves
  Terms enemy{};

  bool is_safe() const { return reply == 0; }
  int net() const { return gain - reply; }
};

struct Situation {
  const State& state;  // must live longer
  std::vector<Option> options;
  int threat = 0;  // what the other side could gain if it were to move now
  Terms own{};     // now
  Terms enemy{};

  int lead() const { return own[0] - enemy[0]; }
  int quiet_left() const;  // half-moves until the quiet counter ends the game; large if never
};

// REQUIRES: the game is not over.
Situation situation_of(const State& state);

// The most that the side to move can gain with one half-move.
int best_gain(const Board& board, const Options& options);

}  // namespace kibic::klokan
