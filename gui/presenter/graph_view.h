// The course of a deal as numbers to draw: its value for one side, and what each seat gave away.
#pragma once

#include "gui/presenter/record_view.h"

namespace kibic::gui {

// One point an event; in the view of a seat only with its own decisions. REQUIRES: the board is
// there.
void show_graph(const OpenRecord& open, const RecordLook& look, View& view);

}  // namespace kibic::gui
