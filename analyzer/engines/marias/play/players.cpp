#include "analyzer/engines/marias/play/players.h"

#include <fmt/format.h>

#include "analyzer/engines/marias/heuristic/decide.h"
#include "analyzer/engines/marias/judge/judge.h"
#include "analyzer/judge/rule_strengths.h"
#include "core/base/hash.h"
#include "core/base/message.h"
#include "core/base/rng.h"
#include "core/games/marias/rules.h"
#include "core/games/marias/view.h"

namespace kibic::marias {
namespace {

// The same choice for the same seed and the same observation, whatever was asked before.
Rng stream(const kibic::State& state, int seat, std::uint64_t seed) {
  return Rng(hash64(fmt::format("{}\n{}", seed, state.observe(seat).text)));
}

std::optional<kibic::Action> by_rules(const kibic::State& state, int seat, double blunder_rate,
                                      std::uint64_t seed) {
  const State* typed = state.as<Rules>();
  if (typed == nullptr) return std::nullopt;
  const auto legal = Rules::legal_actions(*typed);
  if (legal.empty()) return std::nullopt;
  Rng rng = stream(state, seat, seed);
  const bool blunders = typed->phase == Phase::play && rng.unit() < blunder_rate;
  const Action action =
      blunders ? legal[rng.below(legal.size())] : decide(view(*typed, seat), legal, rng);
  return kibic::Action{Rules::format(*typed, action)};
}

}  // namespace

std::string_view RulePlayer::name() const {
  return KIBIC_TEXT("plays by rules");
}

std::vector<Strength> RulePlayer::strengths() const {
  return rule_strengths();
}

std::optional<kibic::Action> RulePlayer::choose(const kibic::State& state, int seat,
                                                std::string_view strength, std::uint64_t seed,
                                                std::stop_token /*stop*/) const {
  return by_rules(state, seat, blunder_rate_of(strength), seed);
}

std::string_view SearchPlayer::name() const {
  return KIBIC_TEXT("calculates");
}

std::vector<Strength> SearchPlayer::strengths() const {
  return {{"quick", KIBIC_TEXT("quick")}, {"normal", KIBIC_TEXT("normal")}};
}

std::optional<kibic::Action> SearchPlayer::choose(const kibic::State& state, int seat,
                                                  std::string_view strength, std::uint64_t seed,
                                                  std::stop_token stop) const {
  const auto advice = by_rules(state, seat, 0, seed);
  const State* typed = state.as<Rules>();
  if (!advice || typed->phase != Phase::play) return advice;
  Decision decision{0, seat, "play", state, *advice, state.legal_actions(), {}};
  ReviewSettings settings;
  settings.seed = seed;
  settings.worlds = strength == "quick" ? 32 : 256;
  const Verdict verdict = Judge().judge(decision, settings, std::move(stop));
  if (verdict.candidates.empty()) return advice;
  return verdict.candidates.front().action;
}

}  // namespace kibic::marias
