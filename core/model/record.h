// One played game or deal as it was imported: a header and its events. Analysis is never a field of
// an event.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/model/action.h"
#include "core/model/actor.h"

namespace kibic {

// Rule options that differ from the defaults of the variant: key → value, as in the rule books.
using RuleSet = std::map<std::string, std::string>;

// An action of a seat or of chance, or a statement of the table that the rules check.
struct ActionEvent {
  Actor actor = Actor::nobody();
  Action action;
  std::string claim;  // what the record says the action caused; empty: it says nothing
  Place where;        // in the source

  bool operator==(const ActionEvent&) const = default;
};

// What changes no position: chat, clock, disconnects. Not an event of the canonical record.
struct TableNote {
  std::string text;
  Place where;

  bool operator==(const TableNote&) const = default;
};

using Event = std::variant<ActionEvent, TableNote>;

// The position in which a record begins when it begins in the middle, in the notation of the game.
struct StartPosition {
  std::string text;
  bool operator==(const StartPosition&) const = default;
};

struct GameRecord {
  std::string game;     // "marias"
  std::string variant;  // "voleny", "licitovany"
  RuleSet rules;
  std::vector<std::string> players;  // by seat; may be empty names
  int deal = 0;                      // number within the session, from 1; 0: unknown
  std::optional<StartPosition> start;
  std::vector<Event> events;
  std::string date;  // "2026-11-30" or empty

  bool operator==(const GameRecord&) const = default;
};

// The record's identity: 32 hex digits of a hash over game, variant, rules, players, start and
// canonical events. Notes, places, the date and the deal's number do not count.
std::string record_id(const GameRecord& record);

// The events that count, in order: their index is the number that all reports use.
std::vector<ActionEvent> action_events(const GameRecord& record);

// One sitting as imported: a file, later a capture. What a file adds to its records (comments,
// variations) is beside them, in ImportResult.
struct Session {
  std::vector<GameRecord> records;
  std::string software;  // what wrote the source, if it says so

  bool operator==(const Session&) const = default;
};

}  // namespace kibic
