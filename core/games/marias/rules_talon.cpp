// The trump card of volený, the talon and the discard. Source: rule book 1.6, 1.14.
#include "core/games/marias/flow.h"

namespace kibic::marias::flow {
namespace {

bool is_licitovany(const State& state) {
  return state.options->variant == Variant::licitovany;
}

// Omyl: only who won a plain sedma may give up, before he discards (rule book 1.6, option 5).
bool can_fold(const State& state) {
  return is_licitovany(state) && state.options->fold_after_sedma &&
         state.auction.rung == Rung{ContractKind::sedma, false};
}

std::string discard_text(CardSet cards) {
  return "discard " + to_string(cards);
}

// The two lowest cards that leave a contract: what a wrong discard could have been.
std::string possible_discard(const State& state) {
  const auto discards = legal_discards(state);
  for (const Action& action : discards) {
    if (const auto* discard = std::get_if<Discard>(&action)) return discard_text(discard->cards);
  }
  return "";
}

}  // namespace

void take_talon(State& state, int seat) {
  const auto index = static_cast<std::size_t>(seat);
  state.declarer = seat;
  state.picked_up[index] |= state.talon;
  state.hands[index] |= state.talon;
  state.talon = CardSet();
  state.phase = Phase::talon;
  state.to_act = Actor::seat(seat);
}

Objection check(const State& state, Actor actor, const ChooseTrump& action) {
  const std::string found = std::string("trump ") + letter_of(action.suit);
  if (auto objection = must_be_turn(state, actor, Phase::trump, found)) return objection;
  // From the first seven, or turned up from the five that he has not seen ("z lidu").
  if (!state.hands[static_cast<std::size_t>(state.chooser)].in(action.suit).empty()) {
    return std::nullopt;
  }
  return fault("not-his-card", "", found,
               Message(KIBIC_TEXT("{0} holds no card of the suit {1} to choose as trumps"),
                       seat_name(state.chooser), std::string(1, letter_of(action.suit))));
}

Objection check(const State& state, Actor actor, const Discard& action) {
  const std::string found = discard_text(action.cards);
  if (auto objection = must_be_turn(state, actor, Phase::talon, found)) return objection;
  const CardSet hand = state.hands[static_cast<std::size_t>(actor.seat_number())];
  if (action.cards.size() != 2) {
    return fault("discard-count", "2", std::to_string(action.cards.size()),
                 Message(KIBIC_TEXT("two cards go to the talon, not {0}"), action.cards.size()));
  }
  if (!hand.contains(action.cards)) {
    return fault("not-his-card", to_string(hand), to_string(action.cards - hand),
                 Message(KIBIC_TEXT("{0} does not hold {1}"), seat_name(actor.seat_number()),
                         to_string(action.cards - hand)));
  }
  const CardSet old_talon = state.picked_up[static_cast<std::size_t>(actor.seat_number())];
  if (action.old_talon && *action.old_talon != old_talon) {
    return playable_fault("wrong-old-talon", to_string(old_talon), to_string(*action.old_talon),
                          Message(KIBIC_TEXT("the talon taken up was {0}, the record says {1}"),
                                  to_string(old_talon), to_string(*action.old_talon)));
  }
  if (action.contract) {
    if (auto ban = talon_ban(state, action.cards, *action.contract)) return ban;
  }
  if (leaves_a_contract(state, action.cards)) return std::nullopt;
  const std::string expected = possible_discard(state);
  return playable_fault("sharp-card-in-talon", expected, found,
                        Message(KIBIC_TEXT("with {0} in the talon no contract is left to announce"),
                                to_string(action.cards)));
}

Objection check(const State& state, Actor actor, const Fold& /*action*/) {
  if (auto objection = must_be_turn(state, actor, Phase::talon, "fold")) return objection;
  if (can_fold(state)) return std::nullopt;
  return playable_fault(
      "fold-not-allowed", "", "fold",
      Message(KIBIC_TEXT("only a plain sedma may be folded, where the rules allow it")));
}

void apply(State& state, Actor /*actor*/, const ChooseTrump& action) {
  if (state.phase != Phase::trump) return;
  state.chosen_trump = action.suit;
  state.declarer = state.chooser;
  state.phase = Phase::talon;
}

void apply(State& state, Actor actor, const Discard& action) {
  if (state.phase != Phase::talon) return;
  const auto seat = static_cast<std::size_t>(actor.seat_number());
  state.hands[seat] -= action.cards;
  state.talon = action.cards;
  state.discard = action.cards;
  state.discarder = actor.seat_number();
  state.discarded_by[seat] = action.cards;
  state.planned = action.contract;
  state.phase = Phase::declare;
}

void apply(State& state, Actor /*actor*/, const Fold& /*action*/) {
  if (state.phase != Phase::talon) return;
  state.not_played = NotPlayed::fold;
  finish(state);
}

std::vector<Action> legal_trumps(const State& state) {
  // Only the first seven cards have been seen when the trump card is chosen.
  std::vector<Action> trumps;
  const auto& dealt = state.dealt[static_cast<std::size_t>(state.chooser)];
  CardSet seen;
  for (std::size_t i = 0; i < dealt.size() && i < 7; ++i) seen.insert(dealt[i]);
  for (const Suit suit : all_suits) {
    if (!seen.in(suit).empty()) trumps.emplace_back(ChooseTrump{suit});
  }
  return trumps;
}

std::vector<Action> legal_discards(const State& state) {
  std::vector<Action> discards;
  const CardSet hand = state.hands[static_cast<std::size_t>(state.declarer)];
  for (const Card first : hand) {
    for (const Card second : hand) {
      const CardSet cards{first, second};
      if (first < second && leaves_a_contract(state, cards)) {
        discards.emplace_back(Discard{cards, std::nullopt, std::nullopt});
      }
    }
  }
  if (can_fold(state)) discards.emplace_back(Fold{});
  return discards;
}

}  // namespace kibic::marias::flow
