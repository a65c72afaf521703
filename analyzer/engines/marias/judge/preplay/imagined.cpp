#include "analyzer/engines/marias/judge/preplay/imagined.h"

#include "analyzer/engines/marias/heuristic/strength.h"

namespace kibic::marias {
namespace {

constexpr std::size_t at(int seat) {
  return static_cast<std::size_t>(seat);
}

std::vector<Card> as_list(CardSet cards) {
  return {cards.begin(), cards.end()};
}

// The chooser sees seven of his twelve cards; the world has the other five where others have a
// talon.
void deal_the_rest(State& state, const World& world) {
  auto& dealt = state.dealt[at(state.chooser)];
  if (dealt.size() > 7) dealt.erase(dealt.begin() + 7, dealt.end());
  for (const Card card : world.talon) dealt.push_back(card);
  state.hands[at(state.chooser)] = world.hands[at(state.chooser)] | world.talon;
  state.talon = CardSet();
}

void forget_discards_of(State& state, int other) {
  if (state.discarder != other) return;
  state.discard = state.talon;
  state.discarded_by[at(other)] = state.talon;
}

Suit likely_trump(CardSet cards) {
  Suit best = Suit::hearts;
  for (const Suit suit : all_suits) {
    if (trump_quality(cards, suit) > trump_quality(cards, best)) best = suit;
  }
  return best;
}

bool is_trump_secret(const State& state, int seat) {
  const bool is_public = state.contract && has_trump(state.contract->kind);
  return state.chosen_trump && !is_public && seat != state.chooser;
}

}  // namespace

State imagined(const State& state, int seat, const World& world) {
  State other = state;
  other.hands = world.hands;
  other.talon = world.talon;
  other.planned.reset();
  other.dealt_talon.clear();
  for (int neighbour = 0; neighbour < 3; ++neighbour) {
    if (neighbour == seat) continue;
    other.dealt[at(neighbour)] = as_list(world.hands[at(neighbour)]);
    other.picked_up[at(neighbour)] = CardSet();
    forget_discards_of(other, neighbour);
  }
  if (state.phase == Phase::bid) other.dealt_talon = as_list(world.talon);
  if (state.phase == Phase::trump) deal_the_rest(other, world);
  if (is_trump_secret(state, seat)) {
    other.chosen_trump = likely_trump(world.hands[at(state.chooser)]);
  }
  return other;
}

}  // namespace kibic::marias
