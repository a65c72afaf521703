#include "analyzer/engines/marias/solver/solver.h"

#include <algorithm>

#include "analyzer/engines/marias/solver/compile.h"
#include "analyzer/engines/marias/solver/rank.h"
#include "analyzer/engines/marias/solver/step.h"

namespace kibic::marias {

using open_hand::bit;
using open_hand::Bits;
using open_hand::CompiledProblem;
using open_hand::first_guess;
using open_hand::index;
using open_hand::rank_of;

namespace {

// Playing the král before its svršek gives the marriage up under some house rules.
bool forfeits_marriage(const Problem& problem, Card card) {
  const auto seat = static_cast<std::size_t>(problem.position.trick.next_seat());
  return has_trump(problem.position.contract.kind) &&
         problem.options->king_first == KingFirst::forfeits && card.rank() == Rank::kral &&
         problem.position.hands[seat].contains(Card(card.suit(), Rank::svrsek));
}

}  // namespace

class Solver::Impl {
 public:
  explicit Impl(std::size_t entries) : search_(entries) {}

  std::int64_t value(const Problem& problem);
  std::vector<MoveValue> moves(const Problem& problem);
  std::vector<Card> line(const Problem& problem);
  std::uint64_t nodes() const { return search_.nodes(); }
  void set_node_limit(std::uint64_t limit) { node_limit_ = limit; }
  bool is_exact() const { return !search_.is_stopped(); }

 private:
  CompiledProblem start(const Problem& problem);
  std::int64_t value_within(const Problem& problem);
  std::int64_t value_after(const Problem& problem, Card card);
  std::vector<MoveValue> moves_within(const Problem& problem);
  Card best_card(const Problem& problem);

  open_hand::Search search_;
  open_hand::Compiler compiler_;
  std::uint64_t node_limit_ = default_node_limit;
};

CompiledProblem Solver::Impl::start(const Problem& problem) {
  CompiledProblem root = compiler_.compile(problem);
  if (compiler_.has_new_marks()) search_.forget();
  search_.start(root.task);
  return root;
}

std::int64_t Solver::Impl::value_within(const Problem& problem) {
  const CompiledProblem root = start(problem);
  return root.values[index(rank_of(search_, root, std::nullopt, first_guess(root)))];
}

std::int64_t Solver::Impl::value(const Problem& problem) {
  search_.allow(node_limit_);
  return value_within(problem);
}

std::vector<MoveValue> Solver::Impl::moves(const Problem& problem) {
  search_.allow(node_limit_);
  return moves_within(problem);
}

// Cards of one class have one value, found once for the lowest of them.
std::vector<MoveValue> Solver::Impl::moves_within(const Problem& problem) {
  const CompiledProblem root = start(problem);
  const Bits equals = search_.equal_to_lower(root.layout, root.progress);
  const CardSet legal = open_hand::legal_cards(problem);
  std::array<std::int64_t, 32> by_place{};
  int guess = first_guess(root);
  const Bits open = root.coding.bits_of(legal);
  for (Bits rest = open; rest != 0; rest &= rest - 1) {
    const int place = open_hand::lowest(rest);
    if ((equals & bit(place)) != 0) {
      // A král that waits for its svršek may stand between equals; the lowest of them is legal.
      by_place[index(place)] = by_place[index(open_hand::highest(open & (bit(place) - 1)))];
    } else {
      guess = rank_of(search_, root, place, guess);
      by_place[index(place)] = root.values[index(guess)];
    }
  }
  std::vector<MoveValue> result;
  for (const Card card : legal) {
    result.push_back({card, by_place[index(root.coding.bit_of(card))]});
  }
  for (MoveValue& move : result) {
    if (forfeits_marriage(problem, move.card)) move.value = value_after(problem, move.card);
  }
  return result;
}

std::int64_t Solver::Impl::value_after(const Problem& problem, Card card) {
  const Problem next = open_hand::with_card(problem, card);
  if (open_hand::is_over(next)) return compiler_.final_value(next);
  return value_within(next);
}

// The lowest card whose value is that of the position.
Card Solver::Impl::best_card(const Problem& problem) {
  std::vector<MoveValue> all = moves_within(problem);
  const bool is_declarer = problem.position.trick.next_seat() == problem.position.declarer;
  const auto worse = [is_declarer](const MoveValue& a, const MoveValue& b) {
    return is_declarer ? a.value < b.value : a.value > b.value;
  };
  return std::max_element(all.begin(), all.end(), worse)->card;
}

std::vector<Card> Solver::Impl::line(const Problem& problem) {
  search_.allow(node_limit_);
  std::vector<Card> result;
  for (Problem now = problem; !open_hand::is_over(now);) {
    const Card card = best_card(now);
    result.push_back(card);
    now = open_hand::with_card(now, card);
  }
  return result;
}

Solver::Solver(std::size_t entries) : impl_(std::make_unique<Impl>(entries)) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

std::int64_t Solver::value(const Problem& problem) {
  return impl_->value(problem);
}
std::vector<MoveValue> Solver::moves(const Problem& problem) {
  return impl_->moves(problem);
}
std::vector<Card> Solver::line(const Problem& problem) {
  return impl_->line(problem);
}
std::uint64_t Solver::nodes() const {
  return impl_->nodes();
}
void Solver::set_node_limit(std::uint64_t limit) {
  impl_->set_node_limit(limit);
}
bool Solver::is_exact() const {
  return impl_->is_exact();
}

}  // namespace kibic::marias
