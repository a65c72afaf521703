#include "analyzer/engines/marias/solver/marriages.h"

#include <algorithm>

namespace kibic::marias::open_hand {
namespace {

bool is_declarers(const Problem& problem, const Marriage& marriage) {
  return marriage.seat == problem.position.declarer;
}

// A side whose sto is measured with the first marriage only, none of which has been shown.
bool is_first_open(const Problem& problem, const MarriagePlan& plan, bool of_declarer) {
  if (problem.options->marriage_for_sto != MarriageForSto::first) return false;
  const bool has_promised =
      of_declarer ? has_sto(problem.position.contract.kind) : problem.so_far.is_sto_against;
  return has_promised && std::none_of(plan.shown.begin(), plan.shown.end(), [&](const auto& shown) {
           return is_declarers(problem, shown) == of_declarer;
         });
}

// Settles a side's pending pairs once their order makes no difference.
void settle_side(const Problem& problem, MarriagePlan& plan, bool of_declarer) {
  const auto is_own = [&](const Marriage& m) { return is_declarers(problem, m) == of_declarer; };
  const auto first = std::stable_partition(plan.pending.begin(), plan.pending.end(),
                                           [&](const Marriage& m) { return !is_own(m); });
  const bool has_choice = std::any_of(first, plan.pending.end(),
                                      [&](const Marriage& m) { return m.value != first->value; });
  if (has_choice && is_first_open(problem, plan, of_declarer)) return;
  plan.certain.insert(plan.certain.end(), first, plan.pending.end());
  plan.pending.erase(first, plan.pending.end());
}

MarriagePlan settled(const Problem& problem, MarriagePlan plan) {
  settle_side(problem, plan, true);
  settle_side(problem, plan, false);
  const auto by_suit = [](const Marriage& a, const Marriage& b) { return a.suit < b.suit; };
  std::sort(plan.pending.begin(), plan.pending.end(), by_suit);
  std::sort(plan.certain.begin(), plan.certain.end(), by_suit);
  return plan;
}

Marriage take(std::vector<Marriage>& from, Suit suit) {
  const auto it =
      std::find_if(from.begin(), from.end(), [suit](const Marriage& m) { return m.suit == suit; });
  const Marriage taken = *it;
  from.erase(it);
  return taken;
}

}  // namespace

std::vector<Marriage> held_marriages(const Position& position) {
  std::vector<Marriage> result;
  if (!has_trump(position.contract.kind)) return result;
  for (int seat = 0; seat < 3; ++seat) {
    const CardSet hand = position.hands[static_cast<std::size_t>(seat)];
    for (const Suit suit : all_suits) {
      if (!hand.contains(CardSet{Card(suit, Rank::svrsek), Card(suit, Rank::kral)})) continue;
      result.push_back({seat, suit, suit == position.contract.trump ? 40 : 20});
    }
  }
  return result;
}

std::vector<Marriage> MarriagePlan::all() const {
  std::vector<Marriage> result = shown;
  result.insert(result.end(), certain.begin(), certain.end());
  return result;
}

MarriagePlan plan_of(const Problem& problem) {
  return settled(problem, {problem.so_far.marriages, {}, held_marriages(problem.position)});
}

MarriagePlan with_shown(const Problem& problem, const MarriagePlan& plan, Suit suit) {
  MarriagePlan next = plan;
  next.shown.push_back(take(next.pending, suit));
  return settled(problem, next);
}

MarriagePlan with_forfeited(const Problem& problem, const MarriagePlan& plan, Suit suit) {
  MarriagePlan next = plan;
  take(next.pending, suit);
  return settled(problem, next);
}

}  // namespace kibic::marias::open_hand
