#include "analyzer/engines/marias/art/card_art.h"

#include <fmt/format.h>

#include <array>

namespace kibic::marias::card_art {
namespace {

constexpr std::string_view heart =
    R"(<path fill="#cf2a33" d="M50 92 C20 66 6 50 6 32 C6 17 17 8 29 8 C38 8 46 13 50 22 )"
    R"(C54 13 62 8 71 8 C83 8 94 17 94 32 C94 50 80 66 50 92Z"/>)"
    R"(<path fill="none" stroke="#f3a3a3" stroke-width="5" stroke-linecap="round" )"
    R"(d="M18 34 C18 25 23 20 30 19"/>)";

// A round harness bell: band, slit and loop.
constexpr std::string_view bell =
    R"(<circle cx="50" cy="10" r="7" fill="none" stroke="#8a5a08" stroke-width="5"/>)"
    R"(<circle cx="50" cy="55" r="39" fill="#eab024" stroke="#8a5a08" stroke-width="4"/>)"
    R"(<path fill="#c8302f" stroke="#8a5a08" stroke-width="3" )"
    R"(d="M11.5 49 Q50 60 88.5 49 L88.5 61 Q50 72 11.5 61Z"/>)"
    R"(<path fill="none" stroke="#5d3a04" stroke-width="5" stroke-linecap="round" d="M50 74 V90"/>)"
    R"(<circle cx="50" cy="75" r="5.5" fill="#5d3a04"/>)"
    R"(<path fill="none" stroke="#fbe3a0" stroke-width="5" stroke-linecap="round" )"
    R"(d="M24 38 C28 30 34 26 41 24"/>)";

constexpr std::string_view leaf =
    R"(<path fill="none" stroke="#1d5c2a" stroke-width="8" stroke-linecap="round" )"
    R"(d="M50 62 C50 78 48 86 42 95"/>)"
    R"(<path fill="#2f8a3c" stroke="#1d5c2a" stroke-width="3" )"
    R"(d="M50 4 C58 20 90 32 90 57 C90 73 74 80 60 71 C56 77 44 77 40 71 C26 80 10 73 10 57 )"
    R"(C10 32 42 20 50 4Z"/>)"
    R"(<path fill="none" stroke="#bfe3b4" stroke-width="4" stroke-linecap="round" )"
    R"(d="M50 22 V64 M50 44 L33 33 M50 44 L67 33 M50 61 L29 54 M50 61 L71 54"/>)";

constexpr std::string_view acorn =
    R"(<path fill="none" stroke="#5a3a16" stroke-width="7" stroke-linecap="round" )"
    R"(d="M50 24 C50 14 54 9 60 5"/>)"
    R"(<path fill="#c58a3d" stroke="#5a3a16" stroke-width="3" )"
    R"(d="M24 48 C24 76 38 88 50 96 C62 88 76 76 76 48Z"/>)"
    R"(<path fill="#4d7a2f" stroke="#2f4f1b" stroke-width="3" )"
    R"(d="M16 52 C14 30 32 19 50 19 C68 19 86 30 84 52 C66 58 34 58 16 52Z"/>)"
    R"(<path fill="none" stroke="#a9c987" stroke-width="3" stroke-linecap="round" )"
    R"(d="M28 44 L40 30 M42 48 L56 30 M58 48 L70 34 M30 34 L42 46 M46 30 L58 44 M62 30 L73 43"/>)"
    R"(<path fill="none" stroke="#eccb94" stroke-width="4" stroke-linecap="round" )"
    R"(d="M35 64 C37 72 41 78 46 82"/>)";

// Colours of a suit: its numerals and the clothes of its figures.
struct Palette {
  std::string_view ink;
  std::string_view cloth;
  std::string_view trim;
};

Palette palette_of(Suit suit) {
  switch (suit) {
    case Suit::hearts:
      return {"#b81f28", "#c9353c", "#f2c14e"};
    case Suit::bells:
      return {"#99600a", "#d39a1e", "#a3272b"};
    case Suit::leaves:
      return {"#236b30", "#3b8c48", "#e9d28a"};
    case Suit::acorns:
      return {"#70431a", "#96642f", "#8fb36a"};
  }
  return {};
}

