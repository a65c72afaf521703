// The judge of klokan: the best half-moves and the one played are valued to the same depth, of the
// others it is proved that they are no better (their interval goes down to the worst that can be).
// Nothing is hidden and nothing is thrown, so there is one world and the loss is known as exactly
// as the search sees it.
#pragma once

#include "core/ports/engine.h"

namespace kibic::klokan {

// Stateless; may be used from several threads at once.
class Judge final : public DecisionJudge {
 public:
  std::string_view game() const override { return "klokan"; }
  std::string version() const override;
  // The level says how far ahead: quick 6, normal 8, deep 10 half-moves; less where that would take
  // too many nodes, but the same for every half-move of a decision.
  Verdict judge(const Decision& decision, const ReviewSettings& settings,
                std::stop_token stop) const override;
};

}  // namespace kibic::klokan
