// The judge of mariáš: every decision by its mean value in worlds that the seat could not exclude.
#pragma once

#include "core/ports/engine.h"

namespace kibic::marias {

// Stateless; may be used from several threads at once.
class Judge final : public DecisionJudge {
 public:
  std::string_view game() const override { return "marias"; }
  std::string version() const override;
  Verdict judge(const Decision& decision, const ReviewSettings& settings,
                std::stop_token stop) const override;
  std::optional<LuckAccount> luck(const Replay& replay, const std::vector<Verdict>& verdicts,
                                  std::stop_token stop) const override;
};

}  // namespace kibic::marias
