// A player of ochko for the practice table. It sees only what the player sees.
#pragma once

#include "core/ports/engine.h"

namespace kibic::ochko {

// From a fixed total at which he stops to exact play; the same position, the same choice.
class ExactPlayer final : public EnginePlayer {
 public:
  std::string_view game() const override { return "ochko"; }
  std::string_view id() const override { return "exact"; }
  std::string_view name() const override;
  std::vector<Strength> strengths() const override;
  std::optional<kibic::Action> choose(const kibic::State& state, int seat,
                                      std::string_view strength, std::uint64_t seed,
                                      std::stop_token stop) const override;
};

}  // namespace kibic::ochko
