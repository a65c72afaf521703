// The announcement of the contract, and volený's "barva?" with its answers. Source: rule book 1.6,
// 1.14.
#include "core/games/marias/flow.h"
#include "core/games/marias/ladder.h"

namespace kibic::marias::flow {
namespace {

std::size_t index(int seat) {
  return static_cast<std::size_t>(seat);
}

bool is_voleny(const State& state) {
  return state.options->variant == Variant::voleny;
}

Card seven_of(Suit suit) {
  return Card(suit, Rank::seven);
}

std::string declare_text(const Contract& contract) {
  return "declare " + to_string(contract);
}

// The chooser has asked "barva?" and everybody agreed: what is left is his own trump.
bool has_asked(const State& state) {
  return !state.responses.empty();
}

// --- Which contracts exist here.

bool fits_voleny(const State& state, const Contract& contract) {
  if (has_helper(contract.kind)) return false;
  if (state.is_durch_needed) return contract.kind == ContractKind::durch;
  if (!has_trump(contract.kind)) return state.declarer != state.chooser || !has_asked(state);
  return state.declarer == state.chooser && has_asked(state) &&
         contract.trump == state.chosen_trump;
}

bool fits_licitovany(const State& state, const Contract& contract) {
  return covers(contract, *state.auction.rung, *state.options);
}

// The plain sedma needs the trump seven; in volený the stosedm as well (rule book 1.6, 1.14).
bool has_needed_seven(const State& state, const Contract& contract, CardSet hand) {
  const bool needs_seven = contract.kind == ContractKind::sedma ||
                           (is_voleny(state) && contract.kind == ContractKind::stosedm);
  return !needs_seven || state.options->sedma_without_seven ||
         hand.contains(seven_of(*contract.trump));
}

// All contracts of any variant, from the lowest up.
std::vector<Contract> all_contracts() {
  std::vector<Contract> contracts;
  for (const ContractKind kind : all_contract_kinds) {
    if (!has_trump(kind)) {
      contracts.push_back({kind, std::nullopt, std::nullopt});
      continue;
    }
    for (const Suit trump : all_suits) {
      if (!has_helper(kind)) {
        contracts.push_back({kind, trump, std::nullopt});
        continue;
      }
      for (const Suit helper : all_suits) {
        if (helper != trump) contracts.push_back({kind, trump, helper});
      }
    }
  }
  return contracts;
}

const std::vector<Contract>& contracts() {
  static const std::vector<Contract> all = all_contracts();
  return all;
}

bool fits(const State& state, const Contract& contract) {
  return is_voleny(state) ? fits_voleny(state, contract) : fits_licitovany(state, contract);
}

std::string lowest_fitting(const State& state) {
  const CardSet hand = state.hands[index(state.declarer)];
  for (const Contract& contract : contracts()) {
    if (fits(state, contract) && has_needed_seven(state, contract, hand)) {
      return declare_text(contract);
    }
  }
  return "";
}

std::array<int, 2> count_talon(CardSet talon, const Contract& contract) {
  return {contract.trump ? talon.in(*contract.trump).size() : 0,
          contract.helper ? talon.in(*contract.helper).size() : 0};
}

std::string counts_text(const std::array<int, 2>& counts) {
  return std::to_string(counts[0]) + " " + std::to_string(counts[1]);
}

Objection contract_ban(const State& state, const Contract& contract) {
  const std::string found = declare_text(contract);
  const std::string expected = lowest_fitting(state);
  if (!fits(state, contract)) {
    if (is_voleny(state)) {
      return playable_fault("contract-not-allowed", expected, found,
                            Message(KIBIC_TEXT("{0} cannot be announced at this point of the deal"),
                                    to_string(contract)));
    }
    return playable_fault("contract-too-low", expected, found,
                          Message(KIBIC_TEXT("{0} stands below {1}, at which the auction was won"),
                                  to_string(contract), to_string(*state.auction.rung)));
  }
  if (!has_needed_seven(state, contract, state.hands[index(state.declarer)])) {
    return playable_fault("sedma-without-seven", expected, found,
                          Message(KIBIC_TEXT("{0} may not be announced without the card {1}"),
                                  to_string(contract), to_string(seven_of(*contract.trump))));
  }
  return std::nullopt;
}

// Discards that the record did not tie to a contract, and did not ask with, are judged here.
bool is_talon_judged(const State& state) {
  const bool has_chooser_asked =
      !state.responses.empty() && state.responses[0].first == state.chooser && is_voleny(state);
  return state.planned.has_value() || has_chooser_asked;
}

Objection trump_game_ban(const State& state) {
  return talon_ban(state, state.talon, {ContractKind::hra, state.chosen_trump, std::nullopt});
}

void ask_others(State& state, int asker) {
  state.phase = Phase::respond;
  state.answers_due = 2;
  state.to_act = Actor::seat((asker + 1) % 3);
}

// "Barva?": the chooser may ask instead of announcing betl or durch.
bool can_ask(const State& state) {
  return is_voleny(state) && state.phase == Phase::declare && !has_asked(state) &&
         state.declarer == state.chooser;
}

}  // namespace

Objection talon_ban(const State& state, CardSet talon, const Contract& contract) {
  if (!has_trump(contract.kind)) return std::nullopt;
  const bool may_hold_sharp =
      has_helper(contract.kind) && state.options->tens_to_talon_in_two_sevens;
  if (const CardSet sharp = talon & CardSet::sharp(); !sharp.empty() && !may_hold_sharp) {
    return playable_fault("sharp-card-in-talon", "", to_string(sharp),
                          Message(KIBIC_TEXT("{0} may not lie in the talon of {1}"),
                                  to_string(sharp), to_string(contract)));
  }
  CardSet sevens;
  if (has_seven(contract.kind) && contract.trump) sevens.insert(seven_of(*contract.trump));
  if (contract.helper) sevens.insert(seven_of(*contract.helper));
  if (const CardSet buried = talon & sevens; !buried.empty()) {
    return playable_fault(
        "seven-in-talon", "", to_string(buried),
        Message(KIBIC_TEXT("the announced seven {0} may not lie in the talon"), to_string(buried)));
  }
  const bool is_choosers_game = is_voleny(state) && state.chosen_trump;
  if (is_choosers_game && state.declarer == state.chooser &&
      (state.hands[index(state.chooser)] - talon).in(*state.chosen_trump).empty()) {
    return playable_fault("chosen-card-in-talon", "", to_string(talon),
                          Message(KIBIC_TEXT("the card that shows the trump suit may not be put "
                                             "away")));
  }
  return std::nullopt;
}

bool leaves_a_contract(const State& state, CardSet talon) {
  const bool is_trumpless_possible =
      is_voleny(state) || covers({ContractKind::durch, std::nullopt, std::nullopt},
                                 *state.auction.rung, *state.options);
  if (is_trumpless_possible) return true;
  for (const Contract& contract : contracts()) {
    if (fits(state, contract) && !talon_ban(state, talon, contract)) return true;
  }
  return false;
}

Objection check(const State& state, Actor actor, const Declare& action) {
  const std::string found = declare_text(action.contract);
  if (auto objection = must_be_turn(state, actor, Phase::declare, found)) return objection;
  if (is_voleny(state) && has_helper(action.contract.kind)) {
    return fault("contract-not-allowed", lowest_fitting(state), found,
                 Message(KIBIC_TEXT("there are no two sevens in volený mariáš")));
  }
  if (auto ban = contract_ban(state, action.contract)) return ban;
  if (state.planned && *state.planned != action.contract) {
    return playable_fault(
        "contract-changed", declare_text(*state.planned), found,
        Message(KIBIC_TEXT("the record names {0} with the discard and {1} afterwards"),
                to_string(*state.planned), to_string(action.contract)));
  }
  if (!is_talon_judged(state)) {
    if (auto ban = talon_ban(state, state.talon, action.contract)) return ban;
  }
  const auto counts = count_talon(state.talon, action.contract);
  if (!action.talon_counts || *action.talon_counts == counts) return std::nullopt;
  return playable_fault(
      "wrong-talon-count", counts_text(counts), counts_text(*action.talon_counts),
      Message(KIBIC_TEXT("the talon holds {0} trumps and {1} helper cards, not {2} and {3}"),
              counts[0], counts[1], (*action.talon_counts)[0], (*action.talon_counts)[1]));
}

Objection check(const State& state, Actor actor, const Respond& action) {
  const std::string found = action.is_good ? "good" : "bad";
  const bool is_question = can_ask(state) && state.to_act == actor;
  if (is_question) {
    if (!action.is_good) {
      return fault("out-of-place", "good", found,
                   Message(KIBIC_TEXT("the chooser asks “barva?”; only the others answer it")));
    }
    return trump_game_ban(state);
  }
  // A record may leave out that the chooser asked; the first answer says so.
  const bool is_question_implied = can_ask(state) && actor == Actor::seat((state.chooser + 1) % 3);
  if (is_question_implied) return std::nullopt;
  return must_be_turn(state, actor, Phase::respond, found);
}

void apply(State& state, Actor actor, const Declare& action) {
  if (state.phase != Phase::declare) return;
  state.contract = action.contract;
  state.declarer = actor.seat_number();
  state.talon_counts = action.talon_counts;
  const bool can_be_beaten = is_voleny(state) && action.contract.kind == ContractKind::betl;
  if (can_be_beaten) return ask_others(state, state.declarer);
  start_doubling(state);
}

void apply(State& state, Actor actor, const Respond& action) {
  if (state.phase != Phase::declare && state.phase != Phase::respond) return;
  const int seat = actor.seat_number();
  state.responses.emplace_back(seat, action.is_good);
  if (state.phase == Phase::declare) {
    ask_others(state, state.chooser);
    if (seat == state.chooser) return;
  }
  if (!action.is_good) {
    state.is_durch_needed = state.contract.has_value();
    state.contract.reset();
    return take_talon(state, seat);
  }
  --state.answers_due;
  if (state.answers_due > 0) {
    state.to_act = Actor::seat((seat + 1) % 3);
  } else if (state.contract) {
    start_doubling(state);
  } else {
    state.phase = Phase::declare;
    state.to_act = Actor::seat(state.chooser);
  }
}

std::vector<Action> legal_declarations(const State& state) {
  std::vector<Action> actions;
  if (can_ask(state) && !trump_game_ban(state)) actions.emplace_back(Respond{true});
  const bool is_talon_checked = !is_talon_judged(state);
  const CardSet hand = state.hands[index(state.declarer)];
  for (const Contract& contract : contracts()) {
    if (!fits(state, contract) || !has_needed_seven(state, contract, hand)) continue;
    if (is_talon_checked && talon_ban(state, state.talon, contract)) continue;
    std::optional<std::array<int, 2>> counts;
    if (!is_voleny(state)) counts = count_talon(state.talon, contract);
    actions.emplace_back(Declare{contract, counts});
  }
  return actions;
}

}  // namespace kibic::marias::flow
