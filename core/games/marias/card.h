// German-suited cards of mariáš: 32 cards, four suits, eight ranks, and sets of them.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kibic::marias {

// h červené (srdce), b kule, l zelené (listy), a žaludy. Hearts are the "better" suit.
enum class Suit : std::uint8_t { hearts, bells, leaves, acorns };
inline constexpr std::array all_suits{Suit::hearts, Suit::bells, Suit::leaves, Suit::acorns};

// In trump order, low to high: the desítka stands between král and eso (rule book 1.1).
enum class Rank : std::uint8_t { seven, eight, nine, spodek, svrsek, kral, desitka, eso };
inline constexpr std::array all_ranks{Rank::seven,  Rank::eight, Rank::nine,    Rank::spodek,
                                      Rank::svrsek, Rank::kral,  Rank::desitka, Rank::eso};

char letter_of(Suit suit);  // h b l a
char letter_of(Rank rank);  // 7 8 9 J Q K X A
std::optional<Suit> parse_suit(std::string_view text);

// A card as a number 0…31 = 8·suit + rank in trump order.
class Card {
 public:
  constexpr Card(Suit suit, Rank rank)
      : code_(static_cast<std::uint8_t>(8 * static_cast<int>(suit) + static_cast<int>(rank))) {}
  // REQUIRES: 0 ≤ code < 32.
  static constexpr Card from_code(int code) { return Card(static_cast<std::uint8_t>(code)); }

  constexpr int code() const { return code_; }
  constexpr Suit suit() const { return static_cast<Suit>(code_ / 8); }
  constexpr Rank rank() const { return static_cast<Rank>(code_ % 8); }
  // Eso and desítka are worth 10 points each, nothing else counts.
  constexpr bool is_sharp() const { return rank() >= Rank::desitka; }

  constexpr auto operator<=>(const Card&) const = default;

 private:
  constexpr explicit Card(std::uint8_t code) : code_(code) {}
  std::uint8_t code_;
};

std::string to_string(Card card);                       // "Xh"
std::optional<Card> parse_card(std::string_view text);  // exactly two characters

// Strength within a suit, 0…7: trump order, or the natural order of betl and durch in which the
// desítka drops between nine and spodek (rule book 1.1).
constexpr int strength(Rank rank, bool is_natural_order) {
  constexpr std::array<int, 8> natural{0, 1, 2, 4, 5, 6, 3, 7};
  return is_natural_order ? natural[static_cast<std::size_t>(rank)] : static_cast<int>(rank);
}

// A set of cards, one bit a card. Iterates from the lowest code up.
class CardSet {
 public:
  constexpr CardSet() = default;
  constexpr explicit CardSet(std::uint32_t bits) : bits_(bits) {}
  constexpr CardSet(std::initializer_list<Card> cards) {
    for (const Card card : cards) insert(card);
  }
  static constexpr CardSet all() { return CardSet(0xFFFF'FFFFU); }
  static constexpr CardSet of(Suit suit) {
    return CardSet(0xFFU << 8U * static_cast<unsigned>(suit));
  }
  static constexpr CardSet sharp() { return CardSet(0xC0C0'C0C0U); }

  constexpr std::uint32_t bits() const { return bits_; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool contains(Card card) const { return (bits_ >> card.code() & 1U) != 0; }
  constexpr bool contains(CardSet other) const { return (other.bits_ & ~bits_) == 0; }
  constexpr void insert(Card card) { bits_ |= 1U << card.code(); }
  constexpr void erase(Card card) { bits_ &= ~(1U << card.code()); }
  constexpr CardSet in(Suit suit) const { return *this & of(suit); }
  // REQUIRES: not empty.
  constexpr Card first() const { return Card::from_code(std::countr_zero(bits_)); }

  constexpr CardSet operator|(CardSet other) const { return CardSet(bits_ | other.bits_); }
  constexpr CardSet operator&(CardSet other) const { return CardSet(bits_ & other.bits_); }
  constexpr CardSet operator-(CardSet other) const { return CardSet(bits_ & ~other.bits_); }
  constexpr CardSet& operator|=(CardSet other) { return *this = *this | other; }
  constexpr CardSet& operator-=(CardSet other) { return *this = *this - other; }
  constexpr bool operator==(const CardSet&) const = default;

  class Iterator {
   public:
    using value_type = Card;
    using difference_type = std::ptrdiff_t;
    constexpr Iterator() = default;
    constexpr explicit Iterator(std::uint32_t rest) : rest_(rest) {}
    constexpr Card operator*() const { return Card::from_code(std::countr_zero(rest_)); }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    std::uint32_t rest_ = 0;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  std::uint32_t bits_ = 0;
};

// As people hold them: suits in the order h b l a, within a suit from the top down.
std::vector<Card> in_hand_order(CardSet cards);
// "Ah Xh 7b": suits in the order h b l a, within a suit from the top down; empty for no cards.
std::string to_string(CardSet cards);
// Cards separated by spaces; no value if a word is no card or a card comes twice.
std::optional<CardSet> parse_cards(std::string_view text);

// Cards of one suit above a card of it, in trump or natural order.
CardSet above(Card card, bool is_natural_order);

}  // namespace kibic::marias
