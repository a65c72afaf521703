// Notation of open positions. Source: the command line's contract, "Notation of cards and
// positions".
#include "core/games/marias/position.h"

#include <catch2/catch.hpp>

#include "core/base/rng.h"
#include "tests/core/marias/given.h"

using namespace kibic;
using namespace kibic::marias;

namespace {

struct Refusal {
  const char* text;
  const char* code;
  const char* words;  // part of the message
};

}  // namespace

TEST_CASE("the example of the contract is read") {
  const auto position = parse_position("hra h d0 l0 | Ah Kh 7h | Xh 9h Ab | Qh Xb 8b");
  REQUIRE(position);
  CHECK(position->contract == given::contract("hra h"));
  CHECK(position->declarer == 0);
  CHECK(position->won == std::array{0, 0});
  CHECK(position->hands[1] == given::cards("Xh 9h Ab"));
  CHECK(position->trick == Trick{});
}

TEST_CASE("a position inside a trick has unequal hands and points won") {
  const auto* text = "sto h d2 l1 won=40,20 | Ah Kh | Xh | Qh | 9h 8b";
  const auto position = parse_position(text);
  REQUIRE(position);
  CHECK(position->declarer == 2);
  CHECK(position->won == std::array{40, 20});
  CHECK(position->trick == given::trick(1, "9h 8b"));
  CHECK(position->trick.next_seat() == 0);
  CHECK(to_string(*position) == text);
}

TEST_CASE("each kind of contract is written with the suits it has") {
  const auto* text =
      GENERATE("betl - d0 l0 | Ah | Xh | Qh", "durch - d1 l1 | Ah | Xh | Qh",
               "dvesedmy hb d0 l1 | Ah | Xh | Qh", "dvesedmysto al d0 l1 | 7h | 8h | 9h",
               "stosedm b d1 l2 | 7b | Xb | | 8b");
  const auto position = parse_position(text);
  REQUIRE(position);
  CHECK(to_string(*position) == text);
}

TEST_CASE("the last card of a trick stands between empty hands") {
  const auto position = parse_position("hra h d0 l0 ||| Qh | 8h 9h");
  REQUIRE(position);
  CHECK(to_string(*position) == "hra h d0 l0 | | | Qh | 8h 9h");
  CHECK(parse_position(to_string(*position)) == position);
}

TEST_CASE("the two letters of two sevens may stand apart") {
  CHECK(parse_position("dvesedmy h b d0 l1 | Ah | Xh | Qh") ==
        parse_position("dvesedmy hb d0 l1 | Ah | Xh | Qh"));
}

