// What a plan for a decision before the play is worth in one world: rules of thumb carry the
// preliminaries on, open cards settle the rest.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "analyzer/engines/marias/solver/solver.h"
#include "core/games/marias/action.h"
#include "core/games/marias/state.h"
#include "core/model/settlement.h"

namespace kibic::marias {

// What a seat does now, and what it has in mind to do next as long as it learns nothing new.
struct Plan {
  std::vector<Action> actions;       // one after the other, by the same seat; the first is judged
  std::optional<Contract> contract;  // to be announced as soon as it may be

  bool operator==(const Plan&) const = default;
};

class Rollout {
 public:
  // `start` is the deal as the seat to act might find it; it outlives this object, as the solver
  // does. `seed` drives the choices of all seats and is the same for all plans.
  Rollout(const State& start, int seat, std::uint64_t seed, Solver& solver);

  // Own money of the seat when all seats go on by the rules of thumb, each on its own cards, up to
  // the first lead (see value_at_lead). The seat itself raises nothing more later: a decision must
  // not be blamed for a flek that the rules would say after it. No value: the solver gave up.
  std::optional<double> value_of(const Plan& plan);
  // The deal at its first lead, or at its end if it is not played.
  State carried_on(const Plan& plan);

 private:
  Action next_action(const State& state, const Plan& plan, const std::vector<Action>& legal);
  static Action pass_among(const std::vector<Action>& legal);
  Action call_of(const State& state, const std::vector<Action>& legal);

  const State& start_;
  int seat_;
  std::uint64_t seed_;
  Solver& solver_;
  std::array<std::optional<int>, 3> highest_rungs_;  // the same in all plans: nobody learns cards
};

// Own money of the seat at the first lead, or by the bill of a deal that is not played. Best play
// on open cards; in betl and durch the mean of that and of play by rules of thumb on own cards,
// because defenders who see all cards beat nearly every betl and seldom discard wrongly against a
// durch. No value: the solver gave up.
std::optional<double> value_at_lead(const State& state, int seat, std::uint64_t seed,
                                    Solver& solver);

// The bill after best play on open cards from here. REQUIRES: the first lead, or the end of a deal.
Settlement open_bill(State state, Solver& solver);

// The action that leads to the contract: announcing it, or asking "barva?" before. No value: it is
// not to be had now.
std::optional<Action> towards(const Contract& contract, const std::vector<Action>& legal);

}  // namespace kibic::marias