// Numerals as strokes in a box of 20 × 30; a ten is 30 wide.
std::string_view numeral(Rank rank) {
  switch (rank) {
    case Rank::seven:
      return "M2 3 H18 L8 28";
    case Rank::eight:
      return "M10 14.5 C0 14.5 1 2.5 10 2.5 C19 2.5 20 14.5 10 14.5 "
             "C-1 14.5 0 28 10 28 C20 28 21 14.5 10 14.500Z";
    case Rank::nine:
      return "M17.5 10.5 C17.5 0 2.5 0 2.5 10.5 C2.5 20 17.5 20 17.5 10.5 "
             "C17.5 20 14 27 6 28";
    case Rank::spodek:
      return "M6 2.5 H15 V20 C15 30 2 30 2 21";
    case Rank::svrsek:
      return "M10 2.5 C-1 2.5 -1 27 10 27 C21 27 21 2.5 10 2.500Z M12 20 L19 30";
    case Rank::kral:
      return "M4 2.5 V28 M18 2.5 L4 18 M9 13 L18.5 28";
    case Rank::desitka:
      return "M1.5 8 L7 3 V28 M21 3 C12 3 12 28 21 28 C30 28 30 3 21 3Z";
    case Rank::eso:
      return "M1.5 28 L10 2.5 L18.5 28 M5 19 H15";
  }
  return {};
}

std::string sign(Suit suit, const Pip& pip, ArtUse use) {
  const std::string turn = pip.is_turned ? " rotate(180)" : "";
  const double scale = pip.size / 100;
  const std::string head =
      fmt::format(R"svg(<g transform="translate({:g} {:g}){} scale({:g}) translate(-50 -50)">)svg",
                  pip.x, pip.y, turn, scale);
  if (use == ArtUse::alone) return head + std::string(suit_sign(suit)) + "</g>";
  return head + fmt::format(R"(<use href="#marias-sign-{}" width="100" height="100"/></g>)",
                            letter_of(suit));
}

// Numeral and small sign in the top left corner.
std::string corner(Card card, ArtUse use) {
  const double scale = card.rank() == Rank::desitka ? 0.72 : 0.8;
  return fmt::format(
             R"svg(<path transform="translate(7 9) scale({:g} 0.84)" fill="none" stroke="{}" )svg"
             R"(stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round" )"
             R"(d="{}"/>)",
             scale, palette_of(card.suit()).ink, numeral(card.rank())) +
         sign(card.suit(), {15.5, 48, 18, false}, use);
}

constexpr std::string_view crown =
    R"(<path fill="#f0bf3a" stroke="#8a5a08" stroke-width="2" stroke-linejoin="round" )"
    R"(d="M34 53 L30 30 L41 40 L50 24 L59 40 L70 30 L66 53 Q50 47 34 53Z"/>)"
    R"(<circle cx="30" cy="29" r="3" fill="#c8302f"/><circle cx="50" cy="23" r="3.4" )"
    R"(fill="#c8302f"/><circle cx="70" cy="29" r="3" fill="#c8302f"/>)";

// A broad hat with a feather.
std::string hat(const Palette& palette) {
  return fmt::format(R"(<path fill="none" stroke="{}" stroke-width="5" stroke-linecap="round" )"
                     R"(d="M37 44 C31 34 30 26 34 18"/>)"
                     R"(<path fill="{}" stroke="#3d2a18" stroke-width="2" stroke-linejoin="round" )"
                     R"(d="M36 50 C36 38 42 33 50 33 C58 33 64 38 64 50Z"/>)"
                     R"(<path fill="{}" stroke="#3d2a18" stroke-width="2" )"
                     R"(d="M27 52 C36 46 64 46 73 52 C64 57 36 57 27 52Z"/>)",
                     palette.trim, palette.cloth, palette.cloth);
}

