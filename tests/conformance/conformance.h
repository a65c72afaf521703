// What every game promises, tried on random playouts: actions have one notation, apply is pure,
// legal actions pass the check, wild ones do not crash, the bill sums to zero, and the record of a
// playout is replayed into the same states.
#pragma once

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdint>
#include <functional>
#include <string>

#include "core/base/rng.h"
#include "core/base/text.h"
#include "core/games/catalogue.h"
#include "core/model/decision.h"

namespace kibic::test {

// A whole record of the game, different for each seed.
using RecordMaker = std::function<GameRecord(std::uint64_t seed)>;

inline void check_legal_actions(const State& state) {
  if (!state.actor().is_seat()) return;
  const std::vector<Action> actions = state.legal_actions();
  REQUIRE_FALSE(actions.empty());
  for (const Action& action : actions) {
    INFO("legal: " << action.text);
    CHECK_FALSE(state.check(state.actor(), action, ""));
    CHECK(state.canonical(action) == action);  // format∘parse = id
    CHECK(state.choice(action) == action);
  }
}

// Any action for any actor is answered; what can be carried out all the same leaves a whole state.
inline void try_wild_actions(const State& state, const std::vector<ActionEvent>& events, Rng& rng) {
  for (int i = 0; i < 5; ++i) {
    std::string text = events[rng.below(events.size())].action.text;
    const Actor actor =
        rng.below(4) == 0 ? Actor::chance() : Actor::seat(static_cast<int>(rng.below(5)));
    if (rng.below(3) == 0 && !text.empty()) {
      text[rng.below(text.size())] = static_cast<char>(rng.below(256));
    }
    INFO("wild: " << to_string(actor) << " " << text);
    const auto violation = state.check(actor, {text}, "20");
    if (violation) {
      CHECK_FALSE(violation->code.empty());
      CHECK_FALSE(render(violation->text).empty());
      if (!violation->is_playable) continue;
    }
    const State after = state.apply(actor, {text});
    if (after.actor().is_seat()) CHECK_FALSE(after.legal_actions().empty());
    CHECK(after.actor().is_nobody() == after.settlement().has_value());
  }
}

// What is said of the table has the shape of the table, and values change hands without loss.
inline void check_facts(const State& state, std::optional<int> viewer,
                        const std::vector<std::string>& names) {
  const TableFacts facts = state.facts(viewer, names);
  CHECK(facts == state.facts(viewer, names));
  CHECK(facts.seats.size() <= names.size());
  for (const TallyRow& row : facts.tally) CHECK(row.by_side.size() == facts.sides.size());
  for (const PartFacts& part : facts.parts) CHECK_FALSE(render(part.name).empty());
  const auto bill = state.settlement();
  if (bill) {
    CHECK(facts.unit == bill->unit);
    CHECK(facts.parts.size() == bill->parts.size());
  }
  const int seats = static_cast<int>(names.size());
  if (facts.main_seat) CHECK((*facts.main_seat >= 0 && *facts.main_seat < seats));
  for (int from = 0; from < seats; ++from) {
    CHECK(state.value_seen_by(3, from, from) == 3.0);
    for (int to = 0; to < seats; ++to) {
      const auto there = state.value_seen_by(3, from, to);
      if (there) CHECK(state.value_seen_by(*there, to, from) == Approx(3));
    }
  }
}

inline void check_step(const State& before, const ActionEvent& event, const State& after,
                       int seats) {
  const std::vector<std::string> names(static_cast<std::size_t>(seats));
  CHECK(before.apply(event.actor, event.action) == after);
  CHECK(before.canonical(event.action) == event.action);
  CHECK_FALSE(render(before.describe(event.actor, event.action, names)).empty());
  CHECK_FALSE(before.pretty(event.action).empty());
  for (int seat = 0; seat < seats; ++seat) {
    CHECK(before.observe(seat) == before.observe(seat));
    before.scene(seat);
    check_facts(before, seat, names);
    const auto veiled = before.describe_veiled(event.actor, event.action, seat, names);
    if (veiled) CHECK_FALSE(render(*veiled).empty());
  }
  before.scene(std::nullopt);
  check_facts(before, std::nullopt, names);
}

// Every action can be done by clicks, and no clicks do anything else. Where there are too many ways
// to click, only the shorter ones are tried.
inline void check_gestures(const State& state) {
  if (!state.actor().is_seat()) {
    CHECK(state.gesture({}) == Gesture());
    return;
  }
  CHECK_FALSE(state.gesture({}).targets.empty());
  std::vector<Action> missing = state.legal_actions();
  std::vector<std::vector<std::string>> to_do{{}};
  constexpr std::size_t most = 400;
  for (std::size_t i = 0; i < to_do.size() && i < most; ++i) {
    const Gesture gesture = state.gesture(to_do[i]);
    INFO("clicks: " << join(to_do[i], " "));
    if (gesture.ending) {
      CHECK_FALSE(state.check(state.actor(), *gesture.ending, ""));
      CHECK(state.canonical(*gesture.ending) == *gesture.ending);
      std::erase(missing, state.choice(*gesture.ending));
    }
    if (gesture.is_complete) {
      CHECK(gesture.ending.has_value());
      continue;
    }
    for (const GestureTarget& target : gesture.targets) {
      to_do.push_back(to_do[i]);
      to_do.back().push_back(target.id);
    }
  }
  if (to_do.size() <= most) CHECK(missing.empty());
  CHECK(state.gesture({"no such thing"}) == Gesture());
}

// A game as at the practice table: chance draws, seats choose at random.
inline GameRecord practice_record(const Game& game, const std::string& variant,
                                  std::uint64_t seed) {
  GameRecord record;
  record.game = game.id;
  record.variant = variant;
  record.players.resize(static_cast<std::size_t>(game.seats));
  record.deal = 1;
  State state = game.start(variant, {}, std::nullopt).value();
  Rng rng(seed);
  while (!state.actor().is_nobody()) {
    const Actor actor = state.actor();
    std::optional<Action> action;
    if (actor.is_chance()) {
      Rng twin = rng;
      action = state.draw(rng);
      REQUIRE(action.has_value());
      CHECK(state.draw(twin) == action);  // the same numbers, the same draw
    } else {
      const auto legal = state.legal_actions();
      action = legal.at(rng.below(legal.size()));
      CHECK_FALSE(state.draw(rng).has_value());
    }
    record.events.emplace_back(ActionEvent{actor, *action, "", {}});
    state = state.apply(actor, *action);
  }
  return record;
}

inline void check_bill(const State& end, int seats) {
  const auto bill = end.settlement();
  REQUIRE(bill.has_value());
  REQUIRE(bill->by_seat.size() == static_cast<std::size_t>(seats));
  std::int64_t sum = 0;
  for (const std::int64_t amount : bill->by_seat) sum += amount;
  CHECK(sum == 0);
}

inline void check_record(const Game& game, const GameRecord& record, std::uint64_t seed) {
  INFO(game.id << " " << record.variant << " seed " << seed);
  const auto first = replay(record, game);
  REQUIRE(first.has_value());
  REQUIRE(first->divergences.empty());
  REQUIRE(first->is_whole());
  REQUIRE(first->is_finished());
  Rng rng(seed);
  for (std::size_t i = 0; i < first->events.size(); ++i) {
    INFO("event " << i << ": " << first->events[i].action.text);
    const State copy = first->states[i];
    check_legal_actions(first->states[i]);
    try_wild_actions(first->states[i], first->events, rng);
    if (i % 8 == seed % 8) check_gestures(first->states[i]);
    check_step(first->states[i], first->events[i], first->states[i + 1], game.seats);
    CHECK(copy == first->states[i]);
  }
  check_bill(first->final_state(), game.seats);
  check_facts(first->final_state(), std::nullopt,
              std::vector<std::string>(static_cast<std::size_t>(game.seats)));
  for (const Decision& decision : decisions(*first)) {
    // What is legal at any time (resigning) need not be listed; where it was done, it is an option.
    const std::vector<Action> listed = decision.before.legal_actions();
    const bool is_listed = std::find(listed.begin(), listed.end(), decision.played) != listed.end();
    CHECK(decision.options.size() == listed.size() + (is_listed ? 0 : 1));
  }
  const auto second = replay(record, game);
  CHECK(second->states == first->states);
  // A prefix is replayed into the same states: no state depends on what follows.
  GameRecord prefix = record;
  prefix.events.resize(rng.below(record.events.size() + 1));
  const auto part = replay(prefix, game);
  REQUIRE(part->states.size() == prefix.events.size() + 1);
  CHECK(part->final_state() == first->states[prefix.events.size()]);
}

inline void check_conformance(const Game& game, const RecordMaker& make, std::uint64_t first_seed,
                              std::uint64_t count) {
  for (std::uint64_t seed = first_seed; seed < first_seed + count; ++seed) {
    check_record(game, make(seed), seed);
  }
}

}  // namespace kibic::test
