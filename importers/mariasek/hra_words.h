// The words of Mariasek: names of cards, seats and games as attributes spell them ("Zaludy",
// "Hrac2", "SedmaProti") and as its Czech comments do ("Devítka žaludy").
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/games/marias/card.h"

namespace kibic::importers::mariasek {

// Czech text as plain lower-case ASCII ("Devítka žaludy" → "devitka zaludy"), so that old comments
// without accents and attributes of any case are the same word. Other letters are kept as they are.
std::string folded(std::string_view text);

std::string_view name_of(marias::Suit suit);  // Cerveny Kule Zeleny Zaludy
std::string_view name_of(marias::Rank rank);  // Sedma Osma Devitka Spodek Svrsek Kral Desitka Eso
std::optional<marias::Suit> parse_suit(std::string_view text);
std::optional<marias::Rank> parse_rank(std::string_view text);

std::string czech(marias::Suit suit);  // "žaludy"
std::string czech(marias::Card card);  // "Devítka žaludy"
// "Devítka žaludy Spodek zelený": no value unless all of it is cards.
std::optional<std::vector<marias::Card>> parse_czech_cards(std::string_view text);

std::string seat_name(int seat);  // 0 → "Hrac1"
// "Hrac1" … "Hrac3"; names are what all versions store, whatever numbers stand behind them.
std::optional<int> parse_seat(std::string_view text);

// What can be declared, doubled or called against; files store sets of them.
enum class Announced : std::uint8_t { hra, sedma, kilo, sedma_against, kilo_against, betl, durch };
inline constexpr std::array all_announced{
    Announced::hra,          Announced::sedma, Announced::kilo, Announced::sedma_against,
    Announced::kilo_against, Announced::betl,  Announced::durch};

class AnnouncedSet {
 public:
  constexpr AnnouncedSet() = default;
  constexpr AnnouncedSet(std::initializer_list<Announced> all) {
    for (const Announced one : all) insert(one);
  }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool contains(Announced one) const { return (bits_ & bit(one)) != 0; }
  constexpr void insert(Announced one) { bits_ |= bit(one); }
  constexpr bool operator==(const AnnouncedSet&) const = default;

 private:
  static constexpr unsigned bit(Announced one) { return 1U << static_cast<unsigned>(one); }
  unsigned bits_ = 0;
};

std::string_view name_of(Announced one);        // Hra Sedma Kilo SedmaProti KiloProti Betl Durch
std::string to_string(AnnouncedSet announced);  // "Hra Sedma"
// Words separated by spaces or commas, in any order; no value if one is unknown.
std::optional<AnnouncedSet> parse_announced(std::string_view text);

}  // namespace kibic::importers::mariasek
