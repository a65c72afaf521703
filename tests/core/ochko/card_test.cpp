#include "core/games/ochko/card.h"

#include "tests/core/ochko/given.h"

using namespace kibic::ochko;

TEST_CASE("cards are numbered by suits, clubs first, aces low") {
  // Rule book R4: 1-13 clubs, 14-26 diamonds, 27-39 hearts, 40-52 spades; number = code + 1.
  CHECK(to_string(Card::from_code(0)) == "Ac");
  CHECK(to_string(Card::from_code(12)) == "Kc");
  CHECK(to_string(Card::from_code(13)) == "Ad");
  CHECK(to_string(Card::from_code(26)) == "Ah");
  CHECK(to_string(Card::from_code(39)) == "As");
  CHECK(to_string(Card::from_code(51)) == "Ks");
}

TEST_CASE("every card is read as it is written, in letters of any case") {
  for (int code = 0; code < deck_size; ++code) {
    const Card card = Card::from_code(code);
    CHECK(parse_card(to_string(card)) == card);
    CHECK(Card(card.suit(), card.rank()) == card);
  }
  CHECK(parse_card("tH") == parse_card("10h"));
  CHECK(parse_card("10h") == Card(Suit::hearts, Rank::ten));
  for (const char* text : {"", "T", "Xh", "1h", "11h", "10", "Tx", "Thh", "??", " Th"}) {
    INFO(text);
    CHECK_FALSE(parse_card(text));
  }
}

TEST_CASE("points are those of the card, court cards ten, an ace one to begin with") {
  // R6
  const std::vector<int> expected{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10};
  for (int rank = 0; rank < rank_count; ++rank) {
    CHECK(low_value(static_cast<Rank>(rank)) == expected[static_cast<std::size_t>(rank)]);
    CHECK(is_ten_valued(static_cast<Rank>(rank)) == (rank >= 9));
  }
}

TEST_CASE("a set of cards knows its members and the rest of the deck") {
  CardSet set;
  CHECK(set.rest() == CardSet::all());
  for (const Card card : given::cards("Ks Ac 7h")) set.insert(card);
  CHECK(set.size() == 3);
  CHECK(to_string(cards_of(set)) == "Ac 7h Ks");
  CHECK(set.rest().size() == 49);
  set.erase(*parse_card("7h"));
  CHECK_FALSE(set.contains(*parse_card("7h")));
  CHECK(set.contains(*parse_card("Ks")));
}

TEST_CASE("money is exact in hundredths") {
  struct Row {
    const char* text;
    Hundredths amount;
  };
  for (const Row& row : {Row{"0", 0}, Row{"505", 50'500}, Row{"-0.25", -25}, Row{"7.5", 750},
                         Row{"1000000000000", most_units * 100}}) {
    INFO(row.text);
    CHECK(parse_hundredths(row.text) == row.amount);
    CHECK(to_string_hundredths(row.amount) == row.text);
  }
  CHECK(parse_hundredths("7.50") == 750);
  for (const char* text : {"", "-", ".", "5.", ".5", "1.234", "1e3", "+5", "1000000000001", "--5",
                           "5.-1", "99999999999999999999"}) {
    INFO(text);
    CHECK_FALSE(parse_hundredths(text));
  }
}
