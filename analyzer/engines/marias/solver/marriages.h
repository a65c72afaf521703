// Marriages that will be shown. Every pair held is shown sooner or later, so as a rule they are a
// constant of the deal; only where the first one counts towards a sto may their order matter.
#pragma once

#include <array>
#include <vector>

#include "analyzer/engines/marias/solver/solver.h"

namespace kibic::marias::open_hand {

// Pairs of král and svršek held now.
std::vector<Marriage> held_marriages(const Position& position);

// Whether the side has yet to show the marriage that counts towards its sto, and may choose between
// one of trumps and a plain one.
struct MarriagePlan {
  std::vector<Marriage> shown;    // in order
  std::vector<Marriage> certain;  // will be shown, the order does not matter
  std::vector<Marriage> pending;  // the first of these that its side shows counts

  bool operator==(const MarriagePlan&) const = default;
  std::vector<Marriage> all() const;  // REQUIRES: nothing is pending
};

MarriagePlan plan_of(const Problem& problem);
// After the svršek of a pending pair was played, or its král where that forfeits the marriage.
// Whatever need not be pending any more is certain.
MarriagePlan with_shown(const Problem& problem, const MarriagePlan& plan, Suit suit);
MarriagePlan with_forfeited(const Problem& problem, const MarriagePlan& plan, Suit suit);

}  // namespace kibic::marias::open_hand
