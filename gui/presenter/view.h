// Everything the window shows, as ready texts, numbers and flags. Panels copy it into controls and
// report clicks; none of them knows a game.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/model/scene.h"

namespace kibic::gui {

// Which of the fixed set of classes a mark belongs to; painters choose shape and colour by it.
enum class MarkClass { none, good, dubious, bad, very_bad };

struct RecordRow {     // library
  std::string title;   // "Deal 3 · Zdeněk: betl"
  std::string detail;  // result, or why there is none
  std::string label;   // both again with short names: "3 · Zdeněk: betl"
  std::string result;
  std::string worst_mark;
  MarkClass worst_class = MarkClass::none;
  std::string worst_price;  // of the dearest mistake
  bool is_dearest = false;  // has the dearest mistake of the session
  std::size_t flagged = 0;
  bool is_reviewed = false;

  bool operator==(const RecordRow&) const = default;
};

struct FileRow {
  std::string title;  // file name
  std::string path;
  std::string detail;                 // "8 deals", "2 rejected"
  std::vector<std::string> findings;  // diagnostics in words, errors first
  bool has_error = false;
  std::vector<RecordRow> records;

  bool operator==(const FileRow&) const = default;
};

// One row a node. On the line played a row is the event that is next at its node, so the row of a
// decision is current where its candidates are shown; the last row is the end. In a variation a row
// is the action that led to its node.
struct EventRow {
  std::size_t node = 0;  // what a click goes to
  int depth = 0;         // of variations; 0 is the line played
  std::string number;    // "17", empty inside variations
  std::string text;      // in words
  std::string mark;      // glyph, the judge's
  MarkClass mark_class = MarkClass::none;
  std::string price;     // of a flagged action
  std::string own_mark;  // the user's, beside that of the judge
  MarkClass own_class = MarkClass::none;
  std::string comment;  // the user's
  bool is_current = false;
  bool is_divergent = false;    // against the rules
  bool is_engine_line = false;  // what the engine would have played; not the user's

  bool operator==(const EventRow&) const = default;
};

struct CandidateRow {
  std::string action;  // with those that are the same
  std::string value;
  std::string interval;
  double share = 0;  // 0 worst … 1 best, for a bar
  bool is_best = false;
  bool is_played = false;
  bool is_rule_player = false;  // the heuristic engine's choice
  std::string first_card;       // notation, to play it as a variation

  bool operator==(const CandidateRow&) const = default;
};

struct GraphPoint {
  std::size_t node = 0;
  double x = 0;  // 0…1 along the deal
  // What the game is worth to the side of the graph if all goes on as well as it can, and the 95 %
  // of it; none where nothing was judged.
  std::optional<double> value;
  std::array<double, 2> interval{};
  std::optional<double> played;      // the same after what was played
  double loss = 0;                   // of this event, in the money of the seat that decided
  std::vector<double> loss_by_seat;  // summed up to and with this event
  std::string mark;
  MarkClass mark_class = MarkClass::none;
  int seat = -1;     // who decided; -1: nobody
  std::string hint;  // the event, its value and its loss in words

  bool operator==(const GraphPoint&) const = default;
};

struct LossLine {  // what a seat has lost in the deal, small losses without a mark too
  int seat = 0;
  std::string shortly;   // "Karel −48 in all", or only the name
  std::string shortest;  // "Karel −48", where there is little room
  std::string hint;      // with the unit

  bool operator==(const LossLine&) const = default;
};

// How the score of a session went: what was won since its start, deal by deal.
struct SessionPoint {
  std::array<std::size_t, 2> spot{};  // file, record
  std::vector<double> values;         // of each line, after the record
  std::string hint;
  bool is_current = false;

  bool operator==(const SessionPoint&) const = default;
};

struct SessionCurve {
  std::vector<std::string> names;  // of its lines, with the score at the end
  std::string unit;
  std::vector<SessionPoint> points;  // none: there is no such curve

  bool operator==(const SessionCurve&) const = default;
};

struct SeatLine {
  std::string name;
  std::string role;      // "declarer", "defender"
  std::string position;  // "forhont", "zadák", "rozdávající"
  std::string score;     // of the session before the deal, with its name; empty: not known
  std::string result;    // of the deal, at its end
  std::vector<std::string> deeds;  // shown and said so far: "hláška ♥ 40", "flek on hra"
  bool is_to_act = false;

  bool operator==(const SeatLine&) const = default;
};

struct TallyLine {  // of what the sides have made so far
  std::string name;
  std::vector<std::string> by_side;
  bool is_sum = false;

