// The auction of licitovaný. Two players bid against each other: the one with priority only has to
// hold the rung, the other must raise; when one drops, the third steps in. Source: rule book 1.5.
#include <algorithm>

#include "core/games/marias/flow.h"
#include "core/games/marias/ladder.h"

namespace kibic::marias::flow {
namespace {

// Priority to hold: forhont, second, dealer. Lower is stronger.
int priority(const State& state, int seat) {
  return (seat - state.forhont() + 3) % 3;
}

// The order in which the players come into the auction.
std::array<int, 3> entry_order(const State& state) {
  const int second = (state.forhont() + 1) % 3;
  if (state.options->opener == Opener::second) return {second, state.forhont(), state.dealer};
  return {state.dealer, state.forhont(), second};
}

struct Duel {
  int holder = 0;             // has priority: may say mám
  std::optional<int> raiser;  // must name a higher rung; none when only one player is left
};

// REQUIRES: not everybody has passed.
Duel duel_of(const State& state) {
  std::vector<int> in;
  for (const int seat : entry_order(state)) {
    if (!state.auction.is_out[static_cast<std::size_t>(seat)] && in.size() < 2) in.push_back(seat);
  }
  if (in.size() == 1) return {in[0], std::nullopt};
  if (priority(state, in[0]) > priority(state, in[1])) std::swap(in[0], in[1]);
  return {in[0], in[1]};
}

bool is_holders_turn(const Auction& auction, const Duel& duel) {
  if (!duel.raiser) return true;
  return auction.rung && auction.holder != duel.holder;
}

void give_word(State& state) {
  const Auction& auction = state.auction;
  if (std::count(auction.is_out.begin(), auction.is_out.end(), true) == 3) {
    state.not_played = NotPlayed::all_passed;
    state.declarer = state.forhont();
    return finish(state);
  }
  const Duel duel = duel_of(state);
  if (!duel.raiser && auction.rung) return take_talon(state, duel.holder);
  state.to_act = Actor::seat(is_holders_turn(auction, duel) ? duel.holder : *duel.raiser);
}

// Who has passed may not come back (rule book 1.5, rule 5).
Objection must_be_in(const State& state, Actor actor, std::string_view found) {
  if (state.phase == Phase::bid && actor.is_seat() && actor.seat_number() < 3 &&
      state.auction.is_out[static_cast<std::size_t>(actor.seat_number())]) {
    return fault("passed-is-out", to_string(state.to_act), to_string(actor),
                 Message(KIBIC_TEXT("{0} has passed and is out of the auction"),
                         seat_name(actor.seat_number())));
  }
  return must_be_turn(state, actor, Phase::bid, found);
}

bool is_biddable(Rung rung) {
  if (rung.kind == ContractKind::hra) return false;
  return has_trump(rung.kind) || !rung.is_better;
}

bool is_higher(const State& state, Rung rung) {
  return !state.auction.rung ||
         rung_index(rung, *state.options) > rung_index(*state.auction.rung, *state.options);
}

std::string lowest_higher(const State& state) {
  for (const Rung rung : ladder(*state.options)) {
    if (is_higher(state, rung)) return "bid " + to_string(rung);
  }
  return "pass";
}

std::string result_text(const std::optional<int>& declarer, const std::optional<Rung>& rung) {
  if (!declarer || !rung) return "-";
  return std::to_string(*declarer) + " " + to_string(*rung);
}

}  // namespace

void start_auction(State& state) {
  state.phase = Phase::bid;
  give_word(state);
}

Objection check(const State& state, Actor actor, const Bid& action) {
  const std::string found = "bid " + to_string(action.rung);
  if (auto objection = must_be_in(state, actor, found)) return objection;
  if (!is_biddable(action.rung)) {
    return fault("no-such-rung", lowest_higher(state), found,
                 Message(KIBIC_TEXT("“{0}” is not on the ladder"), to_string(action.rung)));
  }
  if (is_higher(state, action.rung)) return std::nullopt;
  return fault("bid-too-low", lowest_higher(state), found,
               Message(KIBIC_TEXT("{0} is not above {1}, which was named before"),
                       to_string(action.rung), to_string(*state.auction.rung)));
}

Objection check(const State& state, Actor actor, const Hold& action) {
  const std::string found = "hold " + to_string(action.rung);
  if (auto objection = must_be_in(state, actor, found)) return objection;
  if (!state.auction.rung || duel_of(state).holder != actor.seat_number() ||
      state.auction.holder == actor.seat_number()) {
    return fault("cannot-hold", lowest_higher(state), found,
                 Message(KIBIC_TEXT("{0} has nothing to hold: the next call is a higher rung"),
                         seat_name(actor.seat_number())));
  }
  if (state.auction.rung == action.rung) return std::nullopt;
  return fault("wrong-hold", "hold " + to_string(*state.auction.rung), found,
               Message(KIBIC_TEXT("the rung to hold is {0}, not {1}"),
                       to_string(*state.auction.rung), to_string(action.rung)));
}

Objection check(const State& state, Actor actor, const Pass& /*action*/) {
  return must_be_in(state, actor, "pass");
}

Objection check(const State& state, Actor actor, const AuctionResult& action) {
  const std::string found = "auction " + result_text(action.declarer, action.rung);
  if (auto objection = must_be_table(actor, found)) return objection;
  const bool is_sold = state.auction.rung && state.phase > Phase::bid;
  const bool is_over = is_sold || state.not_played == NotPlayed::all_passed;
  const std::string expected =
      !is_over  ? ""
      : is_sold ? "auction " + result_text(state.auction.holder, state.auction.rung)
                : "auction -";
  if (is_over && expected == found) return std::nullopt;
  return playable_fault(
      "wrong-auction", expected, found,
      is_over ? Message(KIBIC_TEXT("the auction ended with “{0}”, the record says “{1}”"), expected,
                        found)
              : Message(KIBIC_TEXT("the record ends the auction before it is over")));
}

void apply(State& state, Actor actor, const Bid& action) {
  if (state.phase != Phase::bid) return;
  const int seat = actor.seat_number();
  state.auction.calls.push_back({seat, Call::Kind::bid, action.rung});
  state.auction.rung = action.rung;
  state.auction.holder = seat;
  give_word(state);
}

void apply(State& state, Actor actor, const Hold& action) {
  if (state.phase != Phase::bid) return;
  const int seat = actor.seat_number();
  state.auction.calls.push_back({seat, Call::Kind::hold, action.rung});
  state.auction.holder = seat;
  give_word(state);
}

void apply(State& state, Actor actor, const Pass& /*action*/) {
  if (state.phase != Phase::bid) return;
  const int seat = actor.seat_number();
  state.auction.calls.push_back({seat, Call::Kind::pass, std::nullopt});
  state.auction.is_out[static_cast<std::size_t>(seat)] = true;
  give_word(state);
}

void apply(State& /*state*/, Actor /*actor*/, const AuctionResult& /*action*/) {}

std::vector<Action> legal_calls(const State& state) {
  std::vector<Action> calls;
  const Duel duel = duel_of(state);
  const bool can_hold = duel.raiser && is_holders_turn(state.auction, duel);
  if (can_hold) calls.emplace_back(Hold{*state.auction.rung});
  // Who only has to hold may not raise: he would bid against himself.
  if (!can_hold) {
    for (const Rung rung : ladder(*state.options)) {
      if (is_higher(state, rung)) calls.emplace_back(Bid{rung});
    }
  }
  calls.emplace_back(Pass{});
  return calls;
}

}  // namespace kibic::marias::flow
