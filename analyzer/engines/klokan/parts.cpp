#include "analyzer/engines/klokan/parts.h"

#include "analyzer/engines/klokan/art/stone_art.h"
#include "analyzer/engines/klokan/judge/judge.h"
#include "analyzer/engines/klokan/play/players.h"
#include "analyzer/engines/klokan/solve_request.h"
#include "core/games/klokan/rules.h"

namespace kibic::klokan {

GameParts parts() {
  GameParts parts;
  parts.game = "klokan";
  parts.judge = std::make_shared<const Judge>();
  parts.players = {std::make_shared<const SearchPlayer>(), std::make_shared<const RulePlayer>()};
  parts.solve = solve_request;
  parts.position_text = position_text;
  parts.perft = perft_request;
  parts.art = stone_art::art;
  parts.full_move = [](const kibic::State& state) {
    const auto* typed = state.as<Rules>();
    return typed == nullptr ? 1 : (typed->number + 1) / 2;
  };
  return parts;
}

}  // namespace kibic::klokan
