#include "analyzer/engines/ochko/art/french_cards.h"

#include <fmt/format.h>

#include <array>

#include "analyzer/engines/ochko/art/figures.h"

namespace kibic::ochko::french_cards {
namespace {

constexpr std::array<Suit, 4> all_suits{Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades};

// The shape of a suit in a square of 100, without its colour.
std::string_view shape_of(Suit suit) {
  switch (suit) {
    case Suit::clubs:
      return R"(<circle cx="50" cy="28" r="21"/><circle cx="27" cy="58" r="21"/>)"
             R"(<circle cx="73" cy="58" r="21"/><circle cx="50" cy="50" r="14"/>)"
             R"(<path d="M47 50 C48 76 43 88 33 95 H67 C57 88 52 76 53 50Z"/>)";
    case Suit::diamonds:
      return R"(<path d="M50 4 C58 20 70 36 84 50 C70 64 58 80 50 96 C42 80 30 64 16 50 )"
             R"(C30 36 42 20 50 4Z"/>)";
    case Suit::hearts:
      return R"(<path d="M50 93 C22 66 7 50 7 32 C7 17 18 8 30 8 C39 8 46 13 50 23 )"
             R"(C54 13 61 8 70 8 C82 8 93 17 93 32 C93 50 78 66 50 93Z"/>)";
    case Suit::spades:
      return R"(<path d="M50 5 C60 26 92 42 92 62 C92 76 82 83 72 83 C63 83 56 79 52 71 )"
             R"(C53 82 57 90 66 95 H34 C43 90 47 82 48 71 C44 79 37 83 28 83 C18 83 8 76 8 62 )"
             R"(C8 42 40 26 50 5Z"/>)";
  }
  return {};
}

std::string suit_sign(Suit suit) {
  return fmt::format(R"(<g fill="{}">{}</g>)", palette_of(suit).ink, shape_of(suit));
}

// Numerals as strokes in a box of 20 × 30; a ten is 30 wide.
std::string_view numeral(Rank rank) {
  switch (rank) {
    case Rank::ace:
      return "M1.5 28 L10 2.5 L18.5 28 M5 19 H15";
    case Rank::two:
      return "M2.5 10 C2.5 0 17.5 0 17.5 10 C17.5 16 4 22 2.5 28 H18";
    case Rank::three:
      return "M3 2.5 H17 L9 12 C20 12 20 28 9.5 28 C5 28 2.5 26 2 23";
    case Rank::four:
      return "M14.5 28 V2.5 L2 20 H18.5";
    case Rank::five:
      return "M16.5 2.5 H5 L3.5 13 C9 9 18 11 18 19.5 C18 29 6 30 2 24";
    case Rank::six:
      return "M14 2.5 C6 6 2.5 14 2.5 20 C2.5 31 17.5 31 17.5 20 C17.5 10 3 10 2.5 20";
    case Rank::seven:
      return "M2 3 H18 L8 28";
    case Rank::eight:
      return "M10 14.5 C0 14.5 1 2.5 10 2.5 C19 2.5 20 14.5 10 14.5 "
             "C-1 14.5 0 28 10 28 C20 28 21 14.5 10 14.5Z";
    case Rank::nine:
      return "M17.5 10.5 C17.5 0 2.5 0 2.5 10.5 C2.5 20 17.5 20 17.5 10.5 "
             "C17.5 20 14 27 6 28";
    case Rank::ten:
      return "M1.5 8 L7 3 V28 M21 3 C12 3 12 28 21 28 C30 28 30 3 21 3Z";
    case Rank::jack:
      return "M6 2.5 H15 V20 C15 30 2 30 2 21";
    case Rank::queen:
      return "M10 2.5 C-1 2.5 -1 27 10 27 C21 27 21 2.5 10 2.5Z M12 20 L19 30";
    case Rank::king:
      return "M4 2.5 V28 M18 2.5 L4 18 M9 13 L18.5 28";
  }
  return {};
}

constexpr std::string_view turned_open = R"svg(<g transform="rotate(180 50 75)">)svg";

std::string sign(Suit suit, const Pip& pip, ArtUse use) {
  const std::string turn = pip.is_turned ? " rotate(180)" : "";
  const std::string head =
      fmt::format(R"svg(<g transform="translate({:g} {:g}){} scale({:g}) translate(-50 -50)">)svg",
                  pip.x, pip.y, turn, pip.size / 100);
  if (use == ArtUse::alone) return head + suit_sign(suit) + "</g>";
  return head + fmt::format(R"(<use href="#ochko-sign-{}" width="100" height="100"/></g>)",
                            letter_of(suit));
}

