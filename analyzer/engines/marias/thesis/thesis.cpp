#include "analyzer/engines/marias/thesis/thesis.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "analyzer/engines/marias/solver/step.h"
#include "analyzer/engines/marias/worlds/worlds.h"
#include "core/games/marias/view.h"

namespace kibic::marias::thesis {
namespace {

constexpr Worth lowest{std::numeric_limits<std::int64_t>::min(), 0};
constexpr Worth highest{std::numeric_limits<std::int64_t>::max(), 0};

std::int64_t money_of(const Problem& problem) {
  const Outcome& outcome = problem.so_far;
  return settle(*problem.options, outcome).by_seat[static_cast<std::size_t>(outcome.declarer)] / 2;
}

bool is_declarers_turn(const Problem& problem) {
  return problem.position.trick.next_seat() == problem.position.declarer;
}

// Tens that the trick brings the declarer (negative: the defenders) when the card completes it.
int tens_taken(const Problem& before, Card card) {
  Trick trick = before.position.trick;
  trick.add(card);
  if (!trick.is_full()) return 0;
  const auto tens = static_cast<int>(
      std::ranges::count_if(trick.cards, [](Card c) { return c.rank() == Rank::desitka; }));
  const int winner = winner_of(trick, order_of(before.position.contract, *before.options));
  return winner == before.position.declarer ? tens : -tens;
}

Worth alpha_beta(const Problem& problem, int tens, Worth alpha, Worth beta) {
  if (open_hand::is_over(problem)) return {money_of(problem), tens};
  const bool is_declarer = is_declarers_turn(problem);
  Worth best = is_declarer ? lowest : highest;
  for (const Card card : open_hand::legal_cards(problem)) {
    const Worth worth = alpha_beta(open_hand::with_card(problem, card),
                                   tens + tens_taken(problem, card), alpha, beta);
    best = is_declarer ? std::max(best, worth) : std::min(best, worth);
    (is_declarer ? alpha : beta) = is_declarer ? std::max(alpha, best) : std::min(beta, best);
    if (alpha >= beta) break;
  }
  return best;
}

// Of a card that is equally good in a layout each gets the vote: the thesis does not say which of
// them its search would keep.
void count_votes(const std::vector<CardWorth>& cards, bool is_declarer, std::vector<Vote>& votes) {
  Worth best = cards.front().worth;
  for (const auto& [card, worth] : cards) {
    best = is_declarer ? std::max(best, worth) : std::min(best, worth);
  }
  for (const auto& [card, worth] : cards) {
    auto vote = std::ranges::find(votes, card, &Vote::card);
    if (vote == votes.end()) vote = votes.insert(vote, {card, 0});
    if (worth == best) ++vote->layouts;
  }
}

}  // namespace

std::vector<CardWorth> minimax(const Problem& problem) {
  std::vector<CardWorth> cards;
  for (const Card card : open_hand::legal_cards(problem)) {
    cards.push_back({card, alpha_beta(open_hand::with_card(problem, card),
                                      tens_taken(problem, card), lowest, highest)});
  }
  return cards;
}

std::optional<Opinion> opinion(const State& state, int seat, std::stop_token stop) {
  const bool is_turn =
      state.phase == Phase::play && state.to_act.is_seat() && state.to_act.seat_number() == seat;
  if (!is_turn || state.hands[static_cast<std::size_t>(seat)].size() > most_tricks) {
    return std::nullopt;
  }
  auto knowledge = knowledge_of(view(state, seat), cards_gone_before(state));
  if (!knowledge) return std::nullopt;
  const Worlds worlds(*std::move(knowledge));
  if (worlds.count() > most_layouts) return std::nullopt;
  std::vector<Vote> votes;
  std::uint64_t layouts = 0;
  for (const World& world : worlds.enumerate(most_layouts)) {
    if (stop.stop_requested()) return std::nullopt;
    State imagined = state;
    imagined.hands = world.hands;
    imagined.talon = world.talon;
    count_votes(minimax(problem_of(imagined)), seat == state.declarer, votes);
    ++layouts;
  }
  const Card most_often = std::ranges::max_element(votes, {}, &Vote::layouts)->card;
  return Opinion{most_often, layouts, std::move(votes)};
}

}  // namespace kibic::marias::thesis
