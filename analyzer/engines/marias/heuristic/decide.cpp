#include "analyzer/engines/marias/heuristic/decide.h"

#include <algorithm>
#include <array>
#include <limits>
#include <span>

#include "analyzer/engines/marias/heuristic/heuristic.h"
#include "analyzer/engines/marias/heuristic/strength.h"
#include "core/games/marias/ladder.h"

namespace kibic::marias {
namespace {

constexpr double nothing = -std::numeric_limits<double>::infinity();

bool is_voleny(const View& view) {
  return view.options->variant == Variant::voleny;
}

// --- Contracts that a hand could play.

std::vector<Contract> trump_contracts(Suit trump, bool is_voleny_game) {
  std::vector<Contract> contracts;
  for (const ContractKind kind : all_contract_kinds) {
    if (!has_trump(kind) || (kind == ContractKind::hra && !is_voleny_game)) continue;
    if (!has_helper(kind)) {
      contracts.push_back({kind, trump, std::nullopt});
      continue;
    }
    for (const Suit helper : all_suits) {
      if (helper != trump && !is_voleny_game) contracts.push_back({kind, trump, helper});
    }
  }
  return contracts;
}

bool is_chooser(const View& view) {
  return view.seat == (view.dealer + 1) % 3;
}

std::vector<Contract> playable_contracts(const View& view) {
  std::vector<Contract> contracts{{ContractKind::betl, std::nullopt, std::nullopt},
                                  {ContractKind::durch, std::nullopt, std::nullopt}};
  for (const Suit trump : all_suits) {
    if (is_voleny(view) && !(is_chooser(view) && view.chosen_trump == trump)) continue;
    const auto more = trump_contracts(trump, is_voleny(view));
    contracts.insert(contracts.end(), more.begin(), more.end());
  }
  return contracts;
}

bool may_be_buried(const Contract& contract, CardSet discard) {
  if (!has_trump(contract.kind)) return true;
  CardSet sevens;
  if (has_seven(contract.kind)) sevens.insert(Card(*contract.trump, Rank::seven));
  if (contract.helper) sevens.insert(Card(*contract.helper, Rank::seven));
  return (discard & (CardSet::sharp() | sevens)).empty();
}

bool has_seven_for(const Contract& contract, CardSet hand) {
  return !has_seven(contract.kind) || hand.contains(Card(*contract.trump, Rank::seven));
}

// Whether the contract may still be announced: at or above the rung won, and after a betl only
// durch.
bool is_open(const View& view, const Contract& contract) {
  if (!is_voleny(view))
    return !view.auction.rung || covers(contract, *view.auction.rung, *view.options);
  return true;
}

double best_value(const View& view, const Holding& holding,
                  const std::vector<Contract>& contracts) {
  double best = nothing;
  for (const Contract& contract : contracts) {
    if (!may_be_buried(contract, holding.buried) || !has_seven_for(contract, holding.hand))
      continue;
    best = std::max(best, value_of(holding, contract, *view.options));
  }
  return best;
}

// --- Discard and declaration.

Action decide_discard(const View& view, const std::vector<Action>& legal) {
  std::vector<Contract> contracts;
  for (const Contract& contract : playable_contracts(view)) {
    if (is_open(view, contract)) contracts.push_back(contract);
  }
  const Action* chosen = &legal.front();
  double best = nothing;
  for (const Action& action : legal) {
    const auto* discard = std::get_if<Discard>(&action);
    // Omyl costs a doubled hra and a doubled sedma (rule book 1.6).
    double value = -2.0 * static_cast<double>(view.options->price_hra + view.options->price_sedma);
    if (discard != nullptr) {
      const Holding holding{view.hand - discard->cards, discard->cards};
      value = best_value(view, holding, contracts);
    }
    if (value > best) {
      best = value;
      chosen = &action;
    }
  }
  return *chosen;
}

Action decide_declaration(const View& view, const std::vector<Action>& legal) {
  const Holding holding{view.hand, view.talon.value_or(CardSet{})};
  const Action* chosen = &legal.front();
  double best = nothing;
  for (const Action& action : legal) {
    double value = nothing;
    if (const auto* declare = std::get_if<Declare>(&action)) {
      value = value_of(holding, declare->contract, *view.options);
    } else if (view.chosen_trump) {  // the question "barva?": a trump game of his own later
      value = best_value(view, holding, trump_contracts(*view.chosen_trump, true));
    }
    if (value > best) {
      best = value;
      chosen = &action;
    }
  }
  return *chosen;
}

// --- Auction, and taking over in volený: ten cards, the talon only imagined.

struct Imagined {
  CardSet hand;  // twelve cards
};

std::vector<Imagined> imagine_talons(CardSet hand, Rng& rng) {
  constexpr int draws = 4;
  std::vector<Card> rest;
  for (const Card card : CardSet::all() - hand) rest.push_back(card);
  std::vector<Imagined> worlds;
  for (int draw = 0; draw < draws; ++draw) {
    rng.shuffle(std::span<Card>(rest));
    worlds.push_back({hand | CardSet{rest[0], rest[1]}});
  }
  return worlds;
}

// What the contract brings after the best discard, on the average of the imagined talons.
double value_with_talon(const View& view, const std::vector<Imagined>& worlds,
                        const Contract& contract) {
  double sum = 0.0;
  for (const Imagined& world : worlds) {
    double best = -static_cast<double>(view.options->price_durch);
    for (const Card first : world.hand) {
      for (const Card second : world.hand) {
        const CardSet discard{first, second};
        if (!(first < second) || !may_be_buried(contract, discard)) continue;
        const Holding holding{world.hand - discard, discard};
        if (!has_seven_for(contract, holding.hand)) continue;
        best = std::max(best, value_of(holding, contract, *view.options));
      }
    }
    sum += best;
  }
  return sum / static_cast<double>(worlds.size());
}

// A contract is looked at more closely if the ten cards could be meant for it at all.
bool is_worth_a_look(CardSet hand, const Contract& contract) {
  if (!has_trump(contract.kind)) return true;
  if (!has_seven_for(contract, hand)) return false;
  if (has_sto(contract.kind) && marriages_of(hand, *contract.trump) == 0) return false;
  if (contract.helper && hand.in(*contract.helper).size() < 4) return false;
  return hand.in(*contract.trump).size() >= 3;
}

Action decide_response(const View& view, const std::vector<Action>& legal, Rng& rng) {
  const auto worlds = imagine_talons(view.hand, rng);
  const bool is_betl_announced = view.contract.has_value();
  const Contract durch{ContractKind::durch, std::nullopt, std::nullopt};
  const Contract betl{ContractKind::betl, std::nullopt, std::nullopt};
  double value = value_with_talon(view, worlds, durch);
  if (!is_betl_announced) value = std::max(value, value_with_talon(view, worlds, betl));
  const bool is_good = value <= static_cast<double>(view.options->price_hra);
  for (const Action& action : legal) {
    const auto* respond = std::get_if<Respond>(&action);
    if (respond != nullptr && respond->is_good == is_good) return action;
  }
  return legal.front();
}

// --- The trump suit of volený, from the first seven cards.

Action decide_trump(const View& view, const std::vector<Action>& legal) {
  const Action* chosen = &legal.front();
  double best = nothing;
  for (const Action& action : legal) {
    const auto* choice = std::get_if<ChooseTrump>(&action);
    const double quality = choice == nullptr ? nothing : trump_quality(view.hand, choice->suit);
    if (quality > best) {
      best = quality;
      chosen = &action;
    }
  }
  return *chosen;
}

Action decide_play(const View& view, const std::vector<Action>& legal, Rng& rng) {
  const auto advice = advise_play(view, &rng);
  if (!advice) return legal.front();
  const Action play = Play{advice->card};
  return std::ranges::find(legal, play) == legal.end() ? legal.front() : play;
}

}  // namespace

int highest_rung(const View& view, Rng& rng) {
  const auto worlds = imagine_talons(view.hand, rng);
  // Slightly below even: who defends against a bid pays too.
  const double least = -0.3 * static_cast<double>(view.options->price_hra);
  int highest = -1;
  for (const Contract& contract : playable_contracts(view)) {
    const auto rung = rung_of(contract);
    if (!rung || !is_worth_a_look(view.hand, contract)) continue;
    const int index = rung_index(*rung, *view.options);
    if (index <= highest) continue;
    if (value_with_talon(view, worlds, contract) > least) highest = index;
  }
  return highest;
}

Action call_up_to(int highest, const View& view, const std::vector<Action>& legal) {
  const Action* lowest = nullptr;
  int lowest_index = std::numeric_limits<int>::max();
  const Action* pass = &legal.front();
  for (const Action& action : legal) {
    std::optional<Rung> rung;
    if (const auto* bid = std::get_if<Bid>(&action)) rung = bid->rung;
    if (const auto* hold = std::get_if<Hold>(&action)) rung = hold->rung;
    if (std::holds_alternative<Pass>(action)) pass = &action;
    if (rung && rung_index(*rung, *view.options) < lowest_index) {
      lowest = &action;
      lowest_index = rung_index(*rung, *view.options);
    }
  }
  return lowest != nullptr && lowest_index <= highest ? *lowest : *pass;
}

Action decide(const View& view, const std::vector<Action>& legal, Rng& rng) {
  switch (view.phase) {
    case Phase::trump:
      return decide_trump(view, legal);
    case Phase::bid:
      return call_up_to(highest_rung(view, rng), view, legal);
    case Phase::talon:
      return decide_discard(view, legal);
    case Phase::declare:
      return decide_declaration(view, legal);
    case Phase::respond:
      return decide_response(view, legal, rng);
    case Phase::flek:
      return decide_doubling(view, legal);
    case Phase::play:
      return decide_play(view, legal, rng);
    case Phase::deal:
    case Phase::over:
      break;
  }
  return legal.front();
}

}  // namespace kibic::marias
