#include "core/games/ochko/hand.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace kibic::ochko {
namespace {

constexpr int high_ace = 11;
// An ace counts 11 as the first, second or third card (R6).
constexpr std::size_t high_places = 3;

bool begins_with_two_aces(std::span<const Card> cards) {
  return cards.size() >= 2 && cards[0].rank() == Rank::ace && cards[1].rank() == Rank::ace;
}

// The first ace is high unless the hand is bust by that (A2, flexible).
void raise_first_ace(std::span<const Card> cards, std::vector<int>& values) {
  const int low = std::accumulate(values.begin(), values.end(), 0);
  if (low + high_ace - 1 > best_total) return;
  const auto ace =
      std::find_if(cards.begin(), cards.end(), [](Card card) { return card.rank() == Rank::ace; });
  if (ace != cards.end()) values[static_cast<std::size_t>(ace - cards.begin())] = high_ace;
}

}  // namespace

std::vector<int> card_values(std::span<const Card> cards, const Options& options) {
  std::vector<int> values;
  for (const Card card : cards) values.push_back(low_value(card.rank()));
  const bool has_only_two_aces = cards.size() == 2 && begins_with_two_aces(cards);
  if (has_only_two_aces && options.two_aces != TwoAces::twelve) {
    // Golden aces are a PocketJack and shown with its total.
    return options.two_aces == TwoAces::golden ? std::vector{high_ace, best_total - high_ace}
                                               : std::vector{high_ace, high_ace};
  }
  if (options.ace == Ace::flexible) {
    raise_first_ace(cards, values);
    return values;
  }
  for (std::size_t i = 0; i < std::min(cards.size(), high_places); ++i) {
    if (cards[i].rank() == Rank::ace) values[i] = high_ace;
  }
  if (begins_with_two_aces(cards) && options.two_aces == TwoAces::twelve) values[1] = 1;
  return values;
}

HandValue value_of(std::span<const Card> cards, const Options& options) {
  const std::vector<int> values = card_values(cards, options);
  HandValue value;
  value.total = std::accumulate(values.begin(), values.end(), 0);
  value.is_pocket_jack =
      cards.size() == 2 && is_pocket_jack(cards[0].rank(), cards[1].rank(), options);
  return value;
}

bool is_pocket_jack(Rank first, Rank second, const Options& options) {
  if (first != Rank::ace) std::swap(first, second);
  if (first != Rank::ace) return false;
  if (second == Rank::ace) return options.two_aces == TwoAces::golden;
  return second > Rank::ten || (second == Rank::ten && options.pj_ten);
}

}  // namespace kibic::ochko
