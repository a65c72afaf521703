// The practice table: who sits there, what was agreed, and how the game goes. Values; the work is
// in workbench_practice.cpp.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/model/game.h"
#include "core/model/record.h"
#include "core/ports/engine.h"

namespace kibic::gui {

// Who acts for a seat: a person, or an engine's player at a strength.
struct Controller {
  std::string player;  // ID; empty: a person
  std::string strength;

  bool is_person() const { return player.empty(); }
  bool operator==(const Controller&) const = default;
};

// What is agreed before a game. Seats that never act need a controller all the same.
struct PracticeWish {
  std::string game;
  std::string variant;
  RuleSet rules;
  std::vector<Controller> seats;   // as many as the game has; missing ones are persons
  std::vector<std::string> names;  // by seat; an empty one is made of the controller
  std::uint64_t seed = 0;          // of the cards and the engines
  std::string start;               // position in the notation of the game; empty: the usual one
  // Several people play as many deals each at the first seat, in turn, each with an own bank; empty
  // or one: no contest. Only games with stakes know it.
  std::vector<std::string> contestants;
  int deals = 0;    // of each contestant
  int minutes = 0;  // of each contestant, who plays them in one go; 0: equal deals

  bool operator==(const PracticeWish&) const = default;
};

// What may be wished, for a dialog.
struct PracticeChoice {
  Controller controller;
  std::string text;
  std::string strength;  // in words; empty for a person
};
struct PracticeOffer {
  const Game* game = nullptr;               // of the catalogue
  std::vector<PracticeChoice> controllers;  // the person first
  std::vector<std::string> roles;           // what the game calls each seat that acts; may be empty
  bool has_stakes = false;
};

struct Contestant {
  std::string name;
  std::optional<StartPosition> next;  // how the next deal begins
  int deals = 0;
  std::int64_t won = 0;               // in the unit of the bills
  std::chrono::milliseconds used{0};  // from the cards to the end of each deal

  bool operator==(const Contestant&) const = default;
};

using PlayersOf =
    std::function<std::vector<std::shared_ptr<const EnginePlayer>>(const std::string& game)>;

// A game under way. Its record has no events: all that is played is in the tree of its board.
struct PracticeTable {
  PracticeWish wish;
  int deal = 1;                   // number in the session
  bool is_running = true;         // engines act by themselves
  bool is_dealt = true;           // the cards may be dealt; games with stakes wait for the player
  std::optional<Action> opening;  // what chance does first; none: as it falls
  std::optional<std::chrono::milliseconds> dealt_at;  // where the time of a contestant counts
  std::set<std::size_t> kept;                         // nodes where a game has ended and was stored
  std::optional<std::size_t> hinted;                  // node at which the best action was asked for
  std::optional<std::size_t> branch;  // node to go on from although something follows it
  std::string first_start;            // of each contestant
  std::vector<Contestant> contest;
  std::size_t next_contestant = 0;
};

// The table as it is found again at the next start: what was agreed, and the line up to where one
// stood.
struct SavedTable {
  PracticeWish wish;
  int deal = 1;
  std::string first_start;
  std::vector<Contestant> contest;
  std::size_t next_contestant = 0;
  std::vector<ActionEvent> events;

  bool operator==(const SavedTable&) const = default;
};

// The place of the engine that is proposed: the first player at a middling strength; the person's
// if there is no engine.
std::size_t usual_engine(const std::vector<PracticeChoice>& choices);
std::vector<PracticeChoice> controllers_of(const PlayersOf& players, const std::string& game);
// Names for all seats: those wished, else of who acts there.
std::vector<std::string> seat_names(const PracticeWish& wish, int seats, const PlayersOf& players);
Controller controller_of(const PracticeWish& wish, int seat);
// The record of the game before anything was played.
GameRecord practice_record(const PracticeTable& table, std::vector<std::string> names);
// Numbers for what happens after these actions, the same each time.
std::uint64_t seed_after(const PracticeTable& table, const std::vector<Action>& actions);
// Short words for the seat where who acts there stands beside it: a name, or what the game calls
// the seat (may be empty).
std::string seat_label(const PracticeWish& wish, int seat, int seats, const std::string& role);
// The only person at the table, if there is just one.
std::optional<int> lone_person(const PracticeWish& wish, int seats);

}  // namespace kibic::gui
