// French-suited cards of ochko: 52 cards, four suits, thirteen ranks, and sets of them.
// Source: rule book ochko 1, R4 and R6.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kibic::ochko {

// In the order of the numbers on the cards (R4).
enum class Suit : std::uint8_t { clubs, diamonds, hearts, spades };
enum class Rank : std::uint8_t {
  ace,
  two,
  three,
  four,
  five,
  six,
  seven,
  eight,
  nine,
  ten,
  jack,
  queen,
  king
};
inline constexpr int suit_count = 4;
inline constexpr int rank_count = 13;
inline constexpr int deck_size = 52;

char letter_of(Suit suit);  // c d h s
char letter_of(Rank rank);  // A 2 … 9 T J Q K

// Points of a card; of an ace the low value 1 (R6).
constexpr int low_value(Rank rank) {
  const int number = static_cast<int>(rank) + 1;
  return number < 10 ? number : 10;
}
constexpr bool is_ten_valued(Rank rank) {
  return rank >= Rank::ten;
}

// A card as a number 0…51 = 13·suit + rank: one less than the number of R4.
class Card {
 public:
  constexpr Card(Suit suit, Rank rank)
      : code_(static_cast<std::uint8_t>(rank_count * static_cast<int>(suit) +
                                        static_cast<int>(rank))) {}
  // REQUIRES: 0 ≤ code < 52.
  static constexpr Card from_code(int code) { return Card(static_cast<std::uint8_t>(code)); }

  constexpr int code() const { return code_; }
  constexpr Suit suit() const { return static_cast<Suit>(code_ / rank_count); }
  constexpr Rank rank() const { return static_cast<Rank>(code_ % rank_count); }

  constexpr auto operator<=>(const Card&) const = default;

 private:
  constexpr explicit Card(std::uint8_t code) : code_(code) {}
  std::uint8_t code_;
};

std::string to_string(Card card);  // "Th"
// Rank and suit in letters of any case; "10h" is the ten as well.
std::optional<Card> parse_card(std::string_view text);

using Cards = std::vector<Card>;
std::string to_string(const Cards& cards);  // "8c 6d"

// A set of cards, one bit a card.
class CardSet {
 public:
  constexpr CardSet() = default;
  static constexpr CardSet all() { return CardSet((std::uint64_t{1} << deck_size) - 1); }

  constexpr std::uint64_t bits() const { return bits_; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool contains(Card card) const { return (bits_ >> card.code() & 1U) != 0; }
  constexpr void insert(Card card) { bits_ |= bit(card); }
  constexpr void erase(Card card) { bits_ &= ~bit(card); }
  constexpr void insert(CardSet other) { bits_ |= other.bits_; }
  constexpr CardSet rest() const { return CardSet(all().bits_ & ~bits_); }  // of the deck

  constexpr bool operator==(const CardSet&) const = default;

 private:
  constexpr explicit CardSet(std::uint64_t bits) : bits_(bits) {}
  static constexpr std::uint64_t bit(Card card) { return std::uint64_t{1} << card.code(); }
  std::uint64_t bits_ = 0;
};

// In the order of their codes.
Cards cards_of(CardSet set);

}  // namespace kibic::ochko
