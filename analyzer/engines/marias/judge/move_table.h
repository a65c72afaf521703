// Values of every legal card in worlds that the seat cannot exclude: the raw material of a verdict.
#pragma once

#include <cstddef>
#include <stop_token>
#include <vector>

#include "analyzer/engines/marias/solver/solver.h"
#include "analyzer/engines/marias/worlds/worlds.h"
#include "analyzer/judge/grading.h"
#include "core/base/rng.h"
#include "core/games/marias/state.h"

namespace kibic::marias {

// Values of the same worlds for all cards, in the deciding seat's own money, grown on demand.
class MoveTable {
 public:
  // REQUIRES: phase play, the seat to move, worlds of its view. `worlds` and `solver` outlive the
  // table. Hidden cards of the state are never read: each world replaces them.
  MoveTable(const State& state, const Worlds& worlds, CardSet legal, Solver& solver);

  // Looks at all worlds in their order, or at `count` drawn ones in all. False: asked to stop, or
  // the solver gave up on a world (is_solved() tells which).
  bool add_all(std::stop_token stop);
  bool grow_to(std::size_t count, Rng& rng, std::stop_token stop);

  const std::vector<Card>& cards() const { return cards_; }
  const std::vector<World>& seen() const { return seen_; }
  const std::vector<double>& values_of(Card card) const;
  // By world: whether `better` brings more than `worse`. REQUIRES: both are legal.
  std::vector<bool> worlds_where_better(Card better, Card worse) const;
  bool is_exact() const { return is_exact_; }
  bool is_solved() const { return is_solved_; }

 private:
  void add(const World& world);

  const Worlds& worlds_;
  Solver& solver_;
  Problem problem_;
  double factor_;            // declarer's amount per opponent to the seat's own money
  std::vector<Card> cards_;  // legal ones, by code
  std::vector<World> seen_;
  std::vector<std::vector<double>> values_;  // by card, by world
  bool is_exact_ = false;
  bool is_solved_ = true;
};

// Own money of the seat for the declarer's amount per opponent: twice it, or the other side of it.
double own_money_factor(const State& state, int seat);

// Legal cards in classes that are the same thing to the seat: touching cards of equal worth, with
// no hidden card and none of the current trick between them. Sevens of trump and helper suit and a
// král and svršek held together are things of their own. Lowest class and card first.
std::vector<CardSet> touching_cards(const State& state, CardSet legal, CardSet hidden);

}  // namespace kibic::marias
