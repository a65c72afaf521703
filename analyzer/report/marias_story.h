// What is particular to mariáš in a story.
#pragma once

#include "analyzer/report/report_input.h"
#include "analyzer/report/story.h"

namespace kibic {

// Adds roles, facts, bill, hands, opening, tricks and legend. False for a record of another game.
// REQUIRES: story.names is filled.
bool tell_marias(const ReportInput& input, Story& story);

// Empty for a position of another game.
StoryPosition marias_position(const State& state, int seat);

}  // namespace kibic
