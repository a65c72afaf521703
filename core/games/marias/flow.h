// The steps of a deal, one overload for each kind of action: what the law says to it, what it does,
// and which are legal. Only the files rules*.cpp need this.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/games/marias/action.h"
#include "core/games/marias/state.h"
#include "core/model/rules.h"

namespace kibic::marias::flow {

using Objection = std::optional<Violation>;  // none: within the law

// rules_deal.cpp
Objection check(const State& state, Actor actor, const NewDeal& action);
Objection check(const State& state, Actor actor, const Cut& action);
Objection check(const State& state, Actor actor, const Deal& action);
void apply(State& state, Actor actor, const NewDeal& action);
void apply(State& state, Actor actor, const Cut& action);
void apply(State& state, Actor actor, const Deal& action);

// rules_auction.cpp
Objection check(const State& state, Actor actor, const Bid& action);
Objection check(const State& state, Actor actor, const Hold& action);
Objection check(const State& state, Actor actor, const Pass& action);
Objection check(const State& state, Actor actor, const AuctionResult& action);
void apply(State& state, Actor actor, const Bid& action);
void apply(State& state, Actor actor, const Hold& action);
void apply(State& state, Actor actor, const Pass& action);
void apply(State& state, Actor actor, const AuctionResult& action);
void start_auction(State& state);
std::vector<Action> legal_calls(const State& state);

// rules_talon.cpp
Objection check(const State& state, Actor actor, const ChooseTrump& action);
Objection check(const State& state, Actor actor, const Discard& action);
Objection check(const State& state, Actor actor, const Fold& action);
void apply(State& state, Actor actor, const ChooseTrump& action);
void apply(State& state, Actor actor, const Discard& action);
void apply(State& state, Actor actor, const Fold& action);
// The seat takes the two cards up and has to discard.
void take_talon(State& state, int seat);
std::vector<Action> legal_trumps(const State& state);
std::vector<Action> legal_discards(const State& state);

// rules_declare.cpp
Objection check(const State& state, Actor actor, const Declare& action);
Objection check(const State& state, Actor actor, const Respond& action);
void apply(State& state, Actor actor, const Declare& action);
void apply(State& state, Actor actor, const Respond& action);
std::vector<Action> legal_declarations(const State& state);
// Why this contract cannot be announced with these cards in the talon (rule book 1.6).
Objection talon_ban(const State& state, CardSet talon, const Contract& contract);
// At least one contract could be announced if these cards were put away.
bool leaves_a_contract(const State& state, CardSet talon);

// rules_doubling.cpp
Objection check(const State& state, Actor actor, const Against& action);
Objection check(const State& state, Actor actor, const Flek& action);
Objection check(const State& state, Actor actor, const FlekPass& action);
Objection check(const State& state, Actor actor, const NotPlayedStatement& action);
void apply(State& state, Actor actor, const Against& action);
void apply(State& state, Actor actor, const Flek& action);
void apply(State& state, Actor actor, const FlekPass& action);
void apply(State& state, Actor actor, const NotPlayedStatement& action);
void start_doubling(State& state);
// The seat to act has nothing open; it may only still announce a hra proti. Its silence is a pass.
bool is_turn_optional(const State& state);
void pass_optional_turn(State& state);
std::vector<Action> legal_doubling(const State& state);

// rules_play.cpp
Objection check(const State& state, Actor actor, const Play& action);
Objection check(const State& state, Actor actor, const TrickStatement& action);
void apply(State& state, Actor actor, const Play& action);
void apply(State& state, Actor actor, const TrickStatement& action);
void start_play(State& state);
std::vector<Action> legal_plays(const State& state);
// The marriage that the card shows when the seat plays it now.
std::optional<Marriage> marriage_shown(const State& state, int seat, Card card);
CardSet playable_cards(const State& state, int seat);

// rules_lay_down.cpp
Objection check(const State& state, Actor actor, const LayDown& action);
void apply(State& state, Actor actor, const LayDown& action);

// rules_result.cpp
Objection check(const State& state, Actor actor, const ResultStatement& action);
Objection check(const State& state, Actor actor, const Reveal& action);
void apply(State& state, Actor actor, const ResultStatement& action);
void apply(State& state, Actor actor, const Reveal& action);

// --- What all of them share (rules_common.cpp).

Violation fault(std::string code, std::string expected, std::string found, Message text);
Violation playable_fault(std::string code, std::string expected, std::string found, Message text);
// The action belongs to the table and comes from it.
Objection must_be_table(Actor actor, std::string_view found);
// The action belongs to a seat, in this phase and on its turn. After the end everything a seat does
// is a remark that changes nothing.
Objection must_be_turn(const State& state, Actor actor, Phase phase, std::string_view found);
std::string seat_name(int seat);  // "seat 1": for messages that know no player names
void finish(State& state);        // the deal is over

}  // namespace kibic::marias::flow
