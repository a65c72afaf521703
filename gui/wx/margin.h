// Room around the words of a text field, which the toolkit sets to its very edge.
#pragma once

#include <wx/panel.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

namespace kibic::gui {

// A sheet of paper with the text inside; the window that is to stand in the layout instead of it.
// The text must have no border of its own. `parent` owns the sheet, the sheet the text.
inline wxPanel* with_margin(wxWindow* parent, wxTextCtrl* text, long border = wxBORDER_NONE) {
  auto* sheet = new wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, border);
  sheet->SetBackgroundColour(wxSystemSettings::GetColour(wxSYS_COLOUR_LISTBOX));
  sheet->Bind(wxEVT_SYS_COLOUR_CHANGED, [sheet](wxSysColourChangedEvent& event) {
    sheet->SetBackgroundColour(wxSystemSettings::GetColour(wxSYS_COLOUR_LISTBOX));
    event.Skip();
  });
  text->Reparent(sheet);
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(text, wxSizerFlags(1).Expand().Border(wxALL, sheet->FromDIP(6)));
  sheet->SetSizer(sizer);
  return sheet;
}

}  // namespace kibic::gui
