// Dialogs that only tell something. They are made hidden and belong to their parent; Esc or Close
// leaves them.
#pragma once

#include <string>

class wxDialog;
class wxWindow;

namespace kibic::gui {

wxDialog* make_about_sheet(wxWindow* parent);

// A headline, and a long text to be selected and copied.
wxDialog* make_report_sheet(wxWindow* parent, const char* caption, const std::string& headline,
                            const std::string& report);

// Until the user leaves it; it is destroyed then.
void show_sheet(wxDialog* sheet);

}  // namespace kibic::gui
