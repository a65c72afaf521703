#include "core/games/marias/card.h"

#include "core/base/text.h"

namespace kibic::marias {
namespace {

constexpr std::string_view suit_letters = "hbla";
constexpr std::string_view rank_letters = "789JQKXA";

}  // namespace

char letter_of(Suit suit) {
  return suit_letters[static_cast<std::size_t>(suit)];
}
char letter_of(Rank rank) {
  return rank_letters[static_cast<std::size_t>(rank)];
}

std::optional<Suit> parse_suit(std::string_view text) {
  const std::size_t index = text.size() == 1 ? suit_letters.find(text[0]) : std::string_view::npos;
  if (index == std::string_view::npos) return std::nullopt;
  return static_cast<Suit>(index);
}

std::string to_string(Card card) {
  return {letter_of(card.rank()), letter_of(card.suit())};
}

std::optional<Card> parse_card(std::string_view text) {
  if (text.size() != 2) return std::nullopt;
  const std::size_t rank = rank_letters.find(text[0]);
  const auto suit = parse_suit(text.substr(1));
  if (rank == std::string_view::npos || !suit) return std::nullopt;
  return Card(*suit, static_cast<Rank>(rank));
}

std::vector<Card> in_hand_order(CardSet cards) {
  std::vector<Card> ordered;
  for (const Suit suit : all_suits) {
    for (auto rank = all_ranks.rbegin(); rank != all_ranks.rend(); ++rank) {
      if (cards.contains(Card(suit, *rank))) ordered.emplace_back(suit, *rank);
    }
  }
  return ordered;
}

std::string to_string(CardSet cards) {
  std::string text;
  for (const Card card : in_hand_order(cards)) {
    text += (text.empty() ? "" : " ") + to_string(card);
  }
  return text;
}

std::optional<CardSet> parse_cards(std::string_view text) {
  CardSet cards;
  for (const std::string_view word : words(text)) {
    const auto card = parse_card(word);
    if (!card || cards.contains(*card)) return std::nullopt;
    cards.insert(*card);
  }
  return cards;
}

CardSet above(Card card, bool is_natural_order) {
  CardSet higher;
  for (const Rank rank : all_ranks) {
    if (strength(rank, is_natural_order) > strength(card.rank(), is_natural_order)) {
      higher.insert(Card(card.suit(), rank));
    }
  }
  return higher;
}

}  // namespace kibic::marias