// A soft cap without brim.
std::string cap(const Palette& palette) {
  return fmt::format(
      R"(<path fill="{}" stroke="#3d2a18" stroke-width="2" stroke-linejoin="round" )"
      R"(d="M33 54 C31 36 44 30 55 33 C66 31 72 42 68 47 C67 51 66 52 66 54 Q50 47 33 54Z"/>)"
      R"(<path fill="none" stroke="{}" stroke-width="5" stroke-linecap="round" )"
      R"(d="M34.5 53 Q50 46.5 65.5 53"/>)",
      palette.cloth, palette.trim);
}

std::string_view beard_of(Rank rank) {
  if (rank == Rank::kral) {
    return R"(<path fill="#7a4f28" d="M36 66 C36 94 46 98 50 98 C54 98 64 94 64 66 )"
           R"(C62 76 57 75 50 75 C43 75 38 76 36 66Z"/>)"
           R"(<path fill="none" stroke="#f0cfa8" stroke-width="2.4" stroke-linecap="round" )"
           R"(d="M46.5 80.5 H53.5"/>)";
  }
  if (rank == Rank::svrsek) {
    return R"(<path fill="none" stroke="#5d3a1c" stroke-width="3.4" stroke-linecap="round" )"
           R"(d="M41 75.5 C44 72.5 48 73 50 74.5 C52 73 56 72.5 59 75.5"/>)";
  }
  return R"(<path fill="none" stroke="#9c4f3c" stroke-width="2.4" stroke-linecap="round" )"
         R"(d="M45.5 77 Q50 80 54.5 77"/>)";
}

// Shoulders, head and face; what the figure wears on its head comes after.
std::string bust(Card card) {
  const Palette palette = palette_of(card.suit());
  const bool is_king = card.rank() == Rank::kral;
  const std::string_view collar =
      is_king ? R"(<path fill="#fbf6ea" stroke="#3d2a18" stroke-width="1.6" )"
                R"(d="M24 106 C32 92 68 92 76 106 C66 114 34 114 24 106Z"/>)"
                R"(<g fill="#3d2a18"><circle cx="35" cy="104" r="1.8"/>)"
                R"(<circle cx="45" cy="108" r="1.8"/><circle cx="56" cy="108" r="1.8"/>)"
                R"(<circle cx="65" cy="104" r="1.8"/></g>)"
              : "";
  const std::string front =
      is_king ? ""
              : fmt::format(R"(<path fill="{}" d="M43 95 L50 108 L57 95 L60 97 L53 142 H47 )"
                            R"(L40 97Z"/>)",
                            palette.trim);
  return fmt::format(R"(<path fill="{}" stroke="#3d2a18" stroke-width="2" )"
                     R"(d="M10 143 C10 108 28 95 50 95 C72 95 90 108 90 143Z"/>)",
                     palette.cloth) +
         front + std::string(collar) +
         R"(<path fill="#6b4423" d="M32 58 C30 82 37 88 41 88 H59 C63 88 70 82 68 58Z"/>)"
         R"(<path fill="#e6bd92" d="M44 82 H56 V97 Q50 102 44 97Z"/>)"
         R"(<path fill="#f3d3ad" stroke="#3d2a18" stroke-width="1.6" )"
         R"(d="M36 54 C35 76 42 88 50 88 C58 88 65 76 64 54Z"/>)"
         R"(<g fill="#33241a"><circle cx="43.5" cy="63.5" r="2.1"/>)"
         R"(<circle cx="56.5" cy="63.5" r="2.1"/></g>)"
         R"(<path fill="none" stroke="#b98758" stroke-width="2" stroke-linecap="round" )"
         R"(d="M50 64 L48.5 71 H51"/>)" +
         std::string(beard_of(card.rank()));
}

std::string figure(Card card, ArtUse use) {
  const Palette palette = palette_of(card.suit());
  std::string drawing = R"svg(<g transform="translate(2 4)">)svg" + bust(card);
  if (card.rank() == Rank::kral) drawing += crown;
  if (card.rank() == Rank::svrsek) drawing += hat(palette);
  if (card.rank() == Rank::spodek) drawing += cap(palette);
  drawing += "</g>";
  // On his coat the sign of the spodek would be lost without a shield.
  if (card.rank() == Rank::spodek) {
    drawing += R"(<circle cx="24" cy="123" r="19" fill="#fffdf6" stroke="#3d2a18" )"
               R"(stroke-width="1.6"/>)";
  }
  return drawing + sign(card.suit(), figure_sign(card.rank()), use);
}

