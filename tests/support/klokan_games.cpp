#include "tests/support/klokan_games.h"

#include <utility>
#include <vector>

#include "core/base/rng.h"

namespace kibic::test {
namespace {

using klokan::Rules;

klokan::State played_on(klokan::State state, std::uint64_t half_moves, Rng& rng) {
  for (std::uint64_t i = 0; i < half_moves && !state.ending; ++i) {
    const auto moves = klokan::legal_moves(state);
    state = Rules::apply(state, Rules::actor(state), {moves[rng.below(moves.size())].path});
  }
  return state;
}

}  // namespace

GameRecord random_klokan_game(std::uint64_t seed, const RuleSet& rules) {
  Rng rng(seed);
  GameRecord record;
  record.game = "klokan";
  record.variant = "standard";
  record.rules = rules;
  record.players = {"Anna", "Petr"};
  if (rng.below(3) == 0) {
    const auto first = Rules::start("standard", rules, std::nullopt);
    const klokan::State state = played_on(*first, 5 + rng.below(40), rng);
    if (!state.ending && state.extra == 0) {
      record.start = StartPosition{klokan::to_string(state)};
    }
  }
  klokan::State state = *Rules::start("standard", rules, record.start);
  while (!state.ending) {
    if (rng.below(300) == 0) {
      const Actor actor = Actor::seat(static_cast<int>(rng.below(2)));
      record.events.emplace_back(ActionEvent{actor, {"resign"}, "", {}});
      break;
    }
    auto moves = klokan::legal_moves(state);
    klokan::NamedMove& move = moves[rng.below(moves.size())];
    record.events.emplace_back(ActionEvent{Rules::actor(state), {move.text}, "", {}});
    state = Rules::apply(state, Rules::actor(state), {std::move(move.path)});
  }
  return record;
}

RuleSet random_klokan_rules(std::uint64_t seed) {
  Rng rng(seed);
  const std::vector<std::pair<std::string, std::vector<std::string>>> values{
      {"doubling", {"off"}},        {"dbl_ends", {"yes"}},        {"dbl_when", {"end"}},
      {"dbl_kind", {"positional"}}, {"quiet", {"6", "20", "60"}}, {"null", {"allowed"}},
      {"revisit", {"never"}},       {"stuck", {"five"}},          {"rep", {"2", "3"}},
      {"rep_forbid", {"2", "3"}},   {"force", {"any", "max"}}};
  RuleSet rules;
  for (const auto& [key, all] : values) {
    if (rng.below(3) == 0) rules[key] = all[rng.below(all.size())];
  }
  return rules;
}

}  // namespace kibic::test
