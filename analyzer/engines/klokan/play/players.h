// Players of klokan for the practice table. Both choose by what is on the board.
#pragma once

#include <span>

#include "core/ports/engine.h"

namespace kibic::klokan {

// How far a search player looks, and how it errs: with this chance it takes any half-move that
// costs no more than this, in hundredths of a stone; else one of the best.
struct SearchStrength {
  Strength name;
  int depth = 1;
  double error_rate = 0;
  int error_cost = 0;
};
// From the weakest on; `kibic bench klokan-strengths` measures whether they are, players.cpp says
// how much each errs.
std::span<const SearchStrength> search_strengths();

class SearchPlayer final : public EnginePlayer {
 public:
  std::string_view game() const override { return "klokan"; }
  std::string_view id() const override { return "search"; }
  std::string_view name() const override;
  std::vector<Strength> strengths() const override;
  std::optional<kibic::Action> choose(const kibic::State& state, int seat,
                                      std::string_view strength, std::uint64_t seed,
                                      std::stop_token stop) const override;
};

// Follows the rules of thumb; the weaker ones now and then play any half-move.
class RulePlayer final : public EnginePlayer {
 public:
  std::string_view game() const override { return "klokan"; }
  std::string_view id() const override { return "rules"; }
  std::string_view name() const override;
  std::vector<Strength> strengths() const override;
  std::optional<kibic::Action> choose(const kibic::State& state, int seat,
                                      std::string_view strength, std::uint64_t seed,
                                      std::stop_token stop) const override;
};

}  // namespace kibic::klokan
