// Problems: how a deal or a bare position poses one, and what a card makes of it.
#include <algorithm>

#include "analyzer/engines/marias/solver/step.h"

namespace kibic::marias {
namespace {

constexpr std::size_t at(int seat) {
  return static_cast<std::size_t>(seat);
}

// Cards in the hand of the seat to play; every hand held as many when the trick began.
int cards_to_play(const Position& position) {
  return position.hands[at(position.trick.next_seat())].size();
}

SevenFate fate_of(int owner, int winner, int declarer) {
  if (owner == declarer)
    return winner == owner ? SevenFate::declarer_won : SevenFate::declarer_beaten;
  return winner == owner ? SevenFate::defender_won : SevenFate::defender_beaten;
}

std::optional<int> seat_that_played(const Trick& trick, std::optional<Suit> suit) {
  if (!suit) return std::nullopt;
  for (int place = 0; place < trick.size; ++place) {
    if (trick.cards[at(place)] == Card(*suit, Rank::seven)) return trick.seat_of(place);
  }
  return std::nullopt;
}

// A král played while its svršek is held shows the marriage only where either card may.
bool shows_marriage(const Problem& problem, CardSet hand, Card card) {
  if (!has_trump(problem.position.contract.kind)) return false;
  if (card.rank() == Rank::svrsek) return hand.contains(Card(card.suit(), Rank::kral));
  return card.rank() == Rank::kral && hand.contains(Card(card.suit(), Rank::svrsek)) &&
         problem.options->king_first == KingFirst::announces;
}

void end_trick(Problem& problem) {
  Position& position = problem.position;
  Outcome& outcome = problem.so_far;
  const Trick trick = position.trick;
  const int winner = winner_of(trick, order_of(position.contract, *problem.options));
  const int left = position.hands[at(winner)].size();
  const int points = points_of(trick) + (left == 0 ? 10 : 0);
  (winner == position.declarer ? outcome.declarer_points : outcome.defender_points) += points;
  outcome.declarer_tricks += winner == position.declarer ? 1 : 0;
  ++outcome.tricks;
  if (left == 0) {
    if (const auto owner = seat_that_played(trick, position.contract.trump)) {
      outcome.trump_seven = fate_of(*owner, winner, position.declarer);
    }
  } else if (left == 1) {
    if (const auto owner = seat_that_played(trick, position.contract.helper)) {
      outcome.helper_seven = fate_of(*owner, winner, position.declarer);
    }
  }
  position.trick = Trick{.leader = winner};
}

}  // namespace

namespace open_hand {

Problem with_card(const Problem& problem, Card card) {
  Problem next = problem;
  Position& position = next.position;
  const int seat = position.trick.next_seat();
  if (shows_marriage(problem, position.hands[at(seat)], card)) {
    const int value = card.suit() == position.contract.trump ? 40 : 20;
    next.so_far.marriages.push_back({seat, card.suit(), value});
  }
  position.hands[at(seat)].erase(card);
  position.trick.add(card);
  if (position.trick.is_full()) end_trick(next);
  return next;
}

bool is_over(const Problem& problem) {
  const Outcome& outcome = problem.so_far;
  if (problem.position.contract.kind == ContractKind::betl && outcome.declarer_tricks > 0)
    return true;
  if (problem.position.contract.kind == ContractKind::durch &&
      outcome.declarer_tricks < outcome.tricks) {
    return true;
  }
  return problem.position.trick.size == 0 && cards_to_play(problem.position) == 0;
}

KeptSevens kept_by(const Problem& problem, int seat) {
  const Contract& contract = problem.position.contract;
  KeptSevens kept;
  if (!contract.trump) return kept;
  const bool is_declarer = seat == problem.position.declarer;
  if (is_declarer ? has_seven(contract.kind) : problem.so_far.is_sedma_against) {
    kept.trump_seven = Card(*contract.trump, Rank::seven);
  }
  if (is_declarer && contract.helper) kept.helper_seven = Card(*contract.helper, Rank::seven);
  return kept;
}

CardSet legal_cards(const Problem& problem) {
  const Position& position = problem.position;
  const int seat = position.trick.next_seat();
  return marias::legal_cards(position.hands[at(seat)], position.trick,
                             order_of(position.contract, *problem.options), kept_by(problem, seat),
                             is_king_first_illegal(position.contract, *problem.options));
}

}  // namespace open_hand

Problem problem_of(const Position& position, std::shared_ptr<const Options> options,
                   const FlekCounts& fleks, Objective objective) {
  Problem problem;
  problem.options = std::move(options);
  problem.position = position;
  problem.objective = objective;
  Outcome& outcome = problem.so_far;
  outcome.contract = position.contract;
  outcome.declarer = position.declarer;
  outcome.forhont = position.trick.leader;
  outcome.fleks = fleks;
  outcome.declarer_points = position.won[0];
  outcome.defender_points = position.won[1];
  problem.first_trick = 11 - cards_to_play(position);
  outcome.tricks = problem.first_trick - 1;
  // A betl or durch that is still played has not been decided yet.
  if (position.contract.kind == ContractKind::durch) outcome.declarer_tricks = outcome.tricks;
  return problem;
}

}  // namespace kibic::marias
