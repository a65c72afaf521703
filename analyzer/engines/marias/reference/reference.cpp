#include "analyzer/engines/marias/reference/reference.h"

#include <algorithm>
#include <limits>

namespace kibic::marias {
namespace {

constexpr std::size_t at(int seat) {
  return static_cast<std::size_t>(seat);
}
constexpr auto infinity = std::numeric_limits<std::int64_t>::max();

// A deal being played out, card by card.
class Walk {
 public:
  explicit Walk(const Problem& problem)
      : options_(*problem.options),
        objective_(problem.objective),
        contract_(problem.position.contract),
        order_(order_of(contract_, options_)),
        hands_(problem.position.hands),
        trick_(problem.position.trick),
        outcome_(problem.so_far) {
    outcome_.contract = contract_;
    outcome_.declarer = problem.position.declarer;
  }

  bool is_declarers_turn() const { return trick_.next_seat() == outcome_.declarer; }

  CardSet choices() const {
    const int seat = trick_.next_seat();
    return legal_cards(hands_[at(seat)], trick_, order_, kept(seat),
                       is_king_first_illegal(contract_, options_));
  }

  bool is_over() const {
    if (contract_.kind == ContractKind::betl && outcome_.declarer_tricks > 0) return true;
    if (contract_.kind == ContractKind::durch && outcome_.declarer_tricks < outcome_.tricks) {
      return true;
    }
    return trick_.size == 0 && hands_[0].empty();
  }

  void add(Card card) {
    const int seat = trick_.next_seat();
    note_marriage(seat, card);
    hands_[at(seat)].erase(card);
    trick_.add(card);
    if (trick_.is_full()) take_trick();
  }

  std::int64_t value() const {
    if (objective_ == Objective::money) return money();
    if (contract_.kind == ContractKind::betl) return outcome_.declarer_tricks == 0 ? 1 : -1;
    if (contract_.kind == ContractKind::durch) {
      return outcome_.declarer_tricks == outcome_.tricks ? 1 : -1;
    }
    std::int64_t difference = outcome_.declarer_points - outcome_.defender_points;
    for (const Marriage& marriage : outcome_.marriages) {
      difference += marriage.seat == outcome_.declarer ? marriage.value : -marriage.value;
    }
    return difference;
  }

 private:
  KeptSevens kept(int seat) const {
    KeptSevens kept;
    const bool is_declarer = seat == outcome_.declarer;
    const bool keeps_trump = is_declarer ? has_seven(contract_.kind) : outcome_.is_sedma_against;
    if (contract_.trump && keeps_trump) kept.trump_seven = Card(*contract_.trump, Rank::seven);
    if (contract_.helper && is_declarer) kept.helper_seven = Card(*contract_.helper, Rank::seven);
    return kept;
  }

  void note_marriage(int seat, Card card) {
    if (!contract_.trump) return;
    const bool is_over_knave = card.rank() == Rank::svrsek;
    const bool is_king = card.rank() == Rank::kral && options_.king_first == KingFirst::announces;
    const Card other(card.suit(), is_over_knave ? Rank::kral : Rank::svrsek);
    if ((!is_over_knave && !is_king) || !hands_[at(seat)].contains(other)) return;
    outcome_.marriages.push_back({seat, card.suit(), card.suit() == contract_.trump ? 40 : 20});
  }

  void take_trick() {
    const int winner = winner_of(trick_, order_);
    const std::size_t left = static_cast<std::size_t>(hands_[at(winner)].size());
    const int points = points_of(trick_) + (left == 0 ? 10 : 0);
    if (winner == outcome_.declarer) {
      outcome_.declarer_points += points;
      ++outcome_.declarer_tricks;
    } else {
      outcome_.defender_points += points;
    }
    ++outcome_.tricks;
    if (left == 0) note_seven(contract_.trump, winner, outcome_.trump_seven);
    if (left == 1) note_seven(contract_.helper, winner, outcome_.helper_seven);
    trick_ = Trick{};
    trick_.leader = winner;
  }

  void note_seven(std::optional<Suit> suit, int winner, SevenFate& fate) const {
    for (int place = 0; suit && place < 3; ++place) {
      if (trick_.cards[at(place)] != Card(*suit, Rank::seven)) continue;
      const int owner = trick_.seat_of(place);
      if (owner == outcome_.declarer) {
        fate = winner == owner ? SevenFate::declarer_won : SevenFate::declarer_beaten;
      } else {
        fate = winner == owner ? SevenFate::defender_won : SevenFate::defender_beaten;
      }
    }
  }

  std::int64_t money() const {
    Outcome outcome = outcome_;
    // Licitovaný has no plain hra, so its bill of one, posed as a problem, knows no silent seven.
    if (contract_.kind == ContractKind::hra && options_.variant == Variant::licitovany &&
        !outcome.is_sedma_against) {
      outcome.trump_seven = SevenFate::absent;
    }
    return settle(options_, outcome).by_seat[at(outcome.declarer)] / 2;
  }

  const Options& options_;
  Objective objective_;
  Contract contract_;
  CardOrder order_;
  std::array<CardSet, 3> hands_;
  Trick trick_;
  Outcome outcome_;
};

std::int64_t minimax(const Walk& walk, std::uint64_t& nodes) {
  if (walk.is_over()) return walk.value();
  const bool is_declarer = walk.is_declarers_turn();
  std::int64_t best = is_declarer ? -infinity : infinity;
  for (const Card card : walk.choices()) {
    Walk next = walk;
    next.add(card);
    ++nodes;
    const std::int64_t value = minimax(next, nodes);
    best = is_declarer ? std::max(best, value) : std::min(best, value);
  }
  return best;
}

std::int64_t alpha_beta(const Walk& walk, std::int64_t alpha, std::int64_t beta,
                        std::uint64_t& nodes) {
  if (walk.is_over()) return walk.value();
  const bool is_declarer = walk.is_declarers_turn();
  std::int64_t best = is_declarer ? -infinity : infinity;
  for (const Card card : walk.choices()) {
    Walk next = walk;
    next.add(card);
    ++nodes;
    const std::int64_t value = alpha_beta(next, alpha, beta, nodes);
    best = is_declarer ? std::max(best, value) : std::min(best, value);
    (is_declarer ? alpha : beta) = is_declarer ? std::max(alpha, best) : std::min(beta, best);
    if (alpha >= beta) break;
  }
  return best;
}

std::int64_t value_of(const Walk& walk, ReferenceMethod method, std::uint64_t& nodes) {
  return method == ReferenceMethod::minimax ? minimax(walk, nodes)
                                            : alpha_beta(walk, -infinity, infinity, nodes);
}

}  // namespace

std::int64_t Reference::value(const Problem& problem) {
  return value_of(Walk(problem), method_, nodes_);
}

std::vector<MoveValue> Reference::moves(const Problem& problem) {
  const Walk walk(problem);
  std::vector<MoveValue> result;
  for (const Card card : walk.choices()) {
    Walk next = walk;
    next.add(card);
    ++nodes_;
    result.push_back({card, value_of(next, method_, nodes_)});
  }
  return result;
}

}  // namespace kibic::marias
