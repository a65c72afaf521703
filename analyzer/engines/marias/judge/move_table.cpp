#include "analyzer/engines/marias/judge/move_table.h"

#include <algorithm>

#include "core/games/marias/trick.h"

namespace kibic::marias {
namespace {

// The state as the seat might find it in one world.
State imagined(State state, const World& world) {
  state.hands = world.hands;
  state.talon = world.talon;
  return state;
}

// Cards that are never touching: what they do is more than their rank.
CardSet single_cards(const State& state, CardSet hand) {
  const Contract& contract = *state.contract;
  CardSet single;
  if (!contract.trump) return single;
  single.insert(Card(*contract.trump, Rank::seven));
  if (contract.helper) single.insert(Card(*contract.helper, Rank::seven));
  for (const Suit suit : all_suits) {
    const CardSet marriage{Card(suit, Rank::svrsek), Card(suit, Rank::kral)};
    if (hand.contains(marriage)) single |= marriage;
  }
  return single;
}

}  // namespace

double own_money_factor(const State& state, int seat) {
  return seat == state.declarer ? 2 : -1;
}

std::vector<CardSet> touching_cards(const State& state, CardSet legal, CardSet hidden) {
  const CardSet hand = state.hands[static_cast<std::size_t>(state.to_act.seat_number())];
  const CardOrder order = order_of(*state.contract, *state.options);
  const CardSet single = single_cards(state, hand);
  const bool do_points_count = state.contract->trump.has_value();
  CardSet between = hidden;
  if (!state.tricks.empty() && !state.tricks.back().is_full()) {
    const Trick& trick = state.tricks.back();
    for (int i = 0; i < trick.size; ++i) between.insert(trick.cards[static_cast<std::size_t>(i)]);
  }
  const auto is_touching = [&](Card lower, Card card) {
    if (single.contains(lower) || single.contains(card)) return false;
    if (do_points_count && card.is_sharp() != lower.is_sharp()) return false;
    const CardSet gap = above(lower, order.is_natural) - above(card, order.is_natural);
    return (gap & between).empty();
  };
  std::vector<CardSet> classes;
  for (const Suit suit : all_suits) {
    const CardSet held = legal.in(suit);
    std::vector<Card> rising(held.begin(), held.end());
    std::ranges::sort(rising, {}, [&](Card c) { return strength(c.rank(), order.is_natural); });
    for (std::size_t i = 0; i < rising.size(); ++i) {
      const Card card = rising[i];
      const bool is_new = i == 0 || !is_touching(rising[i - 1], card);
      if (is_new) classes.emplace_back();
      classes.back().insert(card);
    }
  }
  return classes;
}

MoveTable::MoveTable(const State& state, const Worlds& worlds, CardSet legal, Solver& solver)
    : worlds_(worlds),
      solver_(solver),
      problem_(problem_of(imagined(state, worlds.at(0)))),
      factor_(own_money_factor(state, worlds.knowledge().seat)),
      cards_(legal.begin(), legal.end()),
      values_(cards_.size()) {}

const std::vector<double>& MoveTable::values_of(Card card) const {
  return values_[static_cast<std::size_t>(std::ranges::find(cards_, card) - cards_.begin())];
}

std::vector<bool> MoveTable::worlds_where_better(Card better, Card worse) const {
  const std::vector<double>& high = values_of(better);
  const std::vector<double>& low = values_of(worse);
  std::vector<bool> is_better;
  for (std::size_t j = 0; j < high.size(); ++j) is_better.push_back(high[j] > low[j]);
  return is_better;
}

bool MoveTable::add_all(std::stop_token stop) {
  for (std::uint64_t i = 0; i < worlds_.count(); ++i) {
    if (stop.stop_requested() || !is_solved_) return false;
    add(worlds_.at(i));
  }
  is_exact_ = worlds_.relaxed() == 0 && !worlds_.are_talon_counts_relaxed();
  return is_solved_;
}

bool MoveTable::grow_to(std::size_t count, Rng& rng, std::stop_token stop) {
  while (seen_.size() < count) {
    if (stop.stop_requested() || !is_solved_) return false;
    add(worlds_.sample(rng));
  }
  return is_solved_;
}

void MoveTable::add(const World& world) {
  problem_.position.hands = world.hands;
  // Both lists are in the order of CardSet; cards of the solver that are not asked for are skipped.
  std::size_t i = 0;
  for (const MoveValue& move : solver_.moves(problem_)) {
    if (i < cards_.size() && cards_[i] == move.card) {
      values_[i++].push_back(factor_ * static_cast<double>(move.value));
    }
  }
  is_solved_ = is_solved_ && solver_.is_exact();
  seen_.push_back(world);
}

}  // namespace kibic::marias