  bool operator==(const TallyLine&) const = default;
};

enum class Standing { open, won, lost };

struct PartLine {        // what is won, lost and paid on its own
  std::string name;      // "sedma ×2"
  std::string standing;  // "60 : 30", "won"
  std::string amount;    // at the end of the deal, for the declaring side and each opponent
  Standing how = Standing::open;

  bool operator==(const PartLine&) const = default;
};

struct Progress {
  std::string text;  // empty: nothing runs
  std::size_t done = 0;
  std::size_t total = 0;  // 0: not known

  bool operator==(const Progress&) const = default;
};

// What a person may do that cannot be clicked on the table: a bid, a discard.
struct ActionRow {
  std::string action;  // notation
  std::string text;    // in words

  bool operator==(const ActionRow&) const = default;
};

struct PracticeSeat {
  std::string name;
  std::string label;           // short, where who acts stands beside it
  std::size_t controller = 0;  // of PracticeView::controllers
  bool is_to_act = false;

  bool operator==(const PracticeSeat&) const = default;
};

struct ContestRow {
  std::string name;
  std::string deals;  // "3 of 10 deals"
  std::string won;    // so far
  bool is_playing = false;

  bool operator==(const ContestRow&) const = default;
};

// The practice table, while the game on it is the one that is shown.
struct PracticeView {
  std::string status;  // whose turn it is, or the result
  std::vector<PracticeSeat> seats;
  std::vector<std::string> controllers;  // who can act for a seat; the person first
  std::vector<ActionRow> actions;
  std::vector<ContestRow> contest;
  bool is_running = false;  // engines act by themselves
  bool is_over = false;
  bool can_take_back = false;
  bool can_hint = false;
  bool can_resign = false;
  bool can_deal = false;        // this deal, or the next one
  bool can_play_again = false;  // the same game anew; deals go on instead
  bool can_change_stake = false;

  bool operator==(const PracticeView&) const = default;
};

struct View {
  std::vector<FileRow> files;
  std::optional<std::array<std::size_t, 2>> selected;  // file, record
  std::string title;                                   // of the window
  std::string hint;           // what to do when nothing is open; empty otherwise
  std::string contract;       // "Tomáš plays sedma; trumps ♣; hra ×2"
  std::string seat_view;      // "open", or whose view it is
  std::optional<int> viewer;  // the seat whose view it is; empty: open
  std::vector<SeatLine> seats;
  std::vector<std::string> sides;  // heads of the columns of the tally
  std::vector<TallyLine> tally;
  std::vector<PartLine> parts;
  std::string game;  // whose pieces the scene shows
  std::optional<Scene> scene;
  // What a click on the table may mean now: names of pieces in hands, ids of squares and buttons.
  std::vector<std::string> playable;
  std::vector<std::string> picked;  // squares clicked so far for an action that is not whole yet
  bool can_end_gesture = false;     // a click on the last of them does what was clicked so far
  std::vector<SceneArrow> arrows;   // the action that led here, and what is judged next
  std::vector<SceneTable> numbers;  // about the position
  std::vector<EventRow> events;
  std::string mistakes;  // of the deal: how many, and what they cost whom; empty: not judged
  bool mistakes_only = false;
  std::vector<CandidateRow> candidates;
  std::string verdict_title;             // "Trick 5 · Štěpán: ♥Q ??"
  std::vector<std::string> explanation;  // sentences
  std::vector<GraphPoint> graph;
  std::string graph_unit;
  SessionCurve session;
  std::vector<LossLine> lost;  // of the seats whose decisions are told
  std::string graph_whose;     // name of the seat whose side the values take
  std::string comment;         // of the current node, to edit
  std::string mark;
  bool can_undo = false;
  bool can_redo = false;
  bool can_remove_variation = false;
  bool is_analysing = false;       // analysis is switched on
  bool is_thinking = false;        // about a position beside the line played
  bool answers_by_itself = false;  // the engine answers each action of the user
  std::string
      walk;  // which of the dearest mistakes one stands at, while one goes from one to the next
  bool is_replaying = false;  // steps by itself
  std::optional<PracticeView> practice;
  Progress progress;
  bool has_unkept = false;  // edits that could not be stored and end with the window
  std::string message;      // the last thing that went wrong, as a sentence with a next step

  bool operator==(const View&) const = default;
};

// Stable text of a view, for golden files.
std::string to_text(const View& view);

}  // namespace kibic::gui
