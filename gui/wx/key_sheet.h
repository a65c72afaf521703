// The sheet of all keys.
#pragma once

class wxDialog;
class wxWindow;

namespace kibic::gui {

// To be shown by show_sheet().
wxDialog* make_key_sheet(wxWindow* parent);

}  // namespace kibic::gui
