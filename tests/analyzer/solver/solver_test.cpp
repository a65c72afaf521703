#include "analyzer/engines/marias/solver/solver.h"

#include <catch2/catch.hpp>

#include "analyzer/engines/marias/reference/reference.h"
#include "analyzer/engines/marias/solver/step.h"
#include "tests/analyzer/solver/random_problem.h"

namespace kibic::marias {
namespace {

// Solves so many problems both ways and compares the value of every legal card.
void compare_moves(std::uint64_t seed, const ProblemShape& shape, int problems) {
  Rng rng(seed);
  Solver solver;
  Reference minimax(ReferenceMethod::minimax);
  for (int i = 0; i < problems; ++i) {
    const Problem problem = random_problem(rng, shape);
    INFO("seed " << seed << ", problem " << i << ": " << describe(problem));
    const auto expected = minimax.moves(problem);
    const auto found = solver.moves(problem);
    REQUIRE(found.size() == expected.size());
    for (std::size_t m = 0; m < expected.size(); ++m) {
      INFO(to_string(expected[m].card));
      REQUIRE(found[m].card == expected[m].card);
      REQUIRE(found[m].value == expected[m].value);
    }
    REQUIRE(solver.value(problem) == minimax.value(problem));
  }
}

std::vector<Problem> random_problems(std::uint64_t seed, int cards, int problems) {
  Rng rng(seed);
  std::vector<Problem> result;
  for (int i = 0; i < problems; ++i) {
    const auto objective = i % 3 == 0 ? Objective::points : Objective::money;
    result.push_back(
        random_problem(rng, {.cards = cards, .kind = std::nullopt, .objective = objective}));
  }
  return result;
}

Problem with_seats_renamed(Problem problem, int steps) {
  const auto renamed = [steps](int seat) { return (seat + steps) % 3; };
  Position& position = problem.position;
  const auto hands = position.hands;
  for (int seat = 0; seat < 3; ++seat) {
    position.hands[static_cast<std::size_t>(renamed(seat))] = hands[static_cast<std::size_t>(seat)];
  }
  position.declarer = renamed(position.declarer);
  position.trick.leader = renamed(position.trick.leader);
  problem.so_far.declarer = renamed(problem.so_far.declarer);
  for (Marriage& marriage : problem.so_far.marriages) marriage.seat = renamed(marriage.seat);
  return problem;
}

// Kule, zelené and žaludy change places; červené, which cost double, stay.
Suit renamed(Suit suit) {
  return suit == Suit::hearts ? suit : static_cast<Suit>(static_cast<int>(suit) % 3 + 1);
}
Card renamed(Card card) {
  return Card(renamed(card.suit()), card.rank());
}

Problem with_suits_renamed(Problem problem) {
  Position& position = problem.position;
  for (auto* suit : {&position.contract.trump, &position.contract.helper}) {
    if (*suit) *suit = renamed(**suit);
  }
  for (CardSet& hand : position.hands) {
    CardSet cards;
    for (const Card card : hand) cards.insert(renamed(card));
    hand = cards;
  }
  for (Card& card : position.trick.cards) card = renamed(card);
  problem.so_far.contract = position.contract;
  for (Marriage& marriage : problem.so_far.marriages) marriage.suit = renamed(marriage.suit);
  return problem;
}

}  // namespace

TEST_CASE("the solver and plain minimax agree on every card of short endings") {
  for (const ContractKind kind : all_contract_kinds) {
    for (const Objective objective : {Objective::money, Objective::points}) {
      for (const int cards : {1, 2, 3, 4}) {
        compare_moves(static_cast<std::uint64_t>(cards),
                      {.cards = cards, .kind = kind, .objective = objective}, 100);
      }
    }
  }
}

TEST_CASE("the solver and plain minimax agree on every card of five-trick endings") {
  for (const ContractKind kind : all_contract_kinds) {
    for (const Objective objective : {Objective::money, Objective::points}) {
      compare_moves(5, {.cards = 5, .kind = kind, .objective = objective}, 25);
    }
  }
}

TEST_CASE("the solver and plain minimax agree where the first marriage counts for a sto") {
  for (const int cards : {4, 5}) {
    compare_moves(6, {.cards = cards, .kind = ContractKind::sto, .objective = Objective::money},
                  cards == 4 ? 600 : 100);
  }
}

TEST_CASE("the solver and plain alpha-beta agree on six-trick endings") {
  Solver solver;
  Reference alpha_beta(ReferenceMethod::alpha_beta);
  for (const Problem& problem : random_problems(7, 6, 60)) {
    INFO("seed 7: " << describe(problem));
    REQUIRE(solver.moves(problem) == alpha_beta.moves(problem));
  }
}

TEST_CASE("values depend neither on the size of the table nor on what was solved before") {
  const auto problems = random_problems(8, 8, 60);
  std::vector<std::vector<MoveValue>> expected;
  for (const Problem& problem : problems) expected.push_back(Solver(16).moves(problem));
  for (const std::size_t entries : {std::size_t{64}, std::size_t{4096}, Solver::default_entries}) {
    Solver solver(entries);
    for (std::size_t i = problems.size(); i-- > 0;) {
      INFO("seed 8, " << entries << " entries: " << describe(problems[i]));
      REQUIRE(solver.moves(problems[i]) == expected[i]);
    }
  }
}

TEST_CASE("renamed seats and suits leave the value as it is") {
  Solver solver;
  for (const Problem& problem : random_problems(9, 7, 150)) {
    INFO("seed 9: " << describe(problem));
    const std::int64_t value = solver.value(problem);
    REQUIRE(Solver().value(with_seats_renamed(problem, 1)) == value);
    REQUIRE(solver.value(with_seats_renamed(problem, 2)) == value);
    REQUIRE(Solver().value(with_suits_renamed(problem)) == value);
  }
}

TEST_CASE("the value of a position is that of its best card, and the line keeps it to the end") {
  Solver solver;
  for (const Problem& problem : random_problems(10, 7, 60)) {
    INFO("seed 10: " << describe(problem));
    const std::int64_t value = solver.value(problem);
    Problem now = problem;
    for (const Card card : solver.line(problem)) {
      const auto moves = solver.moves(now);
      const bool is_declarer = now.position.trick.next_seat() == now.position.declarer;
      const auto best = std::find_if(moves.begin(), moves.end(),
                                     [&](const MoveValue& move) { return move.value == value; });
      REQUIRE(best != moves.end());
      CHECK(best->card == card);  // the lowest among equals
      for (const MoveValue& move : moves) {
        CHECK((is_declarer ? move.value <= value : move.value >= value));
      }
      now = open_hand::with_card(now, card);
    }
    CHECK(open_hand::is_over(now));
  }
}

TEST_CASE("defenders who must cash their tens to beat the hra cannot beat the seven as well") {
  const auto options = std::make_shared<const Options>(Options::defaults(Variant::licitovany));
  const auto position = parse_position(
      "sedma h d0 l2 won=10,20 | Jh 9h 7h Qb 7b 9l 7l | Xh 8b Kl Aa Xa 9a 8a | Al Xl Ql Jl 8l Qa "
      "Ja");
  REQUIRE(position);
  const Problem problem = problem_of(*position, options, {}, Objective::money);
  CHECK(Reference(ReferenceMethod::alpha_beta).value(problem) == -40);
  CHECK(Solver().value(problem) == -40);
}

TEST_CASE("a node limit ends a search early and says so") {
  Solver solver;
  const Problem problem = random_problems(11, 10, 2)[1];
  INFO(describe(problem));
  const std::int64_t value = solver.value(problem);
  CHECK(solver.is_exact());
  Solver bounded;
  bounded.set_node_limit(20);
  CHECK(bounded.value(problem) <= value);
  CHECK_FALSE(bounded.is_exact());
  CHECK(bounded.nodes() < 200);
  bounded.set_node_limit(Solver::default_node_limit);
  CHECK(bounded.value(problem) == value);
  CHECK(bounded.is_exact());
}

}  // namespace kibic::marias
