// The solver's own view of a position: cards as bits in suits and ranks that suit the search, seats
// counted from the declarer. Legal cards are a few instructions each.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace kibic::marias::open_hand {

// One bit a card, a byte a suit, ranks low to high by strength. The trump suit is byte 0, the
// helper suit of dvě sedmy byte 1.
using Bits = std::uint32_t;

constexpr Bits bit(int card) {
  return Bits{1} << card;
}
constexpr Bits suit_of(int card) {
  return Bits{0xFF} << (card & 24);
}
// Higher cards of the suit.
constexpr Bits above(int card) {
  return suit_of(card) & (Bits{0xFFFF'FFFE} << card);
}
constexpr int lowest(Bits cards) {
  return std::countr_zero(cards);
}
constexpr int highest(Bits cards) {
  return 31 - std::countl_zero(cards);
}
constexpr int count(Bits cards) {
  return std::popcount(cards);
}
constexpr Bits either(Bits preferred, Bits all) {
  return preferred != 0 ? preferred : all;
}

inline constexpr Bits trump_seven_bit = bit(0);
inline constexpr Bits helper_seven_bit = bit(8);
constexpr std::size_t index(int i) {
  return static_cast<std::size_t>(i);
}

// What the contract and the options fix for a whole deal.
struct Law {
  Bits trumps = 0;         // 0xFF, or none
  Bits sharp = 0;          // cards worth 10 points
  Bits kept_to_tenth = 0;  // announced seven whose owner must keep it for trick 10
  Bits kept_to_ninth = 0;
  Bits special =
      0;  // sevens that differ from their neighbours: kept back, or the bill looks at them
  bool is_natural = false;

  bool operator==(const Law&) const = default;
};

// Seats: 0 the declarer, then clockwise.
struct Layout {
  std::array<Bits, 3> hands{};
  int leader = 0;
  int placed = 0;  // cards of the trick under way, 0…2
  std::array<int, 2> table{};

  constexpr int seat_to_act() const { return (leader + placed) % 3; }
};

constexpr int after(int seat) {
  return seat == 2 ? 0 : seat + 1;
}

// Announced sevens stay behind while another card is legal.
constexpr Bits without_kept(Bits legal, Bits hand, const Law& law) {
  legal = either(legal & ~law.kept_to_tenth, legal);
  return count(hand) > 2 ? either(legal & ~law.kept_to_ninth, legal) : legal;
}

constexpr bool beats(int card, int winning, const Law& law) {
  const Bits higher = above(winning) | ((bit(winning) & law.trumps) != 0 ? 0 : law.trumps);
  return (higher & bit(card)) != 0;
}

constexpr Bits legal_lead(Bits hand, const Law& law) {
  return without_kept(hand, hand, law);
}

constexpr Bits legal_second(Bits hand, int led, const Law& law) {
  const Bits following = hand & suit_of(led);
  const Bits legal =
      following != 0 ? either(following & above(led), following) : either(hand & law.trumps, hand);
  return without_kept(legal, hand, law);
}

constexpr Bits legal_third(Bits hand, int led, int second, const Law& law) {
  const int winning = beats(second, led, law) ? second : led;
  const Bits higher = hand & above(winning);
  const bool is_trumped = suit_of(winning) != suit_of(led);
  Bits legal = hand & suit_of(led);
  if (legal != 0) {
    if (!is_trumped) legal = either(higher, legal);
  } else {
    legal = hand & law.trumps;
    if (legal == 0) {
      legal = hand;
    } else if ((bit(winning) & law.trumps) != 0) {
      legal = either(higher, legal);
    }
  }
  return without_kept(legal, hand, law);
}

constexpr Bits legal_now(const Layout& layout, const Law& law) {
  const Bits hand = layout.hands[index(layout.seat_to_act())];
  if (layout.placed == 0) return legal_lead(hand, law);
  if (layout.placed == 1) return legal_second(hand, layout.table[0], law);
  return legal_third(hand, layout.table[0], layout.table[1], law);
}

}  // namespace kibic::marias::open_hand
