// A record told in the shape in which reports for people print it: who played, what was played for,
// the hands, the tricks, the bill. Text and HTML print the same story; each game with tricks fills
// it in, other games are told move by move.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "analyzer/report/report_input.h"

namespace kibic {

struct StoryCard {
  std::string name;  // in the notation of the game
  std::string text;  // with symbols

  bool operator==(const StoryCard&) const = default;
};

struct StoryHand {
  std::string owner;
  std::vector<StoryCard> cards;  // in the order in which a player holds them
  std::size_t unknown = 0;       // cards that the record does not show
};

struct StoryPlay {
  std::size_t event = 0;
  int seat = 0;
  StoryCard card;
  std::string note;  // a marriage shown with it: "+40"
};

struct StoryTrick {
  int number = 1;
  int leader = 0;
  std::optional<int> winner;  // none: the record ends inside
  std::optional<int> points;  // none in contracts without points
  std::vector<StoryPlay> plays;
};

// One line outside of the tricks.
struct StoryLine {
  std::size_t event = 0;
  std::string text;
};

// What each seat did in one full move, of games that are told so.
struct StoryFullMove {
  int number = 1;
  std::vector<std::optional<StoryLine>> by_seat;
};

struct StoryBillLine {
  std::string name;
  std::string outcome;  // "won", "lost"
  std::string doubles;  // "×4", empty without
  std::string amount;   // per opponent, as the declaring side sees it
};

// What is against the rules, see violations.h.
struct StoryViolation {
  std::size_t event = 0;  // in the record
  std::string text;       // with its place
  std::string law;        // name, rule and penalty; empty: the rule book has no name for it
};

struct Story {
  std::string title;
  std::vector<std::string> names;    // by seat, never empty
  std::vector<std::string> roles;    // by seat; empty texts where there are none
  std::vector<std::string> amounts;  // by seat; none before the end
  std::vector<std::string> facts;    // sentences: the contract, the fleks, how it ended
  std::vector<StoryBillLine> bill;
  std::vector<StoryViolation> violations;
  std::vector<StoryHand> hands;
  std::vector<StoryLine> opening;  // before the tricks
  std::vector<StoryTrick> tricks;
  std::vector<StoryLine> moves;           // of games without tricks
  std::vector<StoryFullMove> full_moves;  // the same, if the game is told in full moves
  std::vector<std::string> notes;         // sentences about how the game counts, for the summary
  std::vector<StoryCard> legend;  // signs by their names in the art of the game, and what they mean
};

// REQUIRES: the replay is that of the record. Texts are safe to print (safe_text).
Story tell(const ReportInput& input);

// What the seat had before it when it decided; empty for games without cards.
struct StoryPosition {
  std::vector<StoryCard> hand;
  std::vector<StoryPlay> table;  // the trick under way, in the order played
};
StoryPosition position_before(const ReportInput& input, std::size_t event, int seat);

}  // namespace kibic
