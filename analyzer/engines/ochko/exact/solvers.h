// Solvers that answer for the whole program: those of the last few shoes are kept with all they
// know, so that the deals of a session share their work.
#pragma once

#include <memory>
#include <mutex>

#include "analyzer/engines/ochko/exact/solver.h"

namespace kibic::ochko {

// A solver for one thread at a time: others wait while this lives.
class SolverLease {
 public:
  ExactSolver& operator*() { return slot_->solver; }
  ExactSolver* operator->() { return &slot_->solver; }

 private:
  struct Slot {
    Slot(const Terms& terms, const Shoe& shoe) : solver(terms, shoe) {}
    std::mutex mutex;
    ExactSolver solver;
  };
  explicit SolverLease(std::shared_ptr<Slot> slot) : slot_(std::move(slot)), lock_(slot_->mutex) {}
  friend SolverLease solver_for(const Terms& terms, const Shoe& shoe);

  std::shared_ptr<Slot> slot_;  // outlives the lock
  std::unique_lock<std::mutex> lock_;
};

// The solver that plays for the highest value. REQUIRES: 16 cards or more in the shoe; no other
// lease of the same solver in this thread.
SolverLease solver_for(const Terms& terms, const Shoe& shoe);

}  // namespace kibic::ochko
