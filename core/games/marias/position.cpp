#include "core/games/marias/position.h"

#include <fmt/format.h>

#include "core/base/text.h"

namespace kibic::marias {
namespace {

// Most that marriages can bring: 40 in trumps and 20 in each other suit (rule book 1.1).
constexpr int marriage_points = 100;

std::string_view without_prefix(std::string_view text, std::string_view prefix) {
  return text.starts_with(prefix) ? text.substr(prefix.size()) : std::string_view();
}

// "d0", "l2".
Result<int> parse_seat(std::string_view word) {
  const auto seat = to_integer(word.substr(1));
  if (word.size() != 2 || !seat || *seat > 2) {
    return fail("bad-seat", Message(KIBIC_TEXT("“{0}” does not end in a seat: 0, 1 or 2"), word));
  }
  return static_cast<int>(*seat);
}

// "won=40,20".
Result<std::array<int, 2>> parse_won(std::string_view word) {
  std::array<int, 2> won{};
  const auto sides = split(without_prefix(word, "won="), ',');
  bool is_good = sides.size() == won.size();
  for (std::size_t side = 0; is_good && side < won.size(); ++side) {
    const auto points = to_integer(sides[side]);
    is_good = points && *points >= 0 && *points <= 190 && *points % 10 == 0;
    if (is_good) won[side] = static_cast<int>(*points);
  }
  if (is_good) return won;
  return fail(
      "bad-won-points",
      Message(KIBIC_TEXT("“{0}” is not won=D,O with two multiples of ten from 0 to 190"), word));
}

// "sto h", "betl -", "dvesedmy hb" or "dvesedmy h b".
Result<Contract> parse_head_contract(std::string_view kind_word, std::string_view suit_letters) {
  if (!parse_contract_kind(kind_word)) {
    return fail("unknown-contract", Message(KIBIC_TEXT("there is no contract “{0}”"), kind_word));
  }
  std::string text(kind_word);
  for (const char letter : suit_letters) text += {' ', letter};
  const auto contract = parse_contract(text);
  if (contract && !suit_letters.empty()) return *contract;
  return fail("bad-trump",
              Message(KIBIC_TEXT("“{1}” is no trump for {0}: it is one of h b l a, two of them for "
                                 "contracts with two sevens, “-” for betl and durch"),
                      kind_word, suit_letters));
}

struct Head {
  Contract contract;
  int declarer = 0;
  int leader = 0;
  std::array<int, 2> won{0, 0};
};

Result<Head> parse_head(std::string_view text) {
  Head head;
  const auto parts = words(text);
  std::string suit_letters;
  std::size_t next = 1;
  // The letters stand in one or two words before the seat of the declarer.
  for (; next < parts.size() && !parts[next].starts_with('d'); ++next) suit_letters += parts[next];
  if (parts.size() < next + 2 || parts.size() > next + 3 || !parts[next + 1].starts_with('l') ||
      (parts.size() == next + 3 && !parts[next + 2].starts_with("won="))) {
    return fail(
        "bad-position-head",
        Message(KIBIC_TEXT("“{0}” is not CONTRACT TRUMP dN lN, perhaps with won=D,O"), trim(text)));
  }
  const auto contract = parse_head_contract(parts[0], suit_letters);
  if (!contract) return tl::unexpected(contract.error());
  const auto declarer = parse_seat(parts[next]);
  if (!declarer) return tl::unexpected(declarer.error());
  const auto leader = parse_seat(parts[next + 1]);
  if (!leader) return tl::unexpected(leader.error());
  if (parts.size() == next + 3) {
    const auto won = parse_won(parts[next + 2]);
    if (!won) return tl::unexpected(won.error());
    head.won = *won;
  }
  head.contract = *contract;
  head.declarer = *declarer;
  head.leader = *leader;
  return head;
}

// Reads the cards of one place into `cards` and adds them to those seen before.
Result<std::vector<Card>> parse_place(std::string_view text, const std::string& place,
                                      CardSet& seen) {
  std::vector<Card> cards;
  for (const std::string_view word : words(text)) {
    const auto card = parse_card(word);
    if (!card) {
      return fail("unknown-card", Message(KIBIC_TEXT("{1}: there is no card “{0}”"), word, place));
    }
    if (seen.contains(*card)) {
      return fail("card-twice",
                  Message(KIBIC_TEXT("{1}: the card {0} stands there a second time"), word, place));
    }
    seen.insert(*card);
    cards.push_back(*card);
  }
  return cards;
}

// The deck itself lets nobody hold more than ten cards.
std::optional<Error> size_error(const Position& position) {
  const int full = position.hands[static_cast<std::size_t>(position.trick.next_seat())].size();
  if (full == 0) {
    return Error{"no-cards", Message(KIBIC_TEXT("the seat to play, {0}, holds no card"),
                                     position.trick.next_seat())};
  }
  for (int place = 0; place < 3; ++place) {
    const int seat = position.trick.seat_of(place);
    const int size = position.hands[static_cast<std::size_t>(seat)].size();
    const int expected = full - (place < position.trick.size ? 1 : 0);
    if (size != expected) {
      return Error{
          "unequal-hands",
          Message(KIBIC_TEXT("hand {0} holds {1} cards, but must hold {2}"), seat, size, expected)};
    }
  }
  return std::nullopt;
}

// Points can come from sharp cards that are out of play, and from marriages.
std::optional<Error> won_error(const Position& position) {
  CardSet in_play;
  for (const CardSet hand : position.hands) in_play |= hand;
  for (int place = 0; place < position.trick.size; ++place) {
    in_play.insert(position.trick.cards[static_cast<std::size_t>(place)]);
  }
  const int most = 10 * (CardSet::sharp() - in_play).size() + marriage_points;
  const int won = position.won[0] + position.won[1];
  if (won <= most) return std::nullopt;
  return Error{
      "impossible-won-points",
      Message(KIBIC_TEXT("{0} points are said to be won, but there cannot be more than {1} "
                         "besides the cards in play"),
              won, most)};
}

std::string place_name(std::size_t index) {
  return index < 3 ? fmt::format("hand {}", index) : "table";
}

std::optional<Error> read_cards(const std::vector<std::string_view>& places, Position& position) {
  CardSet seen;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const auto cards = parse_place(places[i], place_name(i), seen);
    if (!cards) return cards.error();
    if (i == 3 && cards->size() > 2) {
      return Error{"trick-is-full", Message(KIBIC_TEXT("{0} cards lie on the table; a trick under "
                                                       "way has at most two"),
                                            cards->size())};
    }
    for (const Card card : *cards) {
      if (i == 3) {
        position.trick.add(card);
      } else {
        position.hands[i].insert(card);
      }
    }
  }
  return std::nullopt;
}

}  // namespace