TEST_CASE("a position that cannot be is refused with its fault") {
  const auto row = GENERATE(values<Refusal>({
      {"", "bad-position", "1 parts"},
      {"hra h d0 l0 | Ah | Xh", "bad-position", "3 parts"},
      {"hra h d0 l0 | Ah | Xh | Qh | 9h | 8h", "bad-position", "6 parts"},
      {"| Ah | Xh | Qh", "bad-position-head", "CONTRACT TRUMP"},
      {"hra h d0 | Ah | Xh | Qh", "bad-position-head", "hra h d0"},
      {"hra h l0 d0 | Ah | Xh | Qh", "bad-position-head", "hra h l0 d0"},
      {"hra h d0 l0 won=0,0 x | Ah | Xh | Qh", "bad-position-head", "won=0,0 x"},
      {"hra h d0 l0 lost=0,0 | Ah | Xh | Qh", "bad-position-head", "lost=0,0"},
      {"kilo h d0 l0 | Ah | Xh | Qh", "unknown-contract", "kilo"},
      {"hra d0 l0 | Ah | Xh | Qh", "bad-trump", "hra"},
      {"hra x d0 l0 | Ah | Xh | Qh", "bad-trump", "x"},
      {"hra hb d0 l0 | Ah | Xh | Qh", "bad-trump", "hb"},
      {"betl h d0 l0 | Ah | Xh | Qh", "bad-trump", "betl"},
      {"betl d0 l0 | Ah | Xh | Qh", "bad-trump", "betl"},
      {"sto - d0 l0 | Ah | Xh | Qh", "bad-trump", "sto"},
      {"dvesedmy h d0 l0 | Ah | Xh | Qh", "bad-trump", "dvesedmy"},
      {"dvesedmy hh d0 l0 | Ah | Xh | Qh", "bad-trump", "hh"},
      {"hra h d3 l0 | Ah | Xh | Qh", "bad-seat", "d3"},
      {"hra h d0 l | Ah | Xh | Qh", "bad-seat", "“l”"},
      {"hra h d00 l0 | Ah | Xh | Qh", "bad-seat", "d00"},
      {"hra h d0 l-1 | Ah | Xh | Qh", "bad-seat", "l-1"},
      {"hra h d0 l0 won=10 | Ah | Xh | Qh", "bad-won-points", "won=10"},
      {"hra h d0 l0 won=5,0 | Ah | Xh | Qh", "bad-won-points", "won=5,0"},
      {"hra h d0 l0 won=-10,0 | Ah | Xh | Qh", "bad-won-points", "won=-10,0"},
      {"hra h d0 l0 won=10,x | Ah | Xh | Qh", "bad-won-points", "won=10,x"},
      {"hra h d0 l0 won=150,20 | Ah | Xh | Qh", "impossible-won-points", "170"},
      {"hra h d0 l0 | Ah | 10h | Qh", "unknown-card", "hand 1"},
      {"hra h d0 l0 | Ah | Xh | Qh | Zz", "unknown-card", "table"},
      {"hra h d0 l0 | Ah | Xh | Ah", "card-twice", "hand 2"},
      {"hra h d0 l0 | | Xh | Qh | Xh", "card-twice", "table"},
      {"hra h d0 l0 | Ah Kh | Xh | Qh", "unequal-hands", "hand 1"},
      {"hra h d0 l1 | | Xh | Qh | 9h", "unequal-hands", "hand 1"},
      {"hra h d0 l0 | | | | 9h 8h 7h", "trick-is-full", "3 cards"},
      {"hra h d0 l0 | | |", "no-cards", "0"},
  }));
  CAPTURE(row.text);
  const auto position = parse_position(row.text);
  REQUIRE_FALSE(position);
  CHECK(position.error().code == row.code);
  CHECK_THAT(render(position.error().text), Catch::Contains(row.words));
}

namespace {

Contract random_contract(Rng& rng) {
  Contract contract{all_contract_kinds[rng.below(all_contract_kinds.size())], {}, {}};
  const std::uint64_t trump = rng.below(4);
  if (has_trump(contract.kind)) contract.trump = static_cast<Suit>(trump);
  if (has_helper(contract.kind)) {
    contract.helper = static_cast<Suit>((trump + 1 + rng.below(3)) % 4);
  }
  return contract;
}

Position random_position(Rng& rng) {
  std::vector<Card> deck(CardSet::all().begin(), CardSet::all().end());
  rng.shuffle(std::span(deck));
  Position position{random_contract(rng), static_cast<int>(rng.below(3)), {}, {}, {}};
  position.trick.leader = static_cast<int>(rng.below(3));
  for (std::uint64_t count = 1 + rng.below(10); count > 0; --count) {
    for (CardSet& hand : position.hands) {
      hand.insert(deck.back());
      deck.pop_back();
    }
  }
  for (std::uint64_t count = rng.below(3); count > 0; --count) {
    CardSet& hand = position.hands[static_cast<std::size_t>(position.trick.next_seat())];
    const Card card = hand.first();
    hand.erase(card);
    position.trick.add(card);
  }
  position.won = {10 * static_cast<int>(rng.below(6)), 10 * static_cast<int>(rng.below(5))};
  return position;
}

}  // namespace

TEST_CASE("every position is read back from its notation") {
  constexpr std::uint64_t seed = 41;
  INFO("seed " << seed);
  Rng rng(seed);
  for (int round = 0; round < 2'000; ++round) {
    const Position position = random_position(rng);
    INFO(to_string(position));
    const auto read = parse_position(to_string(position));
    REQUIRE(read);
    REQUIRE(*read == position);
  }
}

TEST_CASE("whatever the text, reading a position ends in a position or a reason") {
  constexpr std::uint64_t seed = 42;
  INFO("seed " << seed);
  Rng rng(seed);
  int refused = 0;
  for (int round = 0; round < 5'000; ++round) {
    std::string text = to_string(random_position(rng));
    for (std::uint64_t edits = 1 + rng.below(3); edits > 0; --edits) {
      text[rng.below(text.size())] = static_cast<char>(rng.below(256));
    }
    const auto read = parse_position(text);
    if (read) {
      REQUIRE(parse_position(to_string(*read)) == read);
    } else {
      REQUIRE_FALSE(render(read.error().text).empty());
      ++refused;
    }
  }
  CHECK(refused > 2'500);
}
