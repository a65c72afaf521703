// The verdicts on hits and stands: exact, in stakes, from nothing but what the player could see.
// Source: judgement 2 and 6, rule book ochko 2.
#pragma once

#include "core/ports/engine.h"

namespace kibic::ochko {

class Judge final : public DecisionJudge {
 public:
  std::string_view game() const override { return "ochko"; }
  std::string version() const override;
  Verdict judge(const Decision& decision, const ReviewSettings& settings,
                std::stop_token stop) const override;
  // In the unit of the bill, see account.h.
  std::optional<LuckAccount> luck(const Replay& replay, const std::vector<Verdict>& verdicts,
                                  std::stop_token stop) const override;
};

}  // namespace kibic::ochko
