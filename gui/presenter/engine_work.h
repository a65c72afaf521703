// What the engine is asked about positions beside the line played. Plain functions of values for
// workers.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/model/record.h"
#include "gui/presenter/judged_record.h"
#include "gui/presenter/services.h"

namespace kibic::gui {

// A position: the first events of a record, then others.
struct Beside {
  std::shared_ptr<const GameRecord> record;
  std::size_t main_events = 0;  // canonical ones
  std::vector<ActionEvent> events;
  std::vector<std::string> names;  // by seat
};

// Waits; false: asked to stop.
bool wait(std::chrono::milliseconds time, const std::stop_token& stop);

using Trouble = std::function<void(std::string sentence)>;

// The decision there, with the action that was taken, or still open. nullptr: there is nothing to
// decide, or asked to stop, or in trouble.
std::shared_ptr<const JudgedDecision> judge(const Services& services, const Beside& position,
                                            const std::optional<ActionEvent>& action,
                                            const std::stop_token& stop, const Trouble& trouble);

// What the engine plays from a position on, an action and its decision each.
struct Answer {
  std::vector<Action> actions;
  std::vector<std::shared_ptr<const JudgedDecision>> decisions;  // one for each action
};

struct AnswerWish {
  int until_seat = 0;            // is to act again
  bool is_one_at_least = false;  // also when that seat is to act already
};

// The best actions, until that seat is to act or nobody is. Ends early where the engine judges
// nothing, and says so.
Answer answer(const Services& services, Beside position, const AnswerWish& wish,
              const std::stop_token& stop, const Trouble& trouble);

}  // namespace kibic::gui
