#include "analyzer/engines/marias/reference/reference.h"

#include <algorithm>
#include <limits>

namespace kibic::marias {
namespace {

constexpr std::size_t at(int seat) {
  return static_cast<std::size_t>(seat);
}
constexpr auto infinity = std::numeric_limits<std::int64_t>::max();

// What stays the same while a deal is played out.
struct Table {
  const Problem& problem;
  CardOrder order;
  bool is_king_bound = false;  // not before its svršek

  explicit Table(const Problem& posed)
      : problem(posed),
        order(order_of(posed.position.contract, *posed.options)),
        is_king_bound(is_king_first_illegal(posed.position.contract, *posed.options)) {}

  const Contract& contract() const { return problem.position.contract; }
  bool is_declarer(int seat) const { return seat == problem.position.declarer; }

  KeptSevens kept(int seat) const {
    KeptSevens kept;
    const bool keeps_trump =
        is_declarer(seat) ? has_seven(contract().kind) : problem.so_far.is_sedma_against;
    if (contract().trump && keeps_trump) kept.trump_seven = Card(*contract().trump, Rank::seven);
    if (contract().helper && is_declarer(seat)) {
      kept.helper_seven = Card(*contract().helper, Rank::seven);
    }
    return kept;
  }
};

// A deal being played out, card by card.
class Walk {
 public:
  explicit Walk(const Table& deal)
      : deal_(&deal),
        hands_(deal.problem.position.hands),
        trick_(deal.problem.position.trick),
        points_{deal.problem.so_far.declarer_points, deal.problem.so_far.defender_points},
        trump_seven_(deal.problem.so_far.trump_seven),
        helper_seven_(deal.problem.so_far.helper_seven),
        declarer_tricks_(deal.problem.so_far.declarer_tricks),
        tricks_(deal.problem.so_far.tricks) {}

  bool is_declarers_turn() const { return deal_->is_declarer(trick_.next_seat()); }

  CardSet choices() const {
    const int seat = trick_.next_seat();
    return legal_cards(hands_[at(seat)], trick_, deal_->order, deal_->kept(seat),
                       deal_->is_king_bound);
  }

  bool is_over() const {
    const ContractKind kind = deal_->contract().kind;
    if (kind == ContractKind::betl && declarer_tricks_ > 0) return true;
    if (kind == ContractKind::durch && declarer_tricks_ < tricks_) return true;
    return trick_.size == 0 && hands_[0].empty();
  }

  void add(Card card) {
    const int seat = trick_.next_seat();
    note_marriage(seat, card);
    hands_[at(seat)].erase(card);
    trick_.add(card);
    if (trick_.is_full()) take_trick();
  }

  // REQUIRES: is_over.
  std::int64_t value() const {
    if (deal_->problem.objective == Objective::money) return money();
    const ContractKind kind = deal_->contract().kind;
    if (kind == ContractKind::betl) return declarer_tricks_ == 0 ? 1 : -1;
    if (kind == ContractKind::durch) return declarer_tricks_ == tricks_ ? 1 : -1;
    std::int64_t difference = points_[0] - points_[1];
    for (const Marriage& marriage : deal_->problem.so_far.marriages) add_up(marriage, difference);
    for (std::size_t i = 0; i < shown_count_; ++i) add_up(shown_[i], difference);
    return difference;
  }

 private:
  void add_up(const Marriage& marriage, std::int64_t& difference) const {
    difference += deal_->is_declarer(marriage.seat) ? marriage.value : -marriage.value;
  }

  void note_marriage(int seat, Card card) {
    if (!deal_->contract().trump) return;
    const bool is_over_knave = card.rank() == Rank::svrsek;
    const bool is_king =
        card.rank() == Rank::kral && deal_->problem.options->king_first == KingFirst::announces;
    const Card other(card.suit(), is_over_knave ? Rank::kral : Rank::svrsek);
    if ((!is_over_knave && !is_king) || !hands_[at(seat)].contains(other)) return;
    const int value = card.suit() == deal_->contract().trump ? 40 : 20;
    shown_[shown_count_++] = {seat, card.suit(), value};
  }

  void take_trick() {
    const int winner = winner_of(trick_, deal_->order);
    const int left = hands_[at(winner)].size();
    points_[deal_->is_declarer(winner) ? 0 : 1] += points_of(trick_) + (left == 0 ? 10 : 0);
    declarer_tricks_ += deal_->is_declarer(winner) ? 1 : 0;
    ++tricks_;
    if (left == 0) note_seven(deal_->contract().trump, winner, trump_seven_);
    if (left == 1) note_seven(deal_->contract().helper, winner, helper_seven_);
    trick_ = Trick{};
    trick_.leader = winner;
  }