std::string to_string(const Position& position) {
  std::string text(name_of(position.contract.kind));
  text += ' ';
  text += position.contract.trump ? letter_of(*position.contract.trump) : '-';
  if (position.contract.helper) text += letter_of(*position.contract.helper);
  text += fmt::format(" d{} l{}", position.declarer, position.trick.leader);
  if (position.won != std::array{0, 0}) {
    text += fmt::format(" won={},{}", position.won[0], position.won[1]);
  }
  for (const CardSet hand : position.hands) {
    text += " |";
    if (!hand.empty()) text += " " + to_string(hand);
  }
  if (position.trick.size == 0) return text;
  text += " |";
  for (int place = 0; place < position.trick.size; ++place) {
    text += " " + to_string(position.trick.cards[static_cast<std::size_t>(place)]);
  }
  return text;
}

Result<Position> parse_position(std::string_view text) {
  auto places = split(text, '|');
  if (places.size() != 4 && places.size() != 5) {
    return fail("bad-position",
                Message(KIBIC_TEXT("a position is CONTRACT TRUMP dN lN [won=D,O] | hand0 | hand1 | "
                                   "hand2 [| table]; this has {0} parts between bars"),
                        places.size()));
  }
  const auto head = parse_head(places[0]);
  if (!head) return tl::unexpected(head.error());
  Position position{head->contract, head->declarer, head->won, {}, {}};
  position.trick.leader = head->leader;
  places.erase(places.begin());
  if (const auto error = read_cards(places, position)) return tl::unexpected(*error);
  if (const auto error = size_error(position)) return tl::unexpected(*error);
  if (const auto error = won_error(position)) return tl::unexpected(*error);
  return position;
}

}  // namespace kibic::marias
