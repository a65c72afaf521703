#include "analyzer/engines/marias/judge/preplay/plans.h"

#include <algorithm>
#include <map>
#include <utility>

#include "analyzer/engines/marias/heuristic/strength.h"
#include "core/games/marias/rules.h"

namespace kibic::marias {
namespace {

constexpr std::size_t at(int seat) {
  return static_cast<std::size_t>(seat);
}

int seat_of(const State& state) {
  return state.to_act.seat_number();
}

// --- Contracts that may follow.

bool is_lost_before_play(const Contract& contract, CardSet hand) {
  if (has_seven(contract.kind) && !hand.contains(Card(*contract.trump, Rank::seven))) return true;
  if (contract.helper && !hand.contains(Card(*contract.helper, Rank::seven))) return true;
  return has_sto(contract.kind) && marriages_of(hand, *contract.trump) == 0;
}

std::vector<Contract> choosers_trump_games(const State& state) {
  std::vector<Contract> contracts;
  const CardSet hand = state.hands[at(seat_of(state))];
  const bool has_seven = hand.contains(Card(*state.chosen_trump, Rank::seven));
  for (const ContractKind kind :
       {ContractKind::hra, ContractKind::sedma, ContractKind::sto, ContractKind::stosedm}) {
    if (marias::has_seven(kind) && !has_seven) continue;
    contracts.push_back({kind, state.chosen_trump, std::nullopt});
  }
  return contracts;
}

// What the seat may announce now or after "barva?". Parts that are lost before a card is played are
// left out unless nothing else is there.
std::vector<Contract> contracts_to_come(const State& state) {
  std::vector<Contract> contracts;
  for (const Action& action : Rules::legal_actions(state)) {
    if (const auto* declare = std::get_if<Declare>(&action)) contracts.push_back(declare->contract);
    if (std::holds_alternative<Respond>(action)) {
      const auto more = choosers_trump_games(state);
      contracts.insert(contracts.end(), more.begin(), more.end());
    }
  }
  const CardSet hand = state.hands[at(seat_of(state))];
  std::vector<Contract> hopeful;
  std::ranges::copy_if(contracts, std::back_inserter(hopeful), [&](const Contract& contract) {
    return !is_lost_before_play(contract, hand);
  });
  return hopeful.empty() ? contracts : hopeful;
}

// --- The discard.

// Cards of one suit that no other hand has a card between, in either order, are the same thing once
// one of them is gone. Sharp cards, sevens and both cards of a marriage are things of their own.
class Twins {
 public:
  Twins(const State& state, CardSet hand) : hand_(hand) {
    const bool is_trump_fixed = state.chosen_trump && seat_of(state) == state.chooser;
    for (const Suit suit : all_suits) {
      if (!is_trump_fixed || suit == state.chosen_trump) single_.insert(Card(suit, Rank::seven));
      const CardSet marriage{Card(suit, Rank::svrsek), Card(suit, Rank::kral)};
      if (hand.contains(marriage)) single_ |= marriage;
    }
    single_ |= CardSet::sharp();
  }

  // The discard that stands for all that are the same as this one.
  CardSet model_of(CardSet discard) const {
    CardSet model;
    for (const Card card : discard) {
      Card lowest = card;
      for (const Card other : hand_.in(card.suit())) {
        if (other < lowest && are_twins(other, card) && !model.contains(other)) lowest = other;
      }
      model.insert(model.contains(lowest) ? card : lowest);
    }
    return model;
  }

 private:
  bool are_twins(Card low, Card high) const {
    if (single_.contains(low) || single_.contains(high)) return false;
    for (const bool is_natural : {false, true}) {
      const CardSet gap = above(low, is_natural) - above(high, is_natural);
      if (!hand_.contains(gap)) return false;
      if (!(gap & single_ & CardSet::sharp()).empty()) return false;
    }
    return true;
  }

