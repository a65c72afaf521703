// The table in words: who sits where, what is played for and how it stands, and the scene.
#pragma once

#include "gui/presenter/record_view.h"

namespace kibic::gui {

// Contract, seats, tally, parts, scene and what can be played. REQUIRES: the board is there.
void show_table(const OpenRecord& open, const RecordLook& look, View& view);

}  // namespace kibic::gui
