// Ložená hra: a hand is shown instead of played. Whether the claim holds is decided from all hands
// (rule book 1.11, case 30), and the rest is played out on open cards so that the bill is exact.
#include <unordered_map>

#include "core/games/marias/flow.h"
#include "core/games/marias/rules.h"

namespace kibic::marias::flow {
namespace {

// Positions looked at, for all questions of one claim together, before it counts as not proven: a
// tenth of a second or so.
constexpr int search_limit = 200'000;

// What the claimant's side says of every trick that is still to come.
enum class Claim : std::uint8_t {
  all_tricks,         // trump contracts, and the declarer in durch
  no_declarer_trick,  // the declarer in betl
  some_trick          // the defenders: a trick of the declarer in betl, one of their own in durch
};

Claim claim_of(const State& state, int seat) {
  if (has_trump(state.contract->kind)) return Claim::all_tricks;
  if (state.is_defender(seat)) return Claim::some_trick;
  return state.contract->kind == ContractKind::betl ? Claim::no_declarer_trick : Claim::all_tricks;
}

// Exact on open cards: the claimant's side plays as it likes, the other side anything.
class Search {
 public:
  Search(const State& state, int claimant)
      : state_(state), claimant_(claimant), claim_(claim_of(state, claimant)) {
    order_ = order_of(*state.contract, *state.options);
    is_king_bound_ = is_king_first_illegal(*state.contract, *state.options);
    for (int seat = 0; seat < 3; ++seat) kept_[index(seat)] = kept_sevens(state, seat);
  }

  struct Node {
    std::array<CardSet, 3> hands;
    Trick trick;
  };

  // No value: the limit was reached first.
  std::optional<bool> holds(const Node& node) {
    const bool is_held = solve(node);
    return budget_ > 0 ? std::optional(is_held) : std::nullopt;
  }

  CardSet legal(const Node& node) const {
    const int seat = node.trick.next_seat();
    return legal_cards(node.hands[index(seat)], node.trick, order_, kept_[index(seat)],
                       is_king_bound_);
  }

  bool is_claimants(int seat) const {
    return state_.is_defender(seat) == state_.is_defender(claimant_);
  }

  // The claim after the card; the winner of a full trick leads the next one. No value: undecided.
  std::optional<bool> play(Node& node, Card card) const {
    node.hands[index(node.trick.next_seat())].erase(card);
    node.trick.add(card);
    if (!node.trick.is_full()) return std::nullopt;
    const int winner = winner_of(node.trick, order_);
    node.trick = Trick();
    node.trick.leader = winner;
    const bool is_last = node.hands[0].empty();
    switch (claim_) {
      case Claim::all_tricks:
        if (!is_claimants(winner)) return false;
        break;
      case Claim::no_declarer_trick:
        if (winner == state_.declarer) return false;
        break;
      case Claim::some_trick: {
        const bool is_betl = state_.contract->kind == ContractKind::betl;
        if (is_betl == (winner == state_.declarer)) return true;
        if (is_last) return false;
        break;
      }
    }
    return is_last ? std::optional(true) : std::nullopt;
  }

 private:
  static std::size_t index(int seat) { return static_cast<std::size_t>(seat); }

  bool solve(const Node& node) {
    if (--budget_ <= 0) return false;
    if (node.trick.size > 0) return try_cards(node);
    const std::uint64_t key = key_of(node);
    if (const auto found = known_.find(key); found != known_.end()) return found->second;
    const bool is_held = try_cards(node);
    if (budget_ > 0) known_.emplace(key, is_held);
    return is_held;
  }

  bool try_cards(const Node& node) {
    const bool is_own = is_claimants(node.trick.next_seat());
    for (const Card card : legal(node)) {
      Node next = node;
      const auto decided = play(next, card);
      const bool is_held = decided ? *decided : solve(next);
      if (is_held == is_own) return is_own;
    }
    return !is_own;
  }

  // Between tricks who holds what follows from which cards are left.
  static std::uint64_t key_of(const Node& node) {
    const CardSet left = node.hands[0] | node.hands[1] | node.hands[2];
    return static_cast<std::uint64_t>(left.bits()) << 2U |
           static_cast<std::uint64_t>(node.trick.leader);
  }

  const State& state_;
  int claimant_;
  Claim claim_;
  CardOrder order_;
  bool is_king_bound_ = false;
  std::array<KeptSevens, 3> kept_;
  std::unordered_map<std::uint64_t, bool> known_;
  int budget_ = search_limit;
};

Search::Node node_of(const State& state) {
  return {state.hands, state.tricks.back()};
}

// The card of the played-out deal: one that keeps the claim, marriages first and the trump seven
// last; the other side plays its lowest card.
Card next_card(const State& state, Search& search) {
  const auto node = node_of(state);
  const int seat = node.trick.next_seat();
  const CardSet legal = search.legal(node);
  if (!search.is_claimants(seat)) return legal.first();
  std::vector<Card> wishes;
  std::vector<Card> sevens;
  for (const Card card : legal) {
    const bool is_marriage = marriage_shown(state, seat, card).has_value();
    const bool is_trump_seven = card.rank() == Rank::seven && card.suit() == state.contract->trump;
    if (is_trump_seven) {
      sevens.push_back(card);
    } else {
      wishes.insert(is_marriage ? wishes.begin() : wishes.end(), card);
    }
  }
  wishes.insert(wishes.end(), sevens.begin(), sevens.end());
  for (const Card card : wishes) {
    auto next = node;
    const auto decided = search.play(next, card);
    if (decided ? *decided : search.holds(next).value_or(false)) return card;
  }
  return wishes.front();
}

State played_out(State state, int claimant) {
  Search search(state, claimant);
  while (state.phase == Phase::play) {
    apply(state, state.to_act, Play{next_card(state, search)});
  }
  return state;
}

}  // namespace

Objection check(const State& state, Actor actor, const LayDown& action) {
  const std::string found = "lay-down " + to_string(action.cards);
  auto objection = must_be_turn(state, actor, Phase::play, found);
  // A hand is laid down at any moment of the play, whoever's turn it is.
  if (objection && objection->code != "out-of-turn") return objection;
  const int seat = actor.seat_number();
  const CardSet hand = state.hands[static_cast<std::size_t>(seat)];
  if (hand != action.cards) {
    return playable_fault("lay-down-cards", to_string(hand), to_string(action.cards),
                          Message(KIBIC_TEXT("{0} still holds {1}, but lays down {2}"),
                                  seat_name(seat), to_string(hand), to_string(action.cards)));
  }
  Search search(state, seat);
  const auto holds = search.holds(node_of(state));
  if (!holds) {
    return playable_fault(
        "lay-down-not-proven", "", found,
        Message(KIBIC_TEXT("so early in the deal the claim of {0} could not be proven"),
                seat_name(seat)));
  }
  if (*holds) return std::nullopt;
  return playable_fault("lay-down-false", "", found,
                        Message(KIBIC_TEXT("the claim of {0} does not hold: the others can still "
                                           "prevent it"),
                                seat_name(seat)));
}

void apply(State& state, Actor actor, const LayDown& /*action*/) {
  if (state.phase != Phase::play) return;
  const int seat = actor.seat_number();
  const State end = played_out(state, seat);
  state.lay_down_by = seat;
  state.laid_down = state.hands[static_cast<std::size_t>(seat)];
  state.points = end.points;
  state.tricks_won = end.tricks_won;
  state.marriages = end.marriages;
  state.trump_seven = end.trump_seven;
  state.helper_seven = end.helper_seven;
  finish(state);
}

}  // namespace kibic::marias::flow
