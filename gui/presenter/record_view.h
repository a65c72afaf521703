// What the window shows of the record being studied.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "gui/presenter/library.h"
#include "gui/presenter/view.h"

namespace kibic::gui {

struct RecordLook {
  std::optional<int> viewer;  // seat; none: open cards
  bool mistakes_only = false;
  std::vector<std::string> clicked = {};  // on the table, of an action under way
};

// All that depends on the record, its edits, its review or the look. REQUIRES: the board is there.
void show_record(const OpenRecord& open, const RecordLook& look, View& view);

// Only what depends on the current node; for steps, which have 16 ms to be drawn.
// REQUIRES: show_record() was called for this state of the record and look.
void show_position(const OpenRecord& open, const RecordLook& look, View& view);

// A seat's view tells only what is said of its own decisions: all else would tell hidden cards.
bool is_told(const JudgedDecision& decision, const RecordLook& look);
// The event in words that show no more than the look allows.
std::string event_words(const OpenRecord& open, const RecordLook& look, const State& before,
                        const ActionEvent& event);

// Empties all of it.
void show_no_record(View& view);

}  // namespace kibic::gui
