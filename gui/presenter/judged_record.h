// A review with everything the window says about it, made where the review was made, so that
// browsing only copies.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/record.h"
#include "core/model/replay.h"
#include "core/model/review.h"
#include "gui/presenter/view.h"

namespace kibic::gui {

struct JudgedDecision {
  std::size_t event = 0;
  int seat = 0;
  double loss = 0;
  // Value of the best action with its 95 %, and of the one played, in the money of the seat.
  std::optional<double> best;
  std::array<double, 2> interval{};
  std::optional<double> played;
  bool is_flagged = false;  // inaccuracy, mistake or blunder
  std::string mark;
  std::string price;  // of a flagged one
  std::string title;  // "Trick 5 · Štěpán: ♥Q ??"
  std::vector<CandidateRow> candidates;
  std::vector<std::string> explanation;
  std::vector<std::string> blind_explanation;  // without what only the open cards tell
  // Of a flagged one: the best action and what would have followed, to the end of a trick soon
  // after.
  std::vector<Action> engine_line;
  std::vector<SceneArrow> arrows;  // over the scene of the position
};

struct JudgedRecord {
  Review review;
  std::string unit;                       // of values and losses
  std::vector<JudgedDecision> decisions;  // in order of events

  // nullptr: nothing was decided there.
  const JudgedDecision* at(std::size_t event) const;
};

// REQUIRES: replay and review are those of the record.
std::shared_ptr<const JudgedRecord> judged_record(const GameRecord& record, const Replay& replay,
                                                  Review review);

// The decision that is next in a state, where nothing has been played yet. Names are by seat.
JudgedDecision open_decision(const State& state, const Verdict& verdict,
                             const std::vector<std::string>& names);

// The same decision once the best action was played there.
JudgedDecision with_best_played(JudgedDecision decision);

MarkClass class_of(std::string_view mark);

}  // namespace kibic::gui
