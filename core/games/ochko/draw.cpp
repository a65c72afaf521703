// Chance at the practice table: each card that nobody has seen is as likely as any other.
#include <span>

#include "core/games/ochko/notation.h"
#include "core/games/ochko/rules.h"

namespace kibic::ochko {
namespace {

// In random order. Cards that are gone unseen are among them: nobody knows which they are.
Cards unseen(const State& state, Rng& rng) {
  Cards cards = cards_of(known_cards(state).rest());
  rng.shuffle(std::span(cards));
  return cards;
}

// What stays covered is drawn when it is opened, which is as likely. Only where it may end the deal
// at once (A7), or lies open (A10), it has to be there from the start.
Deal deal(const State& state, const Cards& cards) {
  const Options& options = *state.options;
  Deal deal{{cards[0], cards[1]}, {cards[2], cards[3]}};
  if (!options.peek && options.show != Show::both) deal.banker[1].reset();
  if (!options.peek && options.show == Show::none) deal.banker[0].reset();
  return deal;
}

Open open(const State& state, const Cards& cards) {
  Open open;
  std::size_t next = 0;
  for (const int place : {0, 1}) {
    const auto& known = state.banker[static_cast<std::size_t>(place)];
    if (known && is_visible(state, place)) continue;
    open.cards.push_back(known ? *known : cards[next++]);
  }
  return open;
}

// As another deal of the same house begins.
State before_deal(const State& state) {
  State next;
  next.options = state.options;
  next.bank = state.bank;
  next.stake = state.stake;
  next.gone = state.gone;
  next.gone_unseen = state.gone_unseen;
  return next;
}

}  // namespace

Action Rules::draw(const State& state, Rng& rng) {
  const Cards cards = unseen(state, rng);
  switch (state.phase) {
    case Phase::card:
      return GiveCard{cards.front()};
    case Phase::open:
      return open(state, cards);
    case Phase::draw:
      return Draw{cards.front()};
    case Phase::deal:
    case Phase::player:
    case Phase::over:
      break;
  }
  return deal(state, cards);
}

std::optional<Action> Rules::reveal(const State& state, Rng& rng) {
  if (state.phase != Phase::player || covered_count(state) == 0) return std::nullopt;
  return open(state, unseen(state, rng));
}

std::optional<StartPosition> Rules::next_deal(const State& state) {
  if (state.phase != Phase::over) return std::nullopt;
  State next = before_deal(state);
  next.bank += outcome_of(state).paid;
  if (!state.options->is_deck_fresh()) {
    next.gone = known_cards(state);
    for (const auto& card : state.banker) next.gone_unseen += card ? 0 : 1;
    if (cards_left(next) < state.options->reshuffle_below) {  // A6: never within a deal
      next.gone = {};
      next.gone_unseen = 0;
    }
  }
  return StartPosition{start_text(next)};
}

std::optional<StartPosition> Rules::change_stake(const State& state, int steps) {
  if (state.phase != Phase::deal) return std::nullopt;
  State next = before_deal(state);
  next.stake += steps * state.options->stake_step;
  const std::int64_t limit = state.options->stake_limit;
  const bool is_too_high = next.stake * one_unit > next.bank || (limit > 0 && next.stake > limit);
  if (next.stake < 1 || (steps > 0 && is_too_high)) return std::nullopt;
  return StartPosition{start_text(next)};
}

}  // namespace kibic::ochko
