#include "analyzer/external/self_play.h"

#include "analyzer/parts/parts.h"
#include "core/base/rng.h"

namespace kibic::external {
namespace {

constexpr std::uint64_t slip = 10;         // one action in so many is drawn
constexpr std::size_t most_events = 2000;  // a game without end is broken off

}  // namespace

std::optional<GameRecord> self_played(const Game& game, const std::string& variant,
                                      std::uint64_t seed, const std::stop_token& stop) {
  const GameParts* parts = parts_for(game.id);
  if (parts == nullptr || parts->players.empty()) return std::nullopt;
  auto first = game.start(variant, {}, std::nullopt);
  if (!first) return std::nullopt;
  // The best player stands first; the last one is the quickest.
  const EnginePlayer& player = *parts->players.back();
  const std::string strength = player.strengths().back().id;
  Rng rng(seed);
  GameRecord record;
  record.game = game.id;
  record.variant = variant;
  record.players.resize(static_cast<std::size_t>(game.seats));
  State state = *std::move(first);
  while (!state.actor().is_nobody() && record.events.size() < most_events) {
    const Actor actor = state.actor();
    std::optional<Action> action;
    if (actor.is_chance()) {
      action = state.draw(rng);
    } else if (const auto legal = state.legal_actions(); rng.below(slip) == 0 && !legal.empty()) {
      action = legal[rng.below(legal.size())];
    } else {
      action = player.choose(state, actor.seat_number(), strength, rng.next(), stop);
    }
    if (!action || stop.stop_requested()) return std::nullopt;
    record.events.emplace_back(ActionEvent{actor, *action, "", {}});
    state = state.apply(actor, *action);
  }
  return record;
}

}  // namespace kibic::external
