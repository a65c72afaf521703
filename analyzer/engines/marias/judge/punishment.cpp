#include "analyzer/engines/marias/judge/punishment.h"

#include <algorithm>
#include <map>

#include "core/games/marias/rules.h"
#include "core/games/marias/trick.h"

namespace kibic::marias {
namespace {

// A cause is named when it holds in most worlds and makes a difference that a player would see.
constexpr double most = 0.5;
constexpr double clear_share = 0.25;
constexpr double clear_points = 3;
// The shares are whole per cents; more worlds would not change a sentence.
constexpr std::size_t most_worlds = 128;

bool are_partners(const State& state, int a, int b) {
  return (a == state.declarer) == (b == state.declarer);
}

Trick trick_of(const State& state, int seat) {
  if (!state.tricks.empty() && !state.tricks.back().is_full()) return state.tricks.back();
  Trick trick;
  trick.leader = seat;
  return trick;
}

// The best card of who is to move, by the values of the declarer.
std::optional<Card> best_reply(const State& state, Solver& solver) {
  const std::vector<MoveValue> moves = solver.moves(problem_of(state));
  if (moves.empty() || !solver.is_exact()) return std::nullopt;
  const bool is_declarer = state.to_act.seat_number() == state.declarer;
  return std::max_element(moves.begin(), moves.end(),
                          [&](const MoveValue& a, const MoveValue& b) {
                            return is_declarer ? a.value < b.value : a.value > b.value;
                          })
      ->card;
}

// The whole trick with the card, as it would go in one world.
std::optional<Trick> trick_in(State state, const World& world, Card card, Solver& solver) {
  state.hands = world.hands;
  state.talon = world.talon;
  Trick trick = trick_of(state, state.to_act.seat_number());
  std::optional<Card> next = card;
  while (true) {
    if (!next) return std::nullopt;
    trick.add(*next);
    if (trick.is_full()) return trick;
    state = Rules::apply(state, state.to_act, Play{*next});
    if (state.phase != Phase::play) return std::nullopt;
    next = best_reply(state, solver);
  }
}

}  // namespace

std::optional<TrickFate> fate_of(const State& state, const std::vector<World>& worlds, Card card,
                                 Solver& solver) {
  const CardOrder order = order_of(*state.contract, *state.options);
  const int seat = state.to_act.seat_number();
  const std::size_t count = std::min(worlds.size(), most_worlds);
  std::map<int, std::pair<Card, std::size_t>> takers;  // by code
  std::size_t lost = 0;
  int points = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const auto trick = trick_in(state, worlds[i], card, solver);
    if (!trick) return std::nullopt;
    const int place = winning_place(*trick, order);
    if (are_partners(state, trick->seat_of(place), seat)) continue;
    ++lost;
    points += points_of(*trick);
    const Card taker = trick->cards[static_cast<std::size_t>(place)];
    ++takers.try_emplace(taker.code(), taker, 0).first->second.second;
  }
  const auto all = static_cast<double>(count);
  TrickFate fate;
  fate.lost_share = static_cast<double>(lost) / all;
  fate.points_given = points / all;
  for (const auto& [code, taken] : takers) {
    const double share = static_cast<double>(taken.second) / all;
    if (share <= fate.taker_share) continue;
    fate.taker = taken.first;
    fate.taker_share = share;
  }
  return fate;
}

std::optional<Punishment> punishment_of(const State& state, const std::vector<World>& worlds,
                                        Card played, Card better, Solver& solver) {
  // In a betl the declarer must not win a trick, and in the last place everything lies open.
  if (!state.contract->trump || trick_of(state, 0).size == 2) return std::nullopt;
  const auto fate = fate_of(state, worlds, played, solver);
  if (!fate || fate->lost_share < most) return std::nullopt;
  const auto other = fate_of(state, worlds, better, solver);
  if (!other) return std::nullopt;
  const bool is_clear = fate->lost_share - other->lost_share >= clear_share ||
                        fate->points_given - other->points_given >= clear_points;
  return is_clear ? std::optional(Punishment{*fate, *other}) : std::nullopt;
}

}  // namespace kibic::marias
