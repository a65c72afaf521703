// How a deal goes on: rules R5 to R11 of the rule book as steps from phase to phase.
#include "core/games/ochko/rules.h"

#include "core/games/ochko/notation.h"

namespace kibic::ochko {
namespace {

HandValue player_value(const State& state) {
  return value_of(state.player, *state.options);
}
HandValue banker_value(const State& state) {
  return value_of(banker_cards(state), *state.options);
}

// A PocketJack of the banker is possible, as far as his open cards tell.
bool may_have_pocket_jack(const State& state) {
  const Cards open = visible_banker_cards(state);
  if (open.empty()) return true;
  if (open.size() == 2) return is_pocket_jack(open[0].rank(), open[1].rank(), *state.options);
  for (int rank = 0; rank < rank_count; ++rank) {
    if (is_pocket_jack(open[0].rank(), static_cast<Rank>(rank), *state.options)) return true;
  }
  return false;
}

// The banker plays: opens what is covered, then draws to 17 (R8).
void let_banker_play(State& state) {
  if (covered_count(state) > 0) {
    state.phase = Phase::open;
  } else {
    state.phase = banker_value(state).total < banker_stops_at ? Phase::draw : Phase::over;
  }
}

void let_player_act(State& state) {
  const bool stands = state.options->auto_stand_21 && player_value(state).total == best_total;
  state.phase = Phase::player;
  if (!stands) return;
  state.has_stood = true;
  let_banker_play(state);
}

// The player's PocketJack ends the deal (A8); only a rule of ties that does not favour him asks
// whether the banker has one as well (A4).
void end_by_pocket_jack(State& state) {
  const bool is_beatable = state.options->tie != Tie::player && may_have_pocket_jack(state);
  state.phase = is_beatable && covered_count(state) > 0 ? Phase::open : Phase::over;
}

bool ends_by_own_pocket_jack(const State& state) {
  return state.options->pj_auto && player_value(state).is_pocket_jack;
}
// The banker has looked at his closed card before the player acts (A7).
bool ends_by_peek(const State& state) {
  return state.options->peek && state.player.size() == 2 && banker_value(state).is_pocket_jack;
}

void apply_typed(State& state, const Deal& deal) {
  state.player = {deal.player[0], deal.player[1]};
  state.banker = deal.banker;
  state.phase = Phase::player;
  if (state.options->show == Show::both) state.is_opened = true;
  if (player_value(state).is_bust()) {
    state.phase = Phase::over;
  } else if (ends_by_peek(state)) {
    state.phase = covered_count(state) > 0 ? Phase::open : Phase::over;
  } else if (ends_by_own_pocket_jack(state)) {
    end_by_pocket_jack(state);
  } else {
    let_player_act(state);
  }
}

void apply_typed(State& state, const Hit&) {
  state.phase = Phase::card;
}

void apply_typed(State& state, const Stand&) {
  // Standing twice changes nothing.
  if (state.phase != Phase::player) return;
  state.has_stood = true;
  let_banker_play(state);
}

void apply_typed(State& state, const GiveCard& given) {
  state.player.push_back(given.card);
  if (player_value(state).is_bust()) {
    state.phase = Phase::over;
  } else {
    let_player_act(state);
  }
}

void apply_typed(State& state, const Open& open) {
  auto card = open.cards.begin();
  for (const int place : {0, 1}) {
    auto& known = state.banker[static_cast<std::size_t>(place)];
    if ((!known || !is_visible(state, place)) && card != open.cards.end()) known = *card++;
  }
  state.is_opened = true;
  if (state.phase == Phase::over) return;
  if (state.has_stood) {
    let_banker_play(state);
  } else if (ends_by_own_pocket_jack(state) || ends_by_peek(state)) {
    state.phase = Phase::over;
  }
}

void apply_typed(State& state, const Draw& draw) {
  if (state.phase != Phase::draw) {
    state.void_draws.push_back(draw.card);
    return;
  }
  state.draws.push_back(draw.card);
  let_banker_play(state);
}

void apply_typed(State& state, const ResultStatement&) {
  if (state.phase != Phase::over) state.is_cut_short = true;
  state.phase = Phase::over;
  state.has_result = true;
}

}  // namespace

Actor Rules::actor(const State& state) {
  switch (state.phase) {
    case Phase::player:
      return Actor::seat(player_seat);
    case Phase::over:
      return Actor::nobody();
    case Phase::deal:
    case Phase::card:
    case Phase::open:
    case Phase::draw:
      return Actor::chance();
  }
  return Actor::nobody();
}

std::vector<Action> Rules::legal_actions(const State& state) {
  if (state.phase != Phase::player) return {};
  return {Hit{}, Stand{}};
}

State Rules::apply(const State& state, Actor /*actor*/, const Action& action) {
  State next = state;
  std::visit([&](const auto& typed) { apply_typed(next, typed); }, action);
  return next;
}

std::optional<Settlement> Rules::settlement(const State& state) {
  if (state.phase != Phase::over) return std::nullopt;
  const Outcome outcome = outcome_of(state);
  const std::int64_t amount = in_unit(outcome.paid, state);
  Settlement settlement;
  settlement.unit = unit_of(state);
  settlement.by_seat = {amount, -amount};
  settlement.points = {player_value(state).total,
                       covered_count(state) > 0 ? 0 : banker_value(state).total};
  settlement.parts = {{std::string(name_of(outcome.kind)), outcome.paid > 0, 0, amount}};
  return settlement;
}

std::string_view Rules::phase(const State& state) {
  return state.phase == Phase::player ? "hit" : "";
}

Observation Rules::observe(const State& state, int /*seat*/) {
  std::string text = start_text(state) + " | " + to_string(state.player) + " |";
  for (const int place : {0, 1}) {
    const auto& card = state.banker[static_cast<std::size_t>(place)];
    text.append(" ").append(is_visible(state, place) ? text_of(card) : std::string(unknown_card));
  }
  for (const Cards& cards : {state.draws, state.void_draws}) {
    text += " | " + to_string(cards);
  }
  text += " | " + std::to_string(static_cast<int>(state.phase));
  if (state.has_stood) text += " stood";
  if (state.is_cut_short) text += " cut";
  if (state.has_result) text += " stated";
  return {std::move(text)};
}

std::optional<double> Rules::value_seen_by(const State& /*state*/, double value, int from, int to) {
  return from == to ? value : -value;
}

}  // namespace kibic::ochko
