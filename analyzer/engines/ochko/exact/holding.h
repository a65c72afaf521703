// Cards of ochko as the values see them: kinds instead of ranks and suits, hands as counts. What a
// hand is worth is what core/games/ochko/hand.h says, here without a list of cards.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>

#include "analyzer/engines/ochko/exact/terms.h"
#include "core/games/ochko/card.h"
#include "core/games/ochko/hand.h"

namespace kibic::ochko {

// 0 the ace, 1…8 the cards 2…9, 9 the ten; 10 jack, queen and king where they differ from the ten
// (only they make a PocketJack), otherwise they are counted as tens.
using Kind = int;
inline constexpr Kind ace_kind = 0;
inline constexpr Kind ten_kind = 9;
inline constexpr Kind face_kind = 10;
inline constexpr int kind_count = 11;

constexpr Kind kind_of(Rank rank, const Terms& terms) {
  if (rank <= Rank::ten) return static_cast<int>(rank);
  return terms.ten_makes_pocketjack ? ten_kind : face_kind;
}
// An ace is worth 1 here; what it is worth in a hand, the hand says.
constexpr int points_of(Kind kind) {
  return std::min(kind + 1, 10);
}

// Cards by kind: a deck, or what is left of one.
struct Shoe {
  std::array<std::uint8_t, kind_count> counts{};

  static Shoe of(CardSet cards, const Terms& terms) {
    Shoe shoe;
    for (const Card card : cards_of(cards)) shoe.add(kind_of(card.rank(), terms), 1);
    return shoe;
  }
  static Shoe full(const Terms& terms) { return of(CardSet::all(), terms); }

  int operator[](Kind kind) const { return counts[static_cast<std::size_t>(kind)]; }
  void add(Kind kind, int number) {
    auto& count = counts[static_cast<std::size_t>(kind)];
    count = static_cast<std::uint8_t>(count + number);
  }
  // REQUIRES: there is one.
  void take(Kind kind) { --counts[static_cast<std::size_t>(kind)]; }
  int size() const {
    int sum = 0;
    for (const std::uint8_t count : counts) sum += count;
    return sum;
  }

  auto operator<=>(const Shoe&) const = default;
};

// The cards of one side in the order in which they came, as far as the order matters.
class Holding {
 public:
  Holding() = default;
  Holding(std::initializer_list<Kind> kinds, const Terms& terms) {
    for (const Kind kind : kinds) add(kind, terms);
  }
  Holding(const Cards& cards, const Terms& terms) {
    for (const Card card : cards) add(kind_of(card.rank(), terms), terms);
  }

  void add(Kind kind, const Terms& terms) {
    const bool is_early_ace = kind == ace_kind && !terms.is_ace_flexible && cards_ < 3;
    sum_ = static_cast<std::uint8_t>(sum_ + (is_early_ace ? 11 : points_of(kind)));
    ++cards_;
    ++counts_[static_cast<std::size_t>(kind)];
    const bool is_twelve = are_two_aces() && terms.two_aces == TwoAces::twelve;
    if (is_twelve && !terms.is_ace_flexible) sum_ = 12;
  }
  Holding with(Kind kind, const Terms& terms) const {
    Holding longer = *this;
    longer.add(kind, terms);
    return longer;
  }

  int cards() const { return cards_; }
  int count(Kind kind) const { return counts_[static_cast<std::size_t>(kind)]; }
  int total(const Terms& terms) const {
    if (are_two_aces() && terms.two_aces == TwoAces::bust) return 22;
    if (are_two_aces() && terms.two_aces == TwoAces::golden) return best_total;
    const bool counts_high = terms.is_ace_flexible && count(ace_kind) > 0 && sum_ <= 11;
    return counts_high ? sum_ + 10 : sum_;
  }
  bool is_pocketjack(const Terms& terms) const {
    if (are_two_aces()) return terms.two_aces == TwoAces::golden;
    const Kind partner = terms.ten_makes_pocketjack ? ten_kind : face_kind;
    return cards_ == 2 && count(ace_kind) == 1 && count(partner) == 1;
  }
  bool is_bust(const Terms& terms) const { return total(terms) > best_total; }

  // Different for hands that differ in anything but order that does not matter. Below 2^49.
  // REQUIRES: not bust, so that no kind comes 16 times.
  std::uint64_t code() const {
    std::uint64_t code = sum_;
    for (const std::uint8_t count : counts_) code = code << 4U | count;
    return code;
  }

  auto operator<=>(const Holding&) const = default;

 private:
  bool are_two_aces() const { return cards_ == 2 && count(ace_kind) == 2; }

  std::array<std::uint8_t, kind_count> counts_{};
  std::uint8_t cards_ = 0;
  std::uint8_t sum_ = 0;  // flexible aces as 1
};

}  // namespace kibic::ochko
