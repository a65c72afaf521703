// What a game has to offer. Each game writes plain values and pure functions; generic code (replay,
// judge, tree, store, window) sees the erased State of core/model/state.h. Powers that not every
// game has are further concepts, asked at compile time, not functions that abort.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/message.h"
#include "core/base/result.h"
#include "core/base/rng.h"
#include "core/model/actor.h"
#include "core/model/gesture.h"
#include "core/model/record.h"
#include "core/model/scene.h"
#include "core/model/settlement.h"
#include "core/model/table_facts.h"

namespace kibic {

// Why an action is against the rules, or why a statement of the table is false.
struct Violation {
  std::string code;      // stable, kebab-case: "must-follow-suit"
  std::string expected;  // what the rules ask for, in the notation of the game
  std::string found;     // what the record says
  Message text;
  // The action can still be carried out (a revoke, a wrong sum): a replay reports it and goes on.
  // Otherwise (a card nobody holds) the replay ends before it.
  bool is_playable = false;

  bool operator==(const Violation&) const = default;
};

// What one seat can see, as canonical text: two states that the seat cannot tell apart have the
// same observation.
struct Observation {
  std::string text;
  bool operator==(const Observation&) const = default;
};

template <class R>
concept GameRules = requires(const typename R::State& s, const typename R::Action& a, Actor actor,
                             int seat, std::string_view text) {
  { R::id() } -> std::convertible_to<std::string_view>;
  { R::actor(s) } -> std::same_as<Actor>;
  // Finite part of the law: what the actor may do. Empty when the list is open (a deal).
  { R::legal_actions(s) } -> std::same_as<std::vector<typename R::Action>>;
  // The law itself, also for statements of the table and actions out of turn.
  { R::check(s, actor, a) } -> std::same_as<std::optional<Violation>>;
  // Pure. REQUIRES: check() found nothing, or a violation with is_playable.
  { R::apply(s, actor, a) } -> std::same_as<typename R::State>;
  // The bill of a finished game; none before its end.
  { R::settlement(s) } -> std::same_as<std::optional<Settlement>>;
  { R::observe(s, seat) } -> std::same_as<Observation>;
  // The name of the phase as in the review document: "bid", "play"…; empty for chance.
  { R::phase(s) } -> std::convertible_to<std::string_view>;
  { R::format(s, a) } -> std::same_as<std::string>;
  { R::parse(s, text) } -> std::same_as<Result<typename R::Action>>;
};

// Records may say what an action caused (the marriage shown with a card); the rules check it.
template <class R>
concept HasClaims = requires(const typename R::State& s, const typename R::Action& a,
                             std::string_view claim) {
  { R::check_claim(s, a, claim) } -> std::same_as<std::optional<Violation>>;
};

// Records may state more beside an action than the choice it was (the old talon with a discard), or
// write one choice in two ways. The choice alone is what legal_actions lists.
template <class R>
concept HasChoices = requires(const typename R::State& s, const typename R::Action& a) {
  { R::choice(s, a) } -> std::same_as<typename R::Action>;
};

// What happened, in words for people. Player names stand by seat; empty ones become "seat 1"….
template <class R>
concept HasWords = requires(const typename R::State& s, const typename R::Action& a, Actor actor,
                            const std::vector<std::string>& names) {
  { R::describe(s, actor, a, names) } -> std::same_as<Message>;
  { R::pretty(s, a) } -> std::same_as<std::string>;  // short, with card symbols: "♥10"
};

template <class R>
concept HasScene = requires(const typename R::State& s, std::optional<int> seat) {
  { R::scene(s, seat) } -> std::same_as<Scene>;  // no seat: open view
};

// Over which squares of the scene an action leads, from first to last.
template <class R>
concept HasPaths = requires(const typename R::State& s, const typename R::Action& a) {
  { R::squares_of(s, a) } -> std::same_as<std::vector<std::string>>;
};

// An action of the seat to act is more than one click, or the click is on something that is not
// called by the action's notation.
template <class R>
concept HasGestures = requires(const typename R::State& s,
                               const std::vector<std::string>& clicked) {
  { R::gesture(s, clicked) } -> std::same_as<Gesture>;  // actions in canonical notation
};

// Chance can be played: a deal, the next card.
template <class R>
concept HasChance = requires(const typename R::State& s, Rng& rng) {
  // As likely as the rules make it, given what is known. REQUIRES: chance is to act.
  { R::draw(s, rng) } -> std::same_as<typename R::Action>;
};

// Deals that follow one another without stakes: the dealer changes, the score is carried on.
template <class R>
concept HasTurns = requires(const typename R::State& s) {
  // What chance does first in the deal after a finished one. No value: as any first one.
  { R::next_opening(s) } -> std::same_as<std::optional<typename R::Action>>;
};

// Who stops in the middle is shown what lies covered.
template <class R>
concept HasReveal = requires(const typename R::State& s, Rng& rng) {
  // What chance does then. No value: nothing is covered, or it may not be shown.
  { R::reveal(s, rng) } -> std::same_as<std::optional<typename R::Action>>;
};

// Deals that follow one another with what was won and what is left of the cards, for stakes that
// the player sets.
template <class R>
concept HasStakes = requires(const typename R::State& s, int steps) {
  // How the deal after a finished one begins.
  { R::next_deal(s) } -> std::same_as<std::optional<StartPosition>>;
  // The same deal with the stake changed by so many steps of the house; none: not any more, or not
  // so far.
  { R::change_stake(s, steps) } -> std::same_as<std::optional<StartPosition>>;
};

// How it stands, in words for people. Names as for HasWords.
template <class R>
concept HasTableFacts = requires(const typename R::State& s, std::optional<int> viewer,
                                 const std::vector<std::string>& names) {
  { R::facts(s, viewer, names) } -> std::same_as<TableFacts>;  // no viewer: open view
};

// An action in words that show no more than one seat can see; no value: it may see all of it.
template <class R>
concept HasVeiledWords = requires(const typename R::State& s, const typename R::Action& a,
                                  Actor actor, int viewer, const std::vector<std::string>& names) {
  { R::describe_veiled(s, actor, a, viewer, names) } -> std::same_as<std::optional<Message>>;
};

// What a value is worth to another seat. No value: it cannot be told from one seat's alone.
template <class R>
concept HasExchange = requires(const typename R::State& s, double value, int from, int to) {
  { R::value_seen_by(s, value, from, to) } -> std::same_as<std::optional<double>>;
};

}  // namespace kibic
