// A tiny game for tests of what is generic over games: two seats take one to three stones from a
// pile, who takes the last one wins two points. It has no words and no scenes of its own.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/base/text.h"
#include "core/model/game.h"
#include "core/model/record.h"
#include "core/model/replay.h"
#include "core/model/rules.h"
#include "core/model/state.h"

namespace kibic::test {

struct Nim {
  struct State {
    int stones = 7;
    int seat = 0;
    bool operator==(const State&) const = default;
  };
  struct Action {
    int stones = 1;
    bool operator==(const Action&) const = default;
  };

  static std::string_view id() { return "nim"; }
  static Actor actor(const State& s) {
    return s.stones == 0 ? Actor::nobody() : Actor::seat(s.seat);
  }
  static std::vector<Action> legal_actions(const State& s) {
    std::vector<Action> actions;
    for (int n = 1; n <= 3 && n <= s.stones; ++n) actions.push_back({n});
    return actions;
  }
  static std::optional<Violation> check(const State& s, Actor who, const Action& a) {
    if (who == actor(s) && a.stones >= 1 && a.stones <= 3 && a.stones <= s.stones) return {};
    return Violation{"cannot-take", "", std::to_string(a.stones), Message("no such stones"), false};
  }
  static State apply(const State& s, Actor, const Action& a) {
    return {s.stones - a.stones, 1 - s.seat};
  }
  static std::optional<Settlement> settlement(const State& s) {
    if (s.stones > 0) return std::nullopt;
    Settlement result;
    result.unit = "points";
    result.by_seat = {s.seat == 0 ? -2 : 2, s.seat == 0 ? 2 : -2};
    return result;
  }
  static Observation observe(const State& s, int) { return {std::to_string(s.stones)}; }
  static std::string_view phase(const State&) { return "move"; }
  static Result<State> start(const std::string&, const RuleSet&,
                             const std::optional<StartPosition>&) {
    return State();
  }
  static std::string format(const State&, const Action& a) {
    return "take " + std::to_string(a.stones);
  }
  static Result<Action> parse(const State&, std::string_view text) {
    const auto parts = words(text);
    const auto count =
        parts.size() == 2 && parts[0] == "take" ? to_integer(parts[1]) : std::nullopt;
    if (!count) return fail("unreadable", Message("not an action"));
    return Action{static_cast<int>(*count)};
  }
};

// The same with words of its own.
struct TalkingNim : Nim {
  static std::string_view id() { return "talking-nim"; }
  static Message describe(const State&, Actor, const Action& a, const std::vector<std::string>&) {
    return Message("A hand takes {0}.", a.stones);
  }
  static std::string pretty(const State&, const Action& a) {
    return std::string(static_cast<std::size_t>(a.stones), '*');
  }
};

template <class R>
Game nim_game() {
  Game game;
  game.id = R::id();
  game.seats = 2;
  game.start = start_game<R>;
  return game;
}

// A record in which the seats take these numbers of stones in turn.
inline GameRecord nim_record(const std::vector<int>& takes, std::vector<std::string> players) {
  GameRecord record;
  record.game = "nim";
  record.variant = "plain";
  record.players = std::move(players);
  int seat = 0;
  for (const int stones : takes) {
    record.events.push_back(
        ActionEvent{Actor::seat(seat), {"take " + std::to_string(stones)}, "", {}});
    seat = 1 - seat;
  }
  return record;
}

template <class R = Nim>
Replay nim_replay(const GameRecord& record) {
  return kibic::replay(record, nim_game<R>()).value();
}

}  // namespace kibic::test
