#include "importers/mariasek/hra_words.h"

#include <algorithm>
#include <utility>

#include "core/base/text.h"

namespace kibic::importers::mariasek {

using marias::Card;
using marias::Rank;
using marias::Suit;

namespace {

// Czech letters with accents, both cases, and the letter beneath.
constexpr std::array<std::pair<std::string_view, char>, 30> accents{{
    {"á", 'a'}, {"č", 'c'}, {"ď", 'd'}, {"é", 'e'}, {"ě", 'e'}, {"í", 'i'}, {"ň", 'n'}, {"ó", 'o'},
    {"ř", 'r'}, {"š", 's'}, {"ť", 't'}, {"ú", 'u'}, {"ů", 'u'}, {"ý", 'y'}, {"ž", 'z'}, {"Á", 'a'},
    {"Č", 'c'}, {"Ď", 'd'}, {"É", 'e'}, {"Ě", 'e'}, {"Í", 'i'}, {"Ň", 'n'}, {"Ó", 'o'}, {"Ř", 'r'},
    {"Š", 's'}, {"Ť", 't'}, {"Ú", 'u'}, {"Ů", 'u'}, {"Ý", 'y'}, {"Ž", 'z'},
}};

// In the order of the enumerations of core/games/marias/card.h.
constexpr std::array<std::string_view, 4> suit_names{"Cerveny", "Kule", "Zeleny", "Zaludy"};
constexpr std::array<std::string_view, 4> czech_suits{"červený", "kule", "zelený", "žaludy"};
constexpr std::array<std::string_view, 8> rank_names{"Sedma",  "Osma", "Devitka", "Spodek",
                                                     "Svrsek", "Kral", "Desitka", "Eso"};
constexpr std::array<std::string_view, 8> czech_ranks{"Sedma",  "Osma", "Devítka", "Spodek",
                                                      "Svršek", "Král", "Desítka", "Eso"};
constexpr std::array<std::string_view, 7> announced_names{
    "Hra", "Sedma", "Kilo", "SedmaProti", "KiloProti", "Betl", "Durch"};

constexpr char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

template <std::size_t N>
std::optional<std::size_t> index_in(const std::array<std::string_view, N>& names,
                                    std::string_view text) {
  const std::string wanted = folded(text);
  const auto* found = std::find_if(names.begin(), names.end(), [&](std::string_view name) {
    return std::equal(name.begin(), name.end(), wanted.begin(), wanted.end(),
                      [](char a, char b) { return lower(a) == b; });
  });
  if (found == names.end()) return std::nullopt;
  return static_cast<std::size_t>(found - names.begin());
}

}  // namespace

std::string folded(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  while (!text.empty()) {
    const char c = text.front();
    if (static_cast<unsigned char>(c) < 0x80) {
      result += lower(c);
      text.remove_prefix(1);
      continue;
    }
    const auto* accent = std::find_if(accents.begin(), accents.end(), [&](const auto& pair) {
      return text.substr(0, pair.first.size()) == pair.first;
    });
    const bool is_known = accent != accents.end();
    result += is_known ? accent->second : c;
    text.remove_prefix(is_known ? accent->first.size() : 1);
  }
  return result;
}

std::string_view name_of(Suit suit) {
  return suit_names[static_cast<std::size_t>(suit)];
}
std::string_view name_of(Rank rank) {
  return rank_names[static_cast<std::size_t>(rank)];
}
std::string_view name_of(Announced one) {
  return announced_names[static_cast<std::size_t>(one)];
}

std::optional<Suit> parse_suit(std::string_view text) {
  const auto index = index_in(suit_names, text);
  if (!index) return std::nullopt;
  return static_cast<Suit>(*index);
}

std::optional<Rank> parse_rank(std::string_view text) {
  const auto index = index_in(rank_names, text);
  if (!index) return std::nullopt;
  return static_cast<Rank>(*index);
}

std::string czech(Suit suit) {
  return std::string(czech_suits[static_cast<std::size_t>(suit)]);
}

std::string czech(Card card) {
  return std::string(czech_ranks[static_cast<std::size_t>(card.rank())]) + " " + czech(card.suit());
}

std::optional<std::vector<Card>> parse_czech_cards(std::string_view text) {
  const std::vector<std::string_view> parts = words(text);
  if (parts.size() % 2 != 0) return std::nullopt;
  std::vector<Card> cards;
  for (std::size_t i = 0; i < parts.size(); i += 2) {
    const auto rank = parse_rank(parts[i]);
    const auto suit = parse_suit(parts[i + 1]);
    if (!rank || !suit) return std::nullopt;
    cards.emplace_back(*suit, *rank);
  }
  return cards;
}

std::string seat_name(int seat) {
  return "Hrac" + std::to_string(seat + 1);
}

std::optional<int> parse_seat(std::string_view text) {
  const std::string name = folded(trim(text));
  for (int seat = 0; seat < 3; ++seat) {
    if (name == folded(seat_name(seat))) return seat;
  }
  return std::nullopt;
}

std::string to_string(AnnouncedSet announced) {
  std::vector<std::string> names;
  for (const Announced one : all_announced) {
    if (announced.contains(one)) names.emplace_back(name_of(one));
  }
  return join(names, " ");
}

std::optional<AnnouncedSet> parse_announced(std::string_view text) {
  std::string spaced(text);
  std::replace(spaced.begin(), spaced.end(), ',', ' ');
  AnnouncedSet result;
  for (const std::string_view word : words(spaced)) {
    const auto index = index_in(announced_names, word);
    if (!index) return std::nullopt;
    result.insert(static_cast<Announced>(*index));
  }
  return result;
}

}  // namespace kibic::importers::mariasek