  CardSet hand_;
  CardSet single_;
};

struct DiscardPlan {
  Plan plan;
  double promise = 0;  // rule of thumb
};

std::vector<DiscardPlan> plans_with(const State& start, const Discard& discard) {
  const State after = Rules::apply(start, start.to_act, discard);
  const Holding holding{after.hands[at(seat_of(start))], discard.cards};
  std::vector<DiscardPlan> plans;
  for (const Contract& contract : contracts_to_come(after)) {
    plans.push_back({{{discard}, contract}, value_of(holding, contract, *start.options)});
  }
  std::ranges::stable_sort(plans, std::ranges::greater(), &DiscardPlan::promise);
  if (plans.empty()) plans.push_back({{{discard}, std::nullopt}, 0});
  return plans;
}

// Every discard is looked at with the contract that suits it best by rule of thumb, every contract
// with the discard that suits it best.
void give_first_looks(std::vector<PlannedOption>& options,
                      const std::vector<std::vector<DiscardPlan>>& all) {
  std::map<std::string, std::pair<double, std::size_t>> best_of_contract;
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (std::size_t k = 0; k < all[i].size(); ++k) {
      const DiscardPlan& candidate = all[i][k];
      (k == 0 ? options[i].plans : options[i].more_plans).push_back(candidate.plan);
      if (!candidate.plan.contract) continue;
      const auto [found, is_new] =
          best_of_contract.try_emplace(to_string(*candidate.plan.contract), candidate.promise, i);
      if (!is_new && candidate.promise > found->second.first) {
        found->second = {candidate.promise, i};
      }
    }
  }
  for (const auto& [name, best] : best_of_contract) {
    PlannedOption& option = options[best.second];
    const auto plan = std::ranges::find_if(option.more_plans, [&, n = name](const Plan& more) {
      return more.contract && to_string(*more.contract) == n;
    });
    if (plan == option.more_plans.end()) continue;
    option.plans.push_back(*plan);
    option.more_plans.erase(plan);
  }
}

std::vector<PlannedOption> discard_options(const State& start,
                                           const std::optional<Action>& played) {
  const Twins twins(start, start.hands[at(seat_of(start))]);
  std::vector<PlannedOption> options;
  std::vector<std::vector<DiscardPlan>> all;
  std::map<std::uint32_t, std::size_t> by_model;
  for (const Action& action : Rules::legal_actions(start)) {
    const auto* discard = std::get_if<Discard>(&action);
    if (discard == nullptr) {
      options.push_back({action, {}, {}, {}});
      all.push_back({{{{action}, std::nullopt}, 0}});
      continue;
    }
    const auto [found, is_new] =
        by_model.try_emplace(twins.model_of(discard->cards).bits(), options.size());
    if (is_new) {
      options.push_back({action, {}, {}, {}});
      all.push_back(plans_with(start, *discard));
      continue;
    }
    PlannedOption& option = options[found->second];
    option.same_as.push_back(action);
    if (action == played) std::swap(option.action, option.same_as.back());
  }
  give_first_looks(options, all);
  return options;
}

// --- Fleks: the seat keeps the word until it has dealt with every open part.

bool keeps_the_word(const State& state, int seat) {
  return state.phase == Phase::flek && state.to_act == Actor::seat(seat);
}

void complete_turn(const State& state, int seat, Plan so_far, std::vector<Plan>& plans) {
  if (!keeps_the_word(state, seat)) return plans.push_back(std::move(so_far));
  for (const Action& action : Rules::legal_actions(state)) {
    Plan longer = so_far;
    longer.actions.push_back(action);
    complete_turn(Rules::apply(state, state.to_act, action), seat, std::move(longer), plans);
  }
}

// Turns that end with the same fleks are one; the order of the words does not matter.
std::vector<Plan> turns_beginning_with(const State& start, const Action& action) {
  const int seat = seat_of(start);
  std::vector<Plan> turns;
  complete_turn(Rules::apply(start, start.to_act, action), seat, {{action}, std::nullopt}, turns);
  std::vector<Plan> different;
  std::vector<Doubling> seen;
  for (const Plan& turn : turns) {
    State after = start;
    for (const Action& word : turn.actions) after = Rules::apply(after, start.to_act, word);
    Doubling said;
    said.counts = after.doubling.counts;
    said.sedma_against_seat = after.doubling.sedma_against_seat;
    said.sto_against_seat = after.doubling.sto_against_seat;
    if (std::ranges::find(seen, said) != seen.end()) continue;
    seen.push_back(said);
    different.push_back(turn);
  }
  return different;
}

std::vector<Plan> plans_of(const State& start, const Action& action) {
  if (start.phase == Phase::flek) return turns_beginning_with(start, action);
  const bool is_question = start.phase == Phase::declare && std::holds_alternative<Respond>(action);
  if (!is_question) return {{{action}, std::nullopt}};
  std::vector<Plan> plans;
  for (const Contract& contract : choosers_trump_games(start))
    plans.push_back({{action}, contract});
  return plans;
}

}  // namespace

bool is_turned_up(const State& state, const Action& action) {
  if (state.phase != Phase::trump || !std::holds_alternative<ChooseTrump>(action)) return false;
  const auto legal = Rules::legal_actions(state);
  return std::ranges::find(legal, action) == legal.end();
}

std::vector<PlannedOption> planned_options(const State& start,
                                           const std::optional<Action>& played) {
  if (start.phase == Phase::talon) return discard_options(start, played);
  std::vector<PlannedOption> options;
  bool has_raise = false;
  for (const Action& action : Rules::legal_actions(start)) {
    if (std::holds_alternative<Bid>(action)) {
      if (has_raise && action != played) continue;
      has_raise = true;
    }
    options.push_back({action, {}, plans_of(start, action), {}});
  }
  if (played && is_turned_up(start, *played)) {
    options.push_back({*played, {}, {{{*played}, std::nullopt}}, {}});
  }
  return options;
}

}  // namespace kibic::marias
