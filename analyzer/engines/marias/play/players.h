// Players of mariáš for the practice table. Both see only what their seat sees.
#pragma once

#include "core/ports/engine.h"

namespace kibic::marias {

// Follows the named rules in every phase; the weaker ones now and then play any legal card.
class RulePlayer final : public EnginePlayer {
 public:
  std::string_view game() const override { return "marias"; }
  std::string_view id() const override { return "rules"; }
  std::string_view name() const override;
  std::vector<Strength> strengths() const override;
  std::optional<Action> choose(const State& state, int seat, std::string_view strength,
                               std::uint64_t seed, std::stop_token stop) const override;
};

// Plays the card that is worth most over the deals its seat cannot exclude; outside of card play
// it follows the rules. Its strength is the number of deals it looks at.
class SearchPlayer final : public EnginePlayer {
 public:
  std::string_view game() const override { return "marias"; }
  std::string_view id() const override { return "search"; }
  std::string_view name() const override;
  std::vector<Strength> strengths() const override;
  std::optional<Action> choose(const State& state, int seat, std::string_view strength,
                               std::uint64_t seed, std::stop_token stop) const override;
};

}  // namespace kibic::marias
