// Hands each action to the file of its phase: rules_*.cpp.
#include "core/games/marias/rules.h"

#include "core/games/marias/flow.h"
#include "core/games/marias/view.h"

namespace kibic::marias {
namespace {

bool is_statement(const Action& action) {
  return std::holds_alternative<AuctionResult>(action) ||
         std::holds_alternative<TrickStatement>(action) ||
         std::holds_alternative<ResultStatement>(action) || std::holds_alternative<Reveal>(action);
}

// Who could only still announce a hra proti need not say anything: when the next one speaks, his
// silence was a pass.
bool skips_optional_turn(const State& state, Actor actor, const Action& action) {
  if (!flow::is_turn_optional(state) || actor == state.to_act || is_statement(action)) return false;
  return !std::holds_alternative<Against>(action);
}

State after_optional_turns(State state, Actor actor) {
  while (flow::is_turn_optional(state) && state.to_act != actor) flow::pass_optional_turn(state);
  return state;
}

}  // namespace

Actor Rules::actor(const State& state) {
  return state.to_act;
}

std::vector<Action> Rules::legal_actions(const State& state) {
  switch (state.phase) {
    case Phase::trump:
      return flow::legal_trumps(state);
    case Phase::bid:
      return flow::legal_calls(state);
    case Phase::talon:
      return flow::legal_discards(state);
    case Phase::declare:
      return flow::legal_declarations(state);
    case Phase::respond:
      return {Respond{true}, Respond{false}};
    case Phase::flek:
      return flow::legal_doubling(state);
    case Phase::play:
      return flow::legal_plays(state);
    case Phase::deal:
    case Phase::over:
      return {};
  }
  return {};
}

std::optional<Violation> Rules::check(const State& state, Actor actor, const Action& action) {
  if (skips_optional_turn(state, actor, action)) {
    return check(after_optional_turns(state, actor), actor, action);
  }
  return std::visit([&](const auto& typed) { return flow::check(state, actor, typed); }, action);
}

std::optional<Violation> Rules::check_claim(const State& state, const Action& action,
                                            std::string_view claim) {
  if (claim.empty()) return std::nullopt;
  if (flow::is_turn_optional(state)) {
    return check_claim(after_optional_turns(state, Actor::nobody()), action, claim);
  }
  const auto* play = std::get_if<Play>(&action);
  if (play == nullptr || state.phase != Phase::play) {
    return flow::playable_fault("unexpected-claim", "", std::string(claim),
                                Message(KIBIC_TEXT("“{0}” is claimed of an action that shows "
                                                   "nothing"),
                                        claim));
  }
  const auto marriage = flow::marriage_shown(state, state.to_act.seat_number(), play->card);
  const std::string expected = std::to_string(marriage ? marriage->value : 0);
  if (expected == claim) return std::nullopt;
  return flow::playable_fault("wrong-marriage", expected, std::string(claim),
                              Message(KIBIC_TEXT("{0} shows a marriage of {1}, the record says "
                                                 "{2}"),
                                      to_string(play->card), expected, claim));
}

State Rules::apply(const State& state, Actor actor, const Action& action) {
  State next =
      skips_optional_turn(state, actor, action) ? after_optional_turns(state, actor) : state;
  std::visit([&](const auto& typed) { flow::apply(next, actor, typed); }, action);
  return next;
}

std::optional<Settlement> Rules::settlement(const State& state) {
  if (state.phase != Phase::over) return std::nullopt;
  return settle(*state.options, outcome_so_far(state));
}

Observation Rules::observe(const State& state, int seat) {
  return {to_string(view(state, seat))};
}

std::string_view Rules::phase(const State& state) {
  switch (state.phase) {
    case Phase::trump:
      return "trump";
    case Phase::bid:
      return "bid";
    case Phase::talon:
      return "talon";
    case Phase::declare:
      return "declare";
    case Phase::respond:
      return "respond";
    case Phase::flek:
      return "double";
    case Phase::play:
      return "play";
    case Phase::deal:
    case Phase::over:
      return "";
  }
  return "";
}

Action Rules::choice(const State& state, const Action& action) {
  if (const auto* discard = std::get_if<Discard>(&action)) {
    return Discard{discard->cards, std::nullopt, std::nullopt};
  }
  const auto* pass = std::get_if<FlekPass>(&action);
  const PartSet& open = state.doubling.is_open;
  const bool is_pass_on_all =
      pass != nullptr && pass->part && open.count() == 1 && open[index_of(*pass->part)];
  return is_pass_on_all ? Action(FlekPass{}) : action;
}

Position position_of(const State& state) {
  Position position;
  position.contract = *state.contract;
  position.declarer = state.declarer;
  position.hands = state.hands;
  position.trick = state.tricks.back();
  for (std::size_t side = 0; side < 2; ++side) {
    position.won[side] = state.points[side] + state.won_before[side];
  }
  for (const Marriage& marriage : state.marriages) {
    position.won[marriage.seat == state.declarer ? 0 : 1] += marriage.value;
  }
  return position;
}

KeptSevens kept_sevens(const State& state, int seat) {
  const Contract& contract = *state.contract;
  KeptSevens kept;
  if (!contract.trump) return kept;
  const Card trump_seven(*contract.trump, Rank::seven);
  if (seat == state.declarer) {
    if (has_seven(contract.kind)) kept.trump_seven = trump_seven;
    if (contract.helper) kept.helper_seven = Card(*contract.helper, Rank::seven);
  } else if (state.doubling.sedma_against_seat) {
    kept.trump_seven = trump_seven;
  }
  return kept;
}

Outcome outcome_so_far(const State& state) {
  Outcome outcome;
  outcome.contract = state.contract;
  outcome.declarer = state.declarer;
  outcome.forhont = state.forhont();
  outcome.is_sedma_against = state.doubling.sedma_against_seat.has_value();
  outcome.is_sto_against = state.doubling.sto_against_seat.has_value();
  outcome.fleks = state.doubling.counts;
  outcome.both_defenders_doubled = true;
  for (int seat = 0; seat < 3; ++seat) {
    const bool has_doubled = state.doubling.has_doubled[static_cast<std::size_t>(seat)];
    if (state.is_defender(seat) && !has_doubled) outcome.both_defenders_doubled = false;
  }
  outcome.not_played = state.not_played;
  outcome.declarer_points = state.points[0] + state.won_before[0];
  outcome.defender_points = state.points[1] + state.won_before[1];
  const int buried = 10 * (state.talon & CardSet::sharp()).size();
  if (state.options->talon_points == TalonPoints::declarer) outcome.declarer_points += buried;
  if (state.options->talon_points == TalonPoints::defenders) outcome.defender_points += buried;
  outcome.marriages = state.marriages;
  outcome.trump_seven = state.trump_seven;
  outcome.helper_seven = state.helper_seven;
  // A betl or durch that begins in the middle was not decided before.
  const int before = state.first_trick - 1;
  const bool has_won_all = state.contract && state.contract->kind == ContractKind::durch;
  outcome.declarer_tricks = state.tricks_won[0] + (has_won_all ? before : 0);
  outcome.tricks = before + state.tricks_won[0] + state.tricks_won[1];
  return outcome;
}

bool State::operator==(const State& other) const {
  const bool same_deal = has_begun == other.has_begun && deal_number == other.deal_number &&
                         dealer == other.dealer && score_before == other.score_before &&
                         is_score_known == other.is_score_known && dealt == other.dealt &&
                         dealt_talon == other.dealt_talon;
  const bool same_cards = hands == other.hands && talon == other.talon &&
                          discard == other.discard && discarder == other.discarder &&
                          discarded_by == other.discarded_by && picked_up == other.picked_up;
  const bool same_contract =
      chosen_trump == other.chosen_trump && chooser == other.chooser && auction == other.auction &&
      declarer == other.declarer && contract == other.contract && planned == other.planned &&
      talon_counts == other.talon_counts && responses == other.responses &&
      answers_due == other.answers_due && is_durch_needed == other.is_durch_needed &&
      doubling == other.doubling && not_played == other.not_played;
  const bool same_play = tricks == other.tricks && marriages == other.marriages &&
                         points == other.points && tricks_won == other.tricks_won &&
                         won_before == other.won_before && first_trick == other.first_trick &&
                         lay_down_by == other.lay_down_by && laid_down == other.laid_down &&
                         trump_seven == other.trump_seven && helper_seven == other.helper_seven;
  return phase == other.phase && to_act == other.to_act && same_deal && same_cards &&
         same_contract && same_play && (options == other.options || *options == *other.options);
}

}  // namespace kibic::marias
