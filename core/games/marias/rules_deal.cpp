// How the cards are dealt. Source: rule book 1.3, 1.14.
#include "core/games/marias/flow.h"

namespace kibic::marias::flow {
namespace {

bool is_voleny(const State& state) {
  return state.options->variant == Variant::voleny;
}

bool has_cards(const State& state) {
  return !state.dealt_talon.empty() || !state.dealt[0].empty() || !state.dealt[1].empty() ||
         !state.dealt[2].empty();
}

bool is_dealt(const State& state) {
  std::size_t cards = state.dealt_talon.size();
  for (const auto& hand : state.dealt) cards += hand.size();
  return cards == 32;
}

Objection must_be_dealing(const State& state, Actor actor, std::string_view found) {
  if (auto objection = must_be_table(actor, found)) return objection;
  if (state.phase == Phase::deal) return std::nullopt;
  return fault("out-of-place", "", std::string(found),
               Message(KIBIC_TEXT("“{0}” cannot happen once the cards are dealt"), found));
}

// Every card at most once in the deal.
Objection must_be_distinct(const State& state, const Deal& action) {
  CardSet seen;
  const auto twice = [&seen](const std::vector<Card>& cards) -> std::optional<Card> {
    for (const Card card : cards) {
      if (seen.contains(card)) return card;
      seen.insert(card);
    }
    return std::nullopt;
  };
  std::optional<Card> found;
  for (const auto& hand : state.dealt) twice(hand);
  twice(state.dealt_talon);
  for (const auto& hand : action.hands) {
    if (!found) found = twice(hand);
  }
  if (!found) found = twice(action.talon);
  if (!found) return std::nullopt;
  return fault("card-twice", "", to_string(*found),
               Message(KIBIC_TEXT("the card {0} was dealt twice"), to_string(*found)));
}

Objection wrong_size(std::string_view place, std::size_t expected, std::size_t found) {
  return fault("wrong-hand-size", std::to_string(expected), std::to_string(found),
               Message(KIBIC_TEXT("{0} has {1} cards instead of {2}"), place, found, expected));
}

// Volený: the chooser gets twelve cards. He is the forhont, if the dealer is known.
std::optional<int> chooser_in(const Deal& action) {
  for (int seat = 0; seat < 3; ++seat) {
    if (action.hands[static_cast<std::size_t>(seat)].size() == 12) return seat;
  }
  return std::nullopt;
}

Objection must_fit_voleny(const State& state, const Deal& action) {
  const auto chooser = chooser_in(action);
  const int expected_chooser = state.has_begun ? state.forhont() : chooser.value_or(0);
  for (int seat = 0; seat < 3; ++seat) {
    const std::size_t expected = seat == expected_chooser ? 12 : 10;
    const std::size_t size = action.hands[static_cast<std::size_t>(seat)].size();
    if (size != expected) return wrong_size(seat_name(seat), expected, size);
  }
  if (!action.talon.empty()) return wrong_size("talon", 0, action.talon.size());
  return std::nullopt;
}

Objection must_fit_licitovany(const State& state, const Deal& action) {
  for (int seat = 0; seat < 3; ++seat) {
    const auto& hand = action.hands[static_cast<std::size_t>(seat)];
    if (hand.empty()) continue;
    const std::size_t size = hand.size() + state.dealt[static_cast<std::size_t>(seat)].size();
    if (size != 10) return wrong_size(seat_name(seat), 10, size);
  }
  if (action.talon.empty()) return std::nullopt;
  const std::size_t size = action.talon.size() + state.dealt_talon.size();
  if (size != 2) return wrong_size("talon", 2, size);
  return std::nullopt;
}

}  // namespace

Objection check(const State& state, Actor actor, const NewDeal& action) {
  if (auto objection = must_be_dealing(state, actor, "new")) return objection;
  if (state.has_begun || has_cards(state)) {
    return fault("out-of-place", "", "new",
                 Message(KIBIC_TEXT("a deal cannot begin within another one")));
  }
  if (action.dealer > 2 || action.dealer < 0) {
    return fault("wrong-seat", "0 1 2", std::to_string(action.dealer),
                 Message(KIBIC_TEXT("there is no seat {0} to deal"), action.dealer));
  }
  return std::nullopt;
}

Objection check(const State& state, Actor actor, const Cut& action) {
  if (auto objection = must_be_dealing(state, actor, "cut")) return objection;
  if (has_cards(state)) {
    return fault("out-of-place", "", "cut",
                 Message(KIBIC_TEXT("the cards are cut before they are dealt")));
  }
  // At least two cards from top or bottom (rule book 1.3).
  if (action.cards && (*action.cards < 2 || *action.cards > 30)) {
    return playable_fault(
        "wrong-cut", "2…30", std::to_string(*action.cards),
        Message(KIBIC_TEXT("at least two cards must be cut and left, not {0}"), *action.cards));
  }
  return std::nullopt;
}

Objection check(const State& state, Actor actor, const Deal& action) {
  if (auto objection = must_be_dealing(state, actor, "deal")) return objection;
  if (auto objection = must_be_distinct(state, action)) return objection;
  return is_voleny(state) ? must_fit_voleny(state, action) : must_fit_licitovany(state, action);
}

void apply(State& state, Actor /*actor*/, const NewDeal& action) {
  state.has_begun = true;
  state.deal_number = action.number;
  state.dealer = action.dealer;
  state.chooser = state.forhont();
  state.is_score_known = action.score.has_value();
  if (action.score) state.score_before = *action.score;
}

void apply(State& /*state*/, Actor /*actor*/, const Cut& /*action*/) {}

void apply(State& state, Actor /*actor*/, const Deal& action) {
  for (std::size_t seat = 0; seat < 3; ++seat) {
    for (const Card card : action.hands[seat]) {
      state.dealt[seat].push_back(card);
      state.hands[seat].insert(card);
    }
  }
  for (const Card card : action.talon) {
    state.dealt_talon.push_back(card);
    state.talon.insert(card);
  }
  if (!is_dealt(state)) return;
  if (!is_voleny(state)) return start_auction(state);
  state.chooser = chooser_in(action).value_or(state.chooser);
  state.dealer = (state.chooser + 2) % 3;
  state.declarer = state.chooser;
  state.phase = Phase::trump;
  state.to_act = Actor::seat(state.chooser);
}

}  // namespace kibic::marias::flow
