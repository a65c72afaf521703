// The law: what the rules say to an action, with the rule each check stands for.
#include "core/games/ochko/notation.h"
#include "core/games/ochko/rules.h"

namespace kibic::ochko {
namespace {

using Verdict = std::optional<Violation>;

// How many cards a banker may be said to have drawn after the end, before it is no deal any more.
constexpr std::size_t most_void_draws = 16;

Verdict fault(std::string code, std::string expected, std::string found, Message text) {
  return Violation{std::move(code), std::move(expected), std::move(found), std::move(text), false};
}
Verdict playable_fault(std::string code, std::string expected, std::string found, Message text) {
  return Violation{std::move(code), std::move(expected), std::move(found), std::move(text), true};
}

std::string due(const State& state) {
  switch (state.phase) {
    case Phase::deal:
      return "deal";
    case Phase::player:
      return "hit or stand";
    case Phase::card:
      return "card";
    case Phase::open:
      return "open";
    case Phase::draw:
      return "draw";
    case Phase::over:
      return "";
  }
  return "";
}

Verdict out_of_place(const State& state, const Action& action) {
  const std::string found = Rules::format(state, action);
  if (state.phase == Phase::over) {
    return fault("deal-over", "", found,
                 Message(KIBIC_TEXT("the deal is over; “{0}” cannot follow"), found));
  }
  return fault(
      "out-of-place", due(state), found,
      Message(KIBIC_TEXT("“{0}” cannot be here; what comes next is “{1}”"), found, due(state)));
}

Verdict twice(Card card) {
  return fault(
      "card-twice", "", to_string(card),
      Message(KIBIC_TEXT("the {0} has been dealt before; there is one deck"), to_string(card)));
}

// R4: one deck; T10: it does not run out in a deal.
Verdict check_from_shoe(const State& state, Card card) {
  if (known_cards(state).contains(card)) return twice(card);
  if (cards_left(state) > 0) return std::nullopt;
  return fault("shoe-is-empty", "", to_string(card),
               Message(KIBIC_TEXT("no card is left in the shoe; it has to be shuffled before a "
                                  "deal, never within")));
}

// --- The deal

Verdict check_cards(const State& state, const Deal& deal) {
  CardSet seen = state.gone;
  const std::array<std::optional<Card>, 4> cards{deal.player[0], deal.player[1], deal.banker[0],
                                                 deal.banker[1]};
  for (const auto& card : cards) {
    if (!card) continue;
    if (seen.contains(*card)) return twice(*card);
    seen.insert(*card);
  }
  if (cards_left(state) < static_cast<int>(cards.size())) {
    return fault("shoe-is-empty", "4", std::to_string(cards_left(state)),
                 Message(KIBIC_TEXT("{0} cards are left, too few for a deal"), cards_left(state)));
  }
  const Show show = state.options->show;
  const bool lacks_first = show != Show::none && !deal.banker[0];
  const bool lacks_second = show == Show::both && !deal.banker[1];
  if (!lacks_first && !lacks_second) return std::nullopt;
  return fault("open-card-missing", "", std::string(unknown_card),
               Message(KIBIC_TEXT("a card of the banker lies open and must be known")));
}

// A13, R3, A11.
Verdict check_stake(const State& state) {
  const std::string stake = std::to_string(state.stake);
  const std::string bank = to_string_hundredths(state.bank);
  if (state.stake < 1) {
    return fault("bad-stake", "1", stake,
                 Message(KIBIC_TEXT("a stake of {0} is refused; it must be at least 1"), stake));
  }
  if (state.bank < one_unit) {
    return playable_fault("bank-empty", "", bank,
                          Message(KIBIC_TEXT("the bank holds {0}: the game is over and a new one "
                                             "has to be started"),
                                  bank));
  }
  if (state.stake * one_unit > state.bank) {
    return playable_fault("stake-above-bank", bank, stake,
                          Message(KIBIC_TEXT("a stake of {0} is above the bank of {1}; the deal "
                                             "has to be refused"),
                                  stake, bank));
  }
  const std::int64_t limit = state.options->stake_limit;
  if (limit == 0 || state.stake <= limit) return std::nullopt;
  return playable_fault(
      "stake-above-limit", std::to_string(limit), stake,
      Message(KIBIC_TEXT("a stake of {0} is above the limit of {1}"), stake, limit));
}

// A6: the shoe is shuffled before a deal if fewer cards are left than the house says.
Verdict check_shoe(const State& state) {
  const int needed = state.options->reshuffle_below;
  if (cards_left(state) >= needed) return std::nullopt;
  return playable_fault("shuffle-missed", std::to_string(needed), std::to_string(cards_left(state)),
                        Message(KIBIC_TEXT("{0} cards are left: below {1} the deck has to be "
                                           "shuffled before the deal"),
                                cards_left(state), needed));
}

Verdict check_typed(const State& state, const Deal& deal) {
  if (state.phase != Phase::deal) return out_of_place(state, deal);
  if (auto wrong = check_cards(state, deal)) return wrong;
  if (auto wrong = check_stake(state)) return wrong;
  return check_shoe(state);
}

// --- The player

Verdict check_typed(const State& state, const Hit& hit) {
  return state.phase == Phase::player ? std::nullopt : out_of_place(state, hit);
}

Verdict check_typed(const State& state, const Stand& stand) {
  if (state.phase == Phase::player) return std::nullopt;
  if (state.phase == Phase::deal || state.phase == Phase::card) return out_of_place(state, stand);
  return playable_fault("already-stood", due(state), "stand",
                        Message(KIBIC_TEXT("there is nothing to stand on any more")));
}

Verdict check_typed(const State& state, const GiveCard& given) {
  if (state.phase != Phase::card) return out_of_place(state, given);
  return check_from_shoe(state, given.card);
}

// --- The banker

// The covered cards as far as the record knew them.
Verdict check_against_known(const State& state, const Open& open) {
  CardSet others = known_cards(state);
  for (const auto& card : state.banker) {
    if (card) others.erase(*card);
  }
  std::size_t next = 0;
  for (const int place : {0, 1}) {
    const auto& known = state.banker[static_cast<std::size_t>(place)];
    if (known && is_visible(state, place)) {
      others.insert(*known);
      continue;
    }
    const Card card = open.cards[next++];
    if (known && *known != card) {
      return fault("wrong-closed-card", to_string(*known), to_string(card),
                   Message(KIBIC_TEXT("the closed card was {0} when it was dealt, now it is {1}"),
                           to_string(*known), to_string(card)));
    }
    if (others.contains(card)) return twice(card);
    others.insert(card);
  }
  return std::nullopt;
}

// The player has decided something; standing by the house's rule is no decision.
bool has_acted(const State& state) {
  if (state.player.size() > 2) return true;
  const bool stands_by_himself =
      state.options->auto_stand_21 && value_of(state.player, *state.options).total == best_total;
  return state.has_stood && !stands_by_himself;
}

Verdict check_typed(const State& state, const Open& open) {
  if (state.phase == Phase::deal || state.phase == Phase::card) return out_of_place(state, open);
  const std::string found = to_string(open.cards);
  const int covered = covered_count(state);
  if (covered == 0) {
    return fault("already-open", "", found,
                 Message(KIBIC_TEXT("the banker has no closed card any more")));
  }
  if (open.cards.size() != static_cast<std::size_t>(covered)) {
    return fault("wrong-open-count", std::to_string(covered), found,
                 Message(KIBIC_TEXT("the banker has {0} closed cards to open, not {1}"), covered,
                         open.cards.size()));
  }
  if (auto wrong = check_against_known(state, open)) return wrong;
  // A7: a PocketJack that he had seen would have ended the deal.
  if (!state.options->peek || !has_acted(state) || state.phase == Phase::over) return std::nullopt;
  const State opened = Rules::apply(state, Actor::chance(), open);
  const auto& first_two = opened.banker;
  if (!is_pocket_jack(first_two[0]->rank(), first_two[1]->rank(), *state.options)) {
    return std::nullopt;
  }
  return playable_fault("peek-missed", "", found,
                        Message(KIBIC_TEXT("the banker had a PocketJack: with peek=yes the deal "
                                           "ends before the player acts")));
}

Verdict drew_after_end(const State& state, const Draw& draw) {
  const std::string found = to_string(draw.card);
  const HandValue player = value_of(state.player, *state.options);
  if (player.is_bust()) {  // R7
    return playable_fault("banker-drew-after-bust", "", found,
                          Message(KIBIC_TEXT("the player is bust with {0}: the banker draws "
                                             "nothing, but has drawn {1}"),
                                  player.total, found));
  }
  if (!state.has_stood) {  // R11
    return playable_fault("banker-drew-after-pocket-jack", "", found,
                          Message(KIBIC_TEXT("a PocketJack has ended the deal, but the banker has "
                                             "drawn {0}"),
                                  found));
  }
  const int total = value_of(banker_cards(state), *state.options).total;
  return playable_fault("banker-drew-too-far", std::to_string(total), found,  // R8
                        Message(KIBIC_TEXT("the banker stops at {0} or more; he had {1} and has "
                                           "drawn {2}"),
                                banker_stops_at, total, found));
}

Verdict check_typed(const State& state, const Draw& draw) {
  const bool is_late = state.phase == Phase::over && !state.has_result;
  if (state.phase != Phase::draw && !is_late) return out_of_place(state, draw);
  if (auto wrong = check_from_shoe(state, draw.card)) return wrong;
  if (!is_late) return std::nullopt;
  if (state.void_draws.size() >= most_void_draws) return out_of_place(state, draw);
  return drew_after_end(state, draw);
}

// --- What the table says

Verdict check_stated(const State& state, const ResultStatement& statement) {
  const Outcome outcome = outcome_of(state);
  const Hundredths bank = state.bank + outcome.paid;
  const bool is_bust_as_loss =
      statement.kind == ResultKind::loss && outcome.kind == ResultKind::bust;
  if (statement.kind != outcome.kind && !is_bust_as_loss) {
    const std::string expected(name_of(outcome.kind));
    const std::string found(name_of(statement.kind));
    if (outcome.is_tie) {  // the rule in force is part of the answer
      return playable_fault(
          "wrong-result", expected, found,
          Message(KIBIC_TEXT("the record says {0}; equal totals are a {1} by the rule of ties"),
                  found, expected));
    }
    return playable_fault(
        "wrong-result", expected, found,
        Message(KIBIC_TEXT("the record says {0}, by the rules it is a {1}"), found, expected));
  }
  if (!statement.bank || *statement.bank == bank) return std::nullopt;
  const std::string expected = to_string_hundredths(bank);
  const std::string found = to_string_hundredths(*statement.bank);
  return playable_fault(
      "wrong-bank", expected, found,
      Message(KIBIC_TEXT("the bank is {0} after the deal, the record says {1}"), expected, found));
}

Verdict check_typed(const State& state, const ResultStatement& statement) {
  if (state.has_result) {
    const std::string found = result_text(state, statement);
    return playable_fault("result-twice", "", found,
                          Message(KIBIC_TEXT("the result was stated before")));
  }
  switch (state.phase) {
    case Phase::over:
      return check_stated(state, statement);
    case Phase::draw: {  // R8
      const int total = value_of(banker_cards(state), *state.options).total;
      return playable_fault(
          "banker-must-draw", "draw", result_text(state, statement),
          Message(KIBIC_TEXT("the banker has {0} and must draw to {1}"), total, banker_stops_at));
    }
    case Phase::deal:
    case Phase::player:
    case Phase::card:
    case Phase::open:
      return fault(
          "deal-not-over", due(state), result_text(state, statement),
          Message(KIBIC_TEXT("the deal is not over; what comes next is “{0}”"), due(state)));
  }
  return std::nullopt;
}

bool is_players(const Action& action) {
  return std::holds_alternative<Hit>(action) || std::holds_alternative<Stand>(action);
}

}  // namespace

std::optional<Violation> Rules::check(const State& state, Actor actor, const Action& action) {
  const Actor own = is_players(action) ? Actor::seat(player_seat) : Actor::chance();
  if (actor != own) {
    return fault("wrong-actor", kibic::to_string(own), kibic::to_string(actor),
                 Message(KIBIC_TEXT("“{0}” is not for this side to do"), format(state, action)));
  }
  return std::visit([&](const auto& typed) { return check_typed(state, typed); }, action);
}

}  // namespace kibic::ochko
