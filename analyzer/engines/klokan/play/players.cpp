#include "analyzer/engines/klokan/play/players.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "analyzer/engines/klokan/heuristic/heuristic.h"
#include "analyzer/engines/klokan/search/search.h"
#include "analyzer/judge/rule_strengths.h"
#include "core/base/hash.h"
#include "core/base/message.h"
#include "core/base/rng.h"
#include "core/games/klokan/rules.h"

namespace kibic::klokan {
namespace {

// What differs by no more than this is the same to a player without errors.
constexpr int near_equal = 4;
constexpr std::size_t best_few = 4;

// The same choice for the same seed and the same state, whatever was asked before.
Rng stream(const kibic::State& state, int seat, std::uint64_t seed) {
  return Rng(hash64(fmt::format("{}\n{}", seed, state.observe(seat).text)));
}

// Tables are megabytes and every search starts with an empty one.
Search& search_of_this_thread() {
  thread_local Search search(selective_settings());
  return search;
}

const SearchStrength& strength_of(std::string_view id) {
  const auto all = search_strengths();
  const auto found = std::find_if(all.begin(), all.end(),
                                  [id](const SearchStrength& one) { return one.name.id == id; });
  return found == all.end() ? all.back() : *found;
}

std::vector<std::size_t> within(const Values& values, int cost) {
  int best = values.moves.front().value;
  for (const MoveValue& move : values.moves) best = std::max(best, move.value);
  std::vector<std::size_t> good;
  for (std::size_t i = 0; i < values.moves.size(); ++i) {
    const MoveValue& move = values.moves[i];
    if (!move.is_at_most && move.value >= best - cost) good.push_back(i);
  }
  return good;
}

}  // namespace

// Behind each what `kibic bench klokan-strengths` (seed 1) measured: stones lost by a half-move on
// average and how often half a stone or more, in 240 positions of games between club players,
// valued to depth 8; and its score against the one before in 20 games.
std::span<const SearchStrength> search_strengths() {
  static const std::array<SearchStrength, 6> all{{
      {{"first", KIBIC_TEXT("first steps")}, 1, 0.5, 400},     // 0.97, 36 ± 6 %
      {{"beginner", KIBIC_TEXT("beginner")}, 2, 0.3, 250},     // 0.30, 18 ± 5 %; 100 %
      {{"casual", KIBIC_TEXT("casual player")}, 3, 0.2, 150},  // 0.24, 15 ± 5 %; 88 %
      {{"club", KIBIC_TEXT("club player")}, 4, 0.1, 100},      // 0.14, 10 ± 4 %; 92 %
      {{"strong", KIBIC_TEXT("strong")}, 5, 0.0, 0},           // 0.10, 7 ± 3 %; 80 %
      {{"expert", KIBIC_TEXT("expert")}, 7, 0.0, 0},           // 0.04, 3 ± 2 %; 82 %
  }};
  return all;
}

std::string_view SearchPlayer::name() const {
  return KIBIC_TEXT("calculates");
}

std::vector<Strength> SearchPlayer::strengths() const {
  std::vector<Strength> names;
  for (const SearchStrength& one : search_strengths()) names.push_back(one.name);
  return names;
}

std::optional<kibic::Action> SearchPlayer::choose(const kibic::State& state, int seat,
                                                  std::string_view strength, std::uint64_t seed,
                                                  std::stop_token stop) const {
  const State* typed = state.as<Rules>();
  if (typed == nullptr || typed->ending) return std::nullopt;
  const std::vector<NamedMove> named = legal_moves(*typed);
  if (named.empty()) return std::nullopt;
  std::vector<HalfMove> moves;
  for (const NamedMove& one : named) moves.push_back(one.move);
  const SearchStrength& how = strength_of(strength);
  Rng rng = stream(state, seat, seed);
  const bool errs = rng.unit() < how.error_rate;
  // Who does not err chooses among the best few.
  const SearchLimits limits{how.depth, 0, 0, errs ? every_one : best_few};
  const Values values = search_of_this_thread().values(*typed, moves, limits, std::move(stop));
  if (values.depth == 0) return std::nullopt;
  const std::vector<std::size_t> good = within(values, errs ? how.error_cost : near_equal);
  return kibic::Action{named[good[rng.below(good.size())]].text};
}

std::string_view RulePlayer::name() const {
  return KIBIC_TEXT("plays by rules");
}

std::vector<Strength> RulePlayer::strengths() const {
  return rule_strengths();
}

std::optional<kibic::Action> RulePlayer::choose(const kibic::State& state, int seat,
                                                std::string_view strength, std::uint64_t seed,
                                                std::stop_token /*stop*/) const {
  const State* typed = state.as<Rules>();
  if (typed == nullptr || typed->ending) return std::nullopt;
  Rng rng = stream(state, seat, seed);
  if (rng.unit() < blunder_rate_of(strength)) {
    const std::vector<NamedMove> named = legal_moves(*typed);
    return kibic::Action{named[rng.below(named.size())].text};
  }
  const auto advice = advise(*typed, &rng);
  if (!advice) return std::nullopt;
  return kibic::Action{advice->move.text};
}

}  // namespace kibic::klokan
