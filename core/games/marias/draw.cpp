// How chance deals at the practice table: uniformly, whatever has been dealt before.
#include <algorithm>
#include <span>

#include "core/games/marias/rules.h"

namespace kibic::marias {
namespace {

// In random order.
std::vector<Card> undealt(const State& state, Rng& rng) {
  CardSet dealt;
  for (const auto& hand : state.dealt) {
    for (const Card card : hand) dealt.insert(card);
  }
  for (const Card card : state.dealt_talon) dealt.insert(card);
  std::vector<Card> left;
  for (int code = 0; code < 32; ++code) {
    if (!dealt.contains(Card::from_code(code))) left.push_back(Card::from_code(code));
  }
  rng.shuffle(std::span(left));
  return left;
}

std::vector<Card> take(std::vector<Card>& cards, std::size_t count) {
  const auto first = cards.end() - static_cast<std::ptrdiff_t>(count);
  std::vector<Card> taken(first, cards.end());
  cards.erase(first, cards.end());
  return taken;
}

}  // namespace

// Licitovaný deals hand by hand and the talon last, volený all at once (rule book 1.3).
Action Rules::draw(const State& state, Rng& rng) {
  const bool has_cards = std::any_of(state.dealt.begin(), state.dealt.end(),
                                     [](const auto& hand) { return !hand.empty(); });
  if (!state.has_begun && !has_cards) {
    return NewDeal{1, static_cast<int>(rng.below(3)), std::array<std::int64_t, 3>{}};
  }
  std::vector<Card> cards = undealt(state, rng);
  Deal deal;
  if (state.options->variant == Variant::voleny) {
    for (int seat = 0; seat < 3; ++seat) {
      deal.hands[static_cast<std::size_t>(seat)] = take(cards, seat == state.forhont() ? 12 : 10);
    }
    return deal;
  }
  for (std::size_t seat = 0; seat < 3; ++seat) {
    if (!state.dealt[seat].empty()) continue;
    deal.hands[seat] = take(cards, 10);
    return deal;
  }
  deal.talon = take(cards, 2);
  return deal;
}

}  // namespace kibic::marias