void add_pair(std::vector<Pip>& result, double y, double size, bool is_turned) {
  result.push_back({43, y, size, is_turned});
  result.push_back({75, y, size, is_turned});
}

constexpr std::string_view paper =
    R"(<rect x="1.5" y="1.5" width="97" height="147" rx="8" fill="#fffdf6" )"
    R"(stroke="#b9ae98" stroke-width="1.5"/>)";

}  // namespace

std::string_view suit_sign(Suit suit) {
  switch (suit) {
    case Suit::hearts:
      return heart;
    case Suit::bells:
      return bell;
    case Suit::leaves:
      return leaf;
    case Suit::acorns:
      return acorn;
  }
  return {};
}

std::vector<Pip> pips(Rank rank) {
  std::vector<Pip> result;
  switch (rank) {
    case Rank::spodek:
    case Rank::svrsek:
    case Rank::kral:
      return result;
    case Rank::eso:
      return {{56, 46, 48, false}, {56, 104, 48, true}};
    case Rank::seven:
    case Rank::eight:
      add_pair(result, 31, 24, false);
      add_pair(result, 75, 24, false);
      add_pair(result, 119, 24, true);
      result.push_back({59, 53, 24, false});
      if (rank == Rank::eight) result.push_back({59, 97, 24, true});
      return result;
    case Rank::nine:
    case Rank::desitka:
      add_pair(result, 26, 22, false);
      add_pair(result, 58, 22, false);
      add_pair(result, 92, 22, true);
      add_pair(result, 124, 22, true);
      if (rank == Rank::nine) {
        result.push_back({59, 75, 22, false});
      } else {
        result.push_back({59, 42, 22, false});
        result.push_back({59, 108, 22, true});
      }
      return result;
  }
  return result;
}

Pip figure_sign(Rank rank) {
  if (rank == Rank::spodek) return {24, 123, 28, false};
  if (rank == Rank::kral) return {85, 19, 22, false};
  return {80, 26, 30, false};
}

std::string card_face(Card card, ArtUse use) {
  std::string drawing(paper);
  const auto places = pips(card.rank());
  for (const Pip& pip : places) drawing += sign(card.suit(), pip, use);
  if (places.empty()) drawing += figure(card, use);
  return drawing + corner(card, use);
}

std::string card_back() {
  return std::string(paper) +
         R"(<rect x="8" y="8" width="84" height="134" rx="5" fill="#3d5a80"/>)"
         R"(<path fill="none" stroke="#a9c1dd" stroke-width="2" d="M8 8 L92 142 M92 8 L8 142 )"
         R"(M50 8 L92 75 L50 142 L8 75Z"/>)"
         R"(<circle cx="50" cy="75" r="17" fill="#3d5a80" stroke="#a9c1dd" stroke-width="2"/>)"
         R"(<path fill="none" stroke="#eaf1f9" stroke-width="5" stroke-linecap="round" )"
         R"(d="M43.5 70 C44 60 57 61 56 70 C55.5 75 50 74 50 80"/>)"
         R"(<circle cx="50" cy="87" r="3" fill="#eaf1f9"/>)";
}

std::optional<PieceArt> art(std::string_view name, ArtUse use) {
  if (name == "??") return PieceArt{card_back(), card_width, card_height};
  if (const auto card = parse_card(name)) {
    return PieceArt{card_face(*card, use), card_width, card_height};
  }
  for (const Suit suit : all_suits) {
    if (name == fmt::format("suit-{}", letter_of(suit))) {
      return PieceArt{std::string(suit_sign(suit)), 100, 100};
    }
  }
  return std::nullopt;
}

std::string symbols() {
  std::string sheet;
  for (const Suit suit : all_suits) {
    sheet += fmt::format("<symbol id=\"marias-sign-{}\" viewBox=\"0 0 100 100\">{}</symbol>\n",
                         letter_of(suit), suit_sign(suit));
  }
  return sheet;
}

}  // namespace kibic::marias::card_art