// Numeral and small sign in the top left corner.
std::string corner(Card card, ArtUse use) {
  const double scale = card.rank() == Rank::ten ? 0.56 : 0.68;
  return fmt::format(
             R"svg(<path transform="translate(5.5 8) scale({:g} 0.7)" fill="none" stroke="{}" )svg"
             R"(stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round" d="{}"/>)",
             scale, palette_of(card.suit()).ink, numeral(card.rank())) +
         sign(card.suit(), {12.5, 40, 15, false}, use);
}

std::string both_halves(const std::string& half) {
  return half + std::string(turned_open) + half + "</g>";
}

std::string figure(Card card, ArtUse use) {
  const Palette palette = palette_of(card.suit());
  const std::string frame =
      fmt::format(R"(<rect x="21" y="8" width="58" height="134" rx="3" fill="#fbf4e2" stroke="{}" )"
                  R"(stroke-width="1"/>)",
                  palette.ink);
  const std::string half =
      half_figure(card.rank(), palette) + sign(card.suit(), {30, 20, 15, false}, use);
  const std::string belt = fmt::format(
      R"(<path fill="none" stroke="{}" stroke-width="3.5" d="M21.5 75 H78.5"/>)", palette.trim);
  return frame + both_halves(half) + belt;
}

constexpr std::string_view paper =
    R"(<rect x="1.5" y="1.5" width="97" height="147" rx="8" fill="#fffefa" )"
    R"(stroke="#b9ae98" stroke-width="1.5"/>)";

std::string back() {
  return std::string(paper) +
         R"(<rect x="8" y="8" width="84" height="134" rx="5" fill="#7d2735"/>)"
         R"(<path fill="none" stroke="#e3b4b4" stroke-width="1.6" )"
         R"(d="M8 36 L36 8 M8 64 L64 8 M8 92 L92 8 M8 120 L92 36 M14 142 L92 64 M42 142 L92 92 )"
         R"(M70 142 L92 120 M92 36 L64 8 M92 64 L36 8 M92 92 L8 8 M92 120 L8 36 M86 142 L8 64 )"
         R"(M58 142 L8 92 M30 142 L8 120"/>)"
         R"(<circle cx="50" cy="75" r="17" fill="#7d2735" stroke="#e3b4b4" stroke-width="2"/>)"
         R"(<path fill="none" stroke="#f9eaea" stroke-width="5" stroke-linecap="round" )"
         R"(d="M43.5 70 C44 60 57 61 56 70 C55.5 75 50 74 50 80"/>)"
         R"(<circle cx="50" cy="87" r="3" fill="#f9eaea"/>)";
}

std::string face(Card card, ArtUse use) {
  std::string drawing(paper);
  const std::vector<Pip> places = pips(card.rank());
  for (const Pip& pip : places) drawing += sign(card.suit(), pip, use);
  if (places.empty()) drawing += figure(card, use);
  return drawing + both_halves(corner(card, use));
}

void add_pair(std::vector<Pip>& result, double y) {
  result.push_back({36, y, 22, y > 75});
  result.push_back({64, y, 22, y > 75});
}
void add_middle(std::vector<Pip>& result, double y) {
  result.push_back({50, y, 22, y > 75});
}

}  // namespace

// As on most French-suited cards: columns left and right, and what is odd in the middle.
std::vector<Pip> pips(Rank rank) {
  std::vector<Pip> result;
  const int number = static_cast<int>(rank) + 1;
  if (number > 10) return result;
  if (rank == Rank::ace) return {{50, 75, 46, false}};
  if (number <= 3) {
    add_middle(result, 26);
    add_middle(result, 124);
    if (number == 3) add_middle(result, 75);
    return result;
  }
  add_pair(result, 26);
  add_pair(result, 124);
  if (number >= 9) {
    add_pair(result, 58.5);
    add_pair(result, 91.5);
    if (number == 9) add_middle(result, 75);
    if (number == 10) {
      add_middle(result, 42);
      add_middle(result, 108);
    }
    return result;
  }
  if (number == 5) add_middle(result, 75);
  if (number >= 6) add_pair(result, 75);
  if (number >= 7) add_middle(result, 50);
  if (number == 8) add_middle(result, 100);
  return result;
}

std::optional<PieceArt> art(std::string_view name, ArtUse use) {
  if (name == "??") return PieceArt{back(), card_width, card_height};
  if (const auto card = parse_card(name)) {
    return PieceArt{face(*card, use), card_width, card_height};
  }
  for (const Suit suit : all_suits) {
    if (name == fmt::format("suit-{}", letter_of(suit))) {
      return PieceArt{suit_sign(suit), 100, 100};
    }
  }
  return std::nullopt;
}

std::string symbols() {
  std::string sheet;
  for (const Suit suit : all_suits) {
    sheet += fmt::format("<symbol id=\"ochko-sign-{}\" viewBox=\"0 0 100 100\">{}</symbol>\n",
                         letter_of(suit), suit_sign(suit));
  }
  return sheet;
}

}  // namespace kibic::ochko::french_cards