  void note_seven(std::optional<Suit> suit, int winner, SevenFate& fate) const {
    for (int place = 0; suit && place < 3; ++place) {
      if (trick_.cards[at(place)] != Card(*suit, Rank::seven)) continue;
      const int owner = trick_.seat_of(place);
      if (deal_->is_declarer(owner)) {
        fate = winner == owner ? SevenFate::declarer_won : SevenFate::declarer_beaten;
      } else {
        fate = winner == owner ? SevenFate::defender_won : SevenFate::defender_beaten;
      }
    }
  }

  std::int64_t money() const {
    Outcome outcome = deal_->problem.so_far;
    outcome.contract = deal_->contract();
    outcome.declarer = deal_->problem.position.declarer;
    outcome.declarer_points = points_[0];
    outcome.defender_points = points_[1];
    outcome.marriages.insert(outcome.marriages.end(), shown_.begin(),
                             shown_.begin() + static_cast<std::ptrdiff_t>(shown_count_));
    outcome.trump_seven = trump_seven_;
    outcome.helper_seven = helper_seven_;
    outcome.declarer_tricks = declarer_tricks_;
    outcome.tricks = tricks_;
    const Options& options = *deal_->problem.options;
    // Licitovaný has no plain hra, so its bill of one, posed as a problem, knows no silent seven.
    if (outcome.contract->kind == ContractKind::hra && options.variant == Variant::licitovany &&
        !outcome.is_sedma_against) {
      outcome.trump_seven = SevenFate::absent;
    }
    return settle(options, outcome).by_seat[at(outcome.declarer)] / 2;
  }

  const Table* deal_;
  std::array<CardSet, 3> hands_;
  Trick trick_;
  std::array<int, 2> points_;
  std::array<Marriage, 4> shown_{};
  std::size_t shown_count_ = 0;
  SevenFate trump_seven_;
  SevenFate helper_seven_;
  int declarer_tricks_;
  int tricks_;
};

// Counts nodes, and looks now and then whether to go on.
class Counter {
 public:
  Counter(const std::stop_token& stop, std::uint64_t node_limit)
      : stop_(stop), node_limit_(node_limit) {}

  // False: asked to stop, or enough; the values found are good for nothing.
  bool count_node() {
    constexpr std::uint64_t often = 4096;
    if (++nodes_ % often == 0 && (stop_.stop_requested() || nodes_ > node_limit_)) {
      is_stopped_ = true;
    }
    return !is_stopped_;
  }
  std::uint64_t nodes() const { return nodes_; }
  bool is_stopped() const { return is_stopped_; }

 private:
  const std::stop_token& stop_;
  std::uint64_t node_limit_;
  std::uint64_t nodes_ = 0;
  bool is_stopped_ = false;
};

std::int64_t minimax(const Walk& walk, Counter& counter) {
  if (walk.is_over()) return walk.value();
  const bool is_declarer = walk.is_declarers_turn();
  std::int64_t best = is_declarer ? -infinity : infinity;
  for (const Card card : walk.choices()) {
    if (!counter.count_node()) break;
    Walk next = walk;
    next.add(card);
    const std::int64_t value = minimax(next, counter);
    best = is_declarer ? std::max(best, value) : std::min(best, value);
  }
  return best;
}

std::int64_t alpha_beta(const Walk& walk, std::int64_t alpha, std::int64_t beta, Counter& counter) {
  if (walk.is_over()) return walk.value();
  const bool is_declarer = walk.is_declarers_turn();
  std::int64_t best = is_declarer ? -infinity : infinity;
  for (const Card card : walk.choices()) {
    if (!counter.count_node()) break;
    Walk next = walk;
    next.add(card);
    const std::int64_t value = alpha_beta(next, alpha, beta, counter);
    best = is_declarer ? std::max(best, value) : std::min(best, value);
    (is_declarer ? alpha : beta) = is_declarer ? std::max(alpha, best) : std::min(beta, best);
    if (alpha >= beta) break;
  }
  return best;
}

std::int64_t value_of(const Walk& walk, ReferenceMethod method, Counter& counter) {
  return method == ReferenceMethod::minimax ? minimax(walk, counter)
                                            : alpha_beta(walk, -infinity, infinity, counter);
}

}  // namespace

std::int64_t Reference::value(const Problem& problem) {
  const Table deal(problem);
  Counter counter(stop_, node_limit_);
  const std::int64_t value = value_of(Walk(deal), method_, counter);
  nodes_ += counter.nodes();
  is_exact_ = !counter.is_stopped();
  return value;
}

std::vector<MoveValue> Reference::moves(const Problem& problem) {
  const Table deal(problem);
  const Walk walk(deal);
  std::vector<MoveValue> result;
  Counter counter(stop_, node_limit_);
  for (const Card card : walk.choices()) {
    counter.count_node();
    Walk next = walk;
    next.add(card);
    result.push_back({card, value_of(next, method_, counter)});
  }
  nodes_ += counter.nodes();
  is_exact_ = !counter.is_stopped();
  return result;
}

}  // namespace kibic::marias
