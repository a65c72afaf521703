// What is particular to mariáš in a story.
#pragma once

#include "analyzer/report/report_input.h"
#include "analyzer/report/story.h"

namespace kibic::marias {

// Adds roles, facts, bill, hands, opening, tricks and legend. No effect on a record of another
// game. REQUIRES: story.names is filled.
void tell(const ReportInput& input, Story& story);

// Empty for a position of another game.
StoryPosition position_before(const kibic::State& state, int seat);

}  // namespace kibic::marias
