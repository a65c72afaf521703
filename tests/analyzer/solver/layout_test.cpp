#include "analyzer/engines/marias/solver/layout.h"

#include <catch2/catch.hpp>

#include "analyzer/engines/marias/solver/canonical.h"
#include "analyzer/engines/marias/solver/compile.h"
#include "analyzer/engines/marias/solver/foresight.h"
#include "analyzer/engines/marias/solver/step.h"
#include "tests/analyzer/solver/random_problem.h"

namespace kibic::marias::open_hand {
namespace {

// The search leaves it to equal cards that a král waits for its svršek.
Bits without_waiting_kings(const Problem& problem, const Coding& coding, Bits legal, Bits hand) {
  if (!is_king_first_illegal(problem.position.contract, *problem.options)) return legal;
  for (const Suit suit : all_suits) {
    const Bits over = bit(coding.bit_of(Card(suit, Rank::svrsek)));
    const Bits king = bit(coding.bit_of(Card(suit, Rank::kral)));
    if ((hand & over) != 0 && (legal & over) != 0) legal &= ~king;
  }
  return legal;
}

}  // namespace

TEST_CASE("the legal cards of the search are those of the rules") {
  Rng rng(1);
  Compiler compiler;
  for (int i = 0; i < 100'000; ++i) {
    const Problem problem = random_problem(
        rng, {.cards = 1 + i % 10, .kind = std::nullopt, .objective = Objective::points});
    const CompiledProblem compiled = compiler.compile(problem);
    const Layout& layout = compiled.layout;
    const Bits hand = layout.hands[index(layout.seat_to_act())];
    const Bits legal =
        without_waiting_kings(problem, compiled.coding, legal_now(layout, compiled.task.law), hand);
    INFO("seed 1, position " << i << ": " << describe(problem));
    REQUIRE(legal == compiled.coding.bits_of(legal_cards(problem)));
  }
}

TEST_CASE("the side that takes a trick is foreseen rightly") {
  Rng rng(2);
  Compiler compiler;
  for (int i = 0; i < 5'000; ++i) {
    Problem problem = random_problem(
        rng, {.cards = 1 + i % 8, .kind = std::nullopt, .objective = Objective::points});
    if (problem.position.trick.size != 0) continue;
    INFO("seed 2, position " << i << ": " << describe(problem));
    const CompiledProblem root = compiler.compile(problem);
    const Law& law = root.task.law;
    const int leader = root.layout.leader;
    for (const Card led : legal_cards(problem)) {
      const Problem second = with_card(problem, led);
      const int led_bit = root.coding.bit_of(led);
      const auto foreseen = is_won_by_leader(root.layout.hands, leader, led_bit, law);
      for (const Card reply : legal_cards(second)) {
        const Problem third = with_card(second, reply);
        for (const Card last : legal_cards(third)) {
          const Problem after_trick = with_card(third, last);
          const int winner = root.coding.seat_of(after_trick.position.trick.leader);
          if (foreseen) REQUIRE(*foreseen == (is_declarers(winner) == is_declarers(leader)));
          REQUIRE(is_won_by_second(root.layout.hands, leader, led_bit, root.coding.bit_of(reply),
                                   law) == (is_declarers(winner) == is_declarers(after(leader))));
        }
      }
    }
  }
}

TEST_CASE("positions that differ only in ranks out of play have one key") {
  Law law{.trumps = 0xFF, .sharp = 0xC0C0'C0C0};
  const Canonical canonical(law);
  // Trumps 9 J K against 8 J Q: low cards in the same order, nothing between them.
  const std::uint64_t key = canonical.key({0b0000'0100, 0b0000'1000, 0b0010'0000});
  CHECK(canonical.key({0b0000'0010, 0b0000'1000, 0b0001'0000}) == key);
  CHECK(canonical.key({0b0000'1000, 0b0000'0010, 0b0001'0000}) != key);
  // A sharp card is no low card, but eso and desítka alone are the same.
  CHECK(canonical.key({0b0000'0010, 0b0000'1000, 0b1000'0000}) != key);
  CHECK(canonical.key({0b0000'0010, 0b0000'1000, 0b1000'0000}) ==
        canonical.key({0b0000'0010, 0b0000'1000, 0b0100'0000}));
}

TEST_CASE("a seven that matters keeps its place in the key") {
  const Law law{.trumps = 0xFF, .sharp = 0xC0C0'C0C0, .special = trump_seven_bit};
  const Canonical canonical(law);
  CHECK(canonical.key({0b0000'0001, 0b0000'1000, 0b0010'0000}) !=
        canonical.key({0b0000'0010, 0b0000'1000, 0b0010'0000}));
  CHECK(canonical.redundant(0b0000'0011, 0) == 0);
  CHECK(Canonical(Law{.trumps = 0xFF, .sharp = 0xC0C0'C0C0}).redundant(0b0000'0011, 0) == 0b10);
}

TEST_CASE("cards are equal when none in play lies between them and none of them is sharp alone") {
  const Canonical canonical(Law{.trumps = 0xFF, .sharp = 0xC0C0'C0C0});
  CHECK(canonical.redundant(0b0011'0010, 0b0000'1000) == 0b0010'0000);  // J in play: 8, Q = K
  CHECK(canonical.redundant(0b0011'0010, 0) == 0b0011'0000);            // J gone: 8 = Q = K
  CHECK(canonical.redundant(0b0110'0000, 0) == 0);                      // K, X
  CHECK(canonical.redundant(0b1100'0000, 0) == 0b1000'0000);            // X = A
  CHECK(canonical.redundant(0b1010'0000, 0) == 0);                      // K, A with X gone
  CHECK(canonical.redundant(0b0000'0001'1000'0000, 0) == 0);            // suits never touch
}

}  // namespace kibic::marias::open_hand
