// The play of the cards. Source: rule book 1.7, 1.9.
#include "core/games/marias/flow.h"
#include "core/games/marias/rules.h"

namespace kibic::marias::flow {
namespace {

constexpr int last_trick = 10;

std::size_t index(int seat) {
  return static_cast<std::size_t>(seat);
}

Trick& current(State& state) {
  return state.tricks.back();
}

int number_of_current(const State& state) {
  return state.first_trick + static_cast<int>(state.tricks.size()) - 1;
}

int side_of(const State& state, int seat) {
  return seat == state.declarer ? 0 : 1;
}

CardOrder order(const State& state) {
  return order_of(*state.contract, *state.options);
}

bool is_king_bound(const State& state) {
  return is_king_first_illegal(*state.contract, *state.options);
}

CardSet dutiful_cards(const State& state, int seat) {
  return legal_cards(state.hands[index(seat)], state.tricks.back(), order(state), {}, false);
}

// Which duty the card neglects. REQUIRES: it is not among the legal cards of the seat.
Objection neglect(const State& state, int seat, Card card) {
  const Trick& trick = state.tricks.back();
  const CardSet hand = state.hands[index(seat)];
  const std::string expected = to_string(playable_cards(state, seat));
  const std::string found = to_string(card);
  const auto objection = [&](std::string code, std::string_view sentence) {
    return playable_fault(std::move(code), expected, found, Message(sentence, found, expected));
  };
  if (dutiful_cards(state, seat).contains(card)) {
    if (card.rank() == Rank::kral) {
      return objection("king-before-svrsek",
                       KIBIC_TEXT("{0} may not be played before the svršek of its marriage; "
                                  "allowed: {1}"));
    }
    return objection("seven-too-early",
                     KIBIC_TEXT("the announced seven {0} has to be kept back; allowed: {1}"));
  }
  const Suit led = trick.cards[0].suit();
  if (!hand.in(led).empty()) {
    if (card.suit() != led) {
      return objection("must-follow-suit", KIBIC_TEXT("{0} does not follow suit; allowed: {1}"));
    }
    return objection("must-beat",
                     KIBIC_TEXT("{0} does not beat the best card of the trick; allowed: {1}"));
  }
  if (card.suit() != state.contract->trump) {
    return objection("must-trump", KIBIC_TEXT("{0} is no trump; allowed: {1}"));
  }
  return objection("must-overtrump",
                   KIBIC_TEXT("{0} does not beat the trump in the trick; allowed: {1}"));
}

// Everybody's turn but the leader's own mistake can be carried out: another seat leads.
Objection must_be_to_play(const State& state, Actor actor, std::string_view found) {
  auto objection = must_be_turn(state, actor, Phase::play, found);
  if (!objection || objection->code != "out-of-turn") return objection;
  if (state.tricks.back().size > 0) return objection;
  const bool holds = state.hands[index(actor.seat_number())].size() ==
                     state.hands[index(state.to_act.seat_number())].size();
  return Violation{"wrong-leader", objection->expected, objection->found,
                   Message(KIBIC_TEXT("{0} leads this trick, not {1}"),
                           seat_name(state.to_act.seat_number()), seat_name(actor.seat_number())),
                   holds};
}

Objection must_hold(const State& state, int seat, Card card) {
  const CardSet hand = state.hands[index(seat)];
  if (hand.contains(card)) return std::nullopt;
  return fault("not-his-card", to_string(hand), to_string(card),
               Message(KIBIC_TEXT("{0} does not hold {1}"), seat_name(seat), to_string(card)));
}

// What became of a seven in the trick that it is kept for (rule book 1.7).
SevenFate fate_of(const State& state, const Trick& trick, Card seven) {
  const int winner = winner_of(trick, order(state));
  for (int place = 0; place < trick.size; ++place) {
    if (trick.cards[static_cast<std::size_t>(place)] != seven) continue;
    const int owner = trick.seat_of(place);
    const bool is_declarers = owner == state.declarer;
    if (owner == winner) return is_declarers ? SevenFate::declarer_won : SevenFate::defender_won;
    return is_declarers ? SevenFate::declarer_beaten : SevenFate::defender_beaten;
  }
  return SevenFate::absent;
}

void book_sevens(State& state, const Trick& trick, int number) {
  const Contract& contract = *state.contract;
  if (number == last_trick && contract.trump) {
    state.trump_seven = fate_of(state, trick, Card(*contract.trump, Rank::seven));
  }
  if (number == last_trick - 1 && contract.helper) {
    state.helper_seven = fate_of(state, trick, Card(*contract.helper, Rank::seven));
  }
}

// Betl ends with the declarer's first trick, durch with the first one he does not win.
bool is_decided(const State& state, int winner) {
  const bool is_declarers = winner == state.declarer;
  if (state.contract->kind == ContractKind::betl) return is_declarers;
  if (state.contract->kind == ContractKind::durch) return !is_declarers;
  return false;
}

void finish_trick(State& state) {
  const Trick trick = current(state);
  const int number = number_of_current(state);
  const int winner = winner_of(trick, order(state));
  const auto side = static_cast<std::size_t>(side_of(state, winner));
  ++state.tricks_won[side];
  if (has_trump(state.contract->kind)) {
    state.points[side] += points_of(trick) + (number == last_trick ? 10 : 0);
  }
  book_sevens(state, trick, number);
  if (number >= last_trick || state.hands[0].empty() || is_decided(state, winner)) {
    return finish(state);
  }
  Trick next;
  next.leader = winner;
  state.tricks.push_back(next);
  state.to_act = Actor::seat(winner);
}

std::string trick_text(int number, int winner, const std::vector<Card>& cards) {
  std::string text = "trick " + std::to_string(number) + " winner " + std::to_string(winner) + ":";
  for (const Card card : cards) text += " " + to_string(card);
  return text;
}

const Trick* full_trick(const State& state, int number) {
  const int place = number - state.first_trick;
  if (place < 0 || place >= static_cast<int>(state.tricks.size())) return nullptr;
  const Trick& trick = state.tricks[static_cast<std::size_t>(place)];
  return trick.is_full() ? &trick : nullptr;
}

// A deal that the rules count as settled is played all the same (rule book, case 25).
bool is_played_all_the_same(const State& state) {
  return state.phase == Phase::over && state.not_played && state.contract && state.tricks.empty();
}

State resumed(const State& state) {
  State playing = state;
  playing.not_played.reset();
  start_play(playing);
  return playing;
}

}  // namespace

void start_play(State& state) {
  const bool is_led_by_declarer =
      state.options->variant == Variant::voleny || !has_trump(state.contract->kind);
  Trick first;
  first.leader = is_led_by_declarer ? state.declarer : state.forhont();
  state.tricks.push_back(first);
  state.phase = Phase::play;
  state.to_act = Actor::seat(first.leader);
}

CardSet playable_cards(const State& state, int seat) {
  return legal_cards(state.hands[index(seat)], state.tricks.back(), order(state),
                     kept_sevens(state, seat), is_king_bound(state));
}

std::optional<Marriage> marriage_shown(const State& state, int seat, Card card) {
  if (!state.contract || !has_trump(state.contract->kind)) return std::nullopt;
  const CardSet hand = state.hands[index(seat)];
  const bool is_svrsek = card.rank() == Rank::svrsek;
  // Where the král announces too, the first of the two does, whichever it is (rule book 1.9).
  const bool is_kral =
      card.rank() == Rank::kral && state.options->king_first == KingFirst::announces;
  if (!is_svrsek && !is_kral) return std::nullopt;
  const Card other(card.suit(), is_svrsek ? Rank::kral : Rank::svrsek);
  if (!hand.contains(other)) return std::nullopt;
  return Marriage{seat, card.suit(), card.suit() == state.contract->trump ? 40 : 20};
}

Objection check(const State& state, Actor actor, const Play& action) {
  const std::string found = to_string(action.card);
  if (is_played_all_the_same(state) && actor.is_seat()) {
    auto objection = check(resumed(state), actor, action);
    if (objection && !objection->is_playable) return objection;
    return playable_fault("not-played-mismatch", "", found,
                          Message(KIBIC_TEXT("this deal is settled without play, but the record "
                                             "plays on")));
  }
  if (auto objection = must_be_to_play(state, actor, found)) {
    const bool must_also_hold = objection->is_playable && state.phase == Phase::play;
    auto missing =
        must_also_hold ? must_hold(state, actor.seat_number(), action.card) : std::nullopt;
    return missing ? missing : objection;
  }
  const int seat = actor.seat_number();
  if (auto objection = must_hold(state, seat, action.card)) return objection;
  if (playable_cards(state, seat).contains(action.card)) return std::nullopt;
  return neglect(state, seat, action.card);
}

Objection check(const State& state, Actor actor, const TrickStatement& action) {
  const std::string found = trick_text(action.number, action.winner, action.cards);
  if (auto objection = must_be_table(actor, found)) return objection;
  const Trick* trick = full_trick(state, action.number);
  if (trick == nullptr) {
    return playable_fault("wrong-trick", "", found,
                          Message(KIBIC_TEXT("trick {0} is not complete"), action.number));
  }
  const std::vector<Card> cards(trick->cards.begin(), trick->cards.end());
  const int winner = winner_of(*trick, order(state));
  if (cards == action.cards && winner == action.winner) return std::nullopt;
  const std::string expected = trick_text(action.number, winner, cards);
  return playable_fault(
      "wrong-trick", expected, found,
      Message(KIBIC_TEXT("the trick played was “{0}”, the record says “{1}”"), expected, found));
}

void apply(State& state, Actor actor, const Play& action) {
  if (is_played_all_the_same(state)) state = resumed(state);
  if (state.phase != Phase::play) return;
  const int seat = actor.seat_number();
  // Whoever leads out of turn leads all the same.
  if (current(state).size == 0) current(state).leader = seat;
  if (const auto marriage = marriage_shown(state, seat, action.card)) {
    state.marriages.push_back(*marriage);
  }
  state.hands[index(seat)].erase(action.card);
  current(state).add(action.card);
  if (current(state).is_full()) return finish_trick(state);
  state.to_act = Actor::seat(current(state).next_seat());
}

void apply(State& /*state*/, Actor /*actor*/, const TrickStatement& /*action*/) {}

std::vector<Action> legal_plays(const State& state) {
  std::vector<Action> plays;
  for (const Card card : playable_cards(state, state.to_act.seat_number())) {
    plays.emplace_back(Play{card});
  }
  return plays;
}

}  // namespace kibic::marias::flow
