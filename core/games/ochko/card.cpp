#include "core/games/ochko/card.h"

namespace kibic::ochko {
namespace {

constexpr std::string_view suit_letters = "cdhs";
constexpr std::string_view rank_letters = "A23456789TJQK";

char upper(char c) {
  return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}
char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

}  // namespace

char letter_of(Suit suit) {
  return suit_letters[static_cast<std::size_t>(suit)];
}
char letter_of(Rank rank) {
  return rank_letters[static_cast<std::size_t>(rank)];
}

std::string to_string(Card card) {
  return {letter_of(card.rank()), letter_of(card.suit())};
}

std::optional<Card> parse_card(std::string_view text) {
  const bool is_long_ten = text.size() == 3 && text.starts_with("10");
  if (text.size() != 2 && !is_long_ten) return std::nullopt;
  const auto rank = is_long_ten ? rank_letters.find('T') : rank_letters.find(upper(text.front()));
  const auto suit = suit_letters.find(lower(text.back()));
  if (rank == std::string_view::npos || suit == std::string_view::npos) return std::nullopt;
  return Card(static_cast<Suit>(suit), static_cast<Rank>(rank));
}

std::string to_string(const Cards& cards) {
  std::string text;
  for (const Card card : cards) text.append(text.empty() ? "" : " ").append(to_string(card));
  return text;
}

Cards cards_of(CardSet set) {
  Cards cards;
  for (int code = 0; code < deck_size; ++code) {
    if (set.contains(Card::from_code(code))) cards.push_back(Card::from_code(code));
  }
  return cards;
}

}  // namespace kibic::ochko
