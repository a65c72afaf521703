#include "core/games/marias/flow.h"

namespace kibic::marias::flow {

Violation fault(std::string code, std::string expected, std::string found, Message text) {
  return {std::move(code), std::move(expected), std::move(found), std::move(text), false};
}

Violation playable_fault(std::string code, std::string expected, std::string found, Message text) {
  return {std::move(code), std::move(expected), std::move(found), std::move(text), true};
}

std::string seat_name(int seat) {
  return "seat " + std::to_string(seat + 1);
}

Objection must_be_table(Actor actor, std::string_view found) {
  if (actor.is_chance()) return std::nullopt;
  return fault("wrong-actor", "@", to_string(actor),
               Message(KIBIC_TEXT("“{0}” is for the table to say, not for a player"), found));
}

Objection must_be_turn(const State& state, Actor actor, Phase phase, std::string_view found) {
  if (!actor.is_seat() || actor.seat_number() > 2) {
    return fault("wrong-actor", to_string(state.to_act), to_string(actor),
                 Message(KIBIC_TEXT("“{0}” is for a player at the table to do"), found));
  }
  if (state.phase == Phase::over) {
    return playable_fault(
        "after-the-end", "", std::string(found),
        Message(KIBIC_TEXT("the deal is over; “{0}” changes nothing any more"), found));
  }
  if (state.phase != phase) {
    return fault("out-of-place", "", std::string(found),
                 Message(KIBIC_TEXT("“{0}” cannot happen at this point of the deal"), found));
  }
  if (state.to_act != actor) {
    return fault("out-of-turn", to_string(state.to_act), to_string(actor),
                 Message(KIBIC_TEXT("it is the turn of {0}, not of {1}"),
                         seat_name(state.to_act.seat_number()), seat_name(actor.seat_number())));
  }
  return std::nullopt;
}

void finish(State& state) {
  state.phase = Phase::over;
  state.to_act = Actor::nobody();
}

}  // namespace kibic::marias::flow
