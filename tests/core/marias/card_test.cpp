// Cards and sets of them. Source: rule book 1.1; notation: the command line's contract.
#include "core/games/marias/card.h"

#include <catch2/catch.hpp>

#include "tests/core/marias/given.h"

using namespace kibic::marias;

TEST_CASE("every card is read back from its notation") {
  for (int code = 0; code < 32; ++code) {
    const Card card = Card::from_code(code);
    CAPTURE(to_string(card));
    CHECK(parse_card(to_string(card)) == card);
    CHECK(card.code() == code);
  }
}

TEST_CASE("text that is no card is refused") {
  const auto* text = GENERATE("", "A", "Ahh", "ah", "AH", "Th", "10h", "Ax", "hA", " h", "??");
  CAPTURE(text);
  CHECK_FALSE(parse_card(text));
}

TEST_CASE("a set of cards is written from hearts down and read back") {
  const CardSet hand = given::cards("7a Xb Ah Kl Qh");
  CHECK(to_string(hand) == "Ah Qh Xb Kl 7a");
  CHECK(parse_cards(to_string(hand)) == hand);
  CHECK(to_string(CardSet()).empty());
}

TEST_CASE("a card that comes twice makes no set") {
  CHECK_FALSE(parse_cards("Ah Kh Ah"));
  CHECK(parse_cards("") == CardSet());
}

TEST_CASE("the deck holds 32 cards, eight of them sharp, eight of a suit") {
  CHECK(CardSet::all().size() == 4 * 8);
  CHECK(CardSet::sharp() == given::cards("Ah Xh Ab Xb Al Xl Aa Xa"));
  for (const Card card : CardSet::all()) {
    CHECK(card.is_sharp() == CardSet::sharp().contains(card));
    CHECK(CardSet::of(card.suit()).contains(card));
  }
}

TEST_CASE("sets take and give cards") {
  CardSet hand = given::cards("Ah 7b");
  hand.insert(given::card("Kl"));
  hand.erase(given::card("Ah"));
  CHECK(hand == given::cards("7b Kl"));
  CHECK((hand | given::cards("8a")) == given::cards("7b Kl 8a"));
  CHECK((hand - given::cards("Kl")) == given::cards("7b"));
  CHECK(hand.contains(given::cards("Kl")));
  CHECK_FALSE(hand.contains(given::cards("Kl Ql")));
  CHECK(hand.first() == given::card("7b"));
}

TEST_CASE("the desitka stands below the eso with trumps and above the nine without") {
  CHECK(above(given::card("Xb"), false) == given::cards("Ab"));
  CHECK(above(given::card("Xb"), true) == given::cards("Ab Kb Qb Jb"));
  CHECK(above(given::card("9b"), true) == given::cards("Ab Kb Qb Jb Xb"));
  CHECK(above(given::card("Ab"), GENERATE(true, false)).empty());
}
