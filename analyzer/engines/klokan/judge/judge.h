// The judge of klokan: the best half-moves and the one played are valued to the same depth, of the
// others it is proved that they are no better (their interval goes down to the worst that can be).
// Nothing is hidden and nothing is thrown, so there is one world.
//
// The search is selective (SearchSettings::is_selective): far down in the tree it looks less deep
// at quiet half-moves that come late in its order, or leaves them out, takes a position that holds
// after a pass for good, and leaves out captures that gain too little. So where not all play ends
// within the search, "looking 8 half-moves ahead" is the length of the lines, not a promise that
// every line was followed. For the verdicts this means:
// - values, losses and "no better" are those of this search. Plain minimax to the same depth may
// say
//   otherwise, and so may the same search to another depth; the interval of a loss does not cover
//   that, it only says whether something is known or bounded within this search;
// - what is compared was valued in one search, to one depth, with the same table: the half-move
//   played and the best one by the same measure;
// - no half-move of the decision itself is ever left out, and one that was played is valued, not
//   only bounded;
// - final counts are passed up as solved only if no half-move that matters for them was left out:
//   a pass, a reduction or a cut by place makes a value unsolved. `exact` and sentences that
//   say "for certain" and "played out" stand on those only.
// `kibic solve klokan` follows every half-move instead.
#pragma once

#include <cstdint>

#include "core/ports/engine.h"

namespace kibic::klokan {

// How far the search behind a verdict went.
struct Reach {
  int depth = 0;           // half-moves ahead that every half-move had; 0: nothing was searched
  bool is_solved = false;  // all play that matters ends within the search
  std::uint64_t nodes = 0;
};

// Stateless; may be used from several threads at once.
class Judge final : public DecisionJudge {
 public:
  std::string_view game() const override { return "klokan"; }
  std::string version() const override;
  // The level says how far ahead: quick 6, normal 8, deep 10 half-moves; less where that would take
  // too many nodes, but the same for every half-move of a decision.
  Verdict judge(const Decision& decision, const ReviewSettings& settings,
                std::stop_token stop) const override;
  // The same verdict, and what it took.
  Verdict judge(const Decision& decision, const ReviewSettings& settings, std::stop_token stop,
                Reach& reach) const;
};

}  // namespace kibic::klokan
