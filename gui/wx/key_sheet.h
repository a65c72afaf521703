// The sheet of all keys.
#pragma once

class wxWindow;

namespace kibic::gui {

// Modal; Esc or a click on Close leaves it.
void show_key_sheet(wxWindow* parent);

}  // namespace kibic::gui
