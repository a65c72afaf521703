#include "gui/wx/sheets.h"

#include <wx/aboutdlg.h>
#include <wx/button.h>
#include <wx/clipbrd.h>
#include <wx/dataobj.h>
#include <wx/dialog.h>
#include <wx/generic/aboutdlgg.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "gui/wx/margin.h"
#include "gui/wx/theme.h"
#include "gui/wx/words.h"

namespace kibic::gui {
namespace {

void copy_to_clipboard(const wxString& all) {
  if (!wxTheClipboard->Open()) return;
  wxTheClipboard->SetData(new wxTextDataObject(all));  // takes it
  wxTheClipboard->Flush();  // to be pasted after the program has ended, too
  wxTheClipboard->Close();
}

}  // namespace

wxDialog* make_about_sheet(wxWindow* parent) {
  wxAboutDialogInfo info;
  info.SetName("Kibic");
  info.SetVersion(KIBIC_VERSION);
  info.SetDescription(words(KIBIC_TEXT(
      "Replays card and board games, judges every decision and explains what was better.")));
  auto* sheet = new wxGenericAboutDialog(info, parent);
  // The toolkit leaves no margin.
  wxSizer* inside = sheet->GetSizer();
  auto* framed = new wxBoxSizer(wxVERTICAL);
  sheet->SetSizer(framed, false);
  framed->Add(inside, wxSizerFlags(1).Expand().Border(wxALL, sheet->FromDIP(12)));
  framed->SetSizeHints(sheet);
  return sheet;
}

wxDialog* make_report_sheet(wxWindow* parent, const char* caption, const std::string& headline,
                            const std::string& report) {
  auto* sheet =
      new wxDialog(parent, wxID_ANY, words(caption), wxDefaultPosition,
                   parent->FromDIP(wxSize(720, 460)), wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER);
  const int gap = sheet->FromDIP(12);
  auto* title = new wxStaticText(sheet, wxID_ANY, "");
  title->SetLabelText(text(headline));
  title->SetFont(scaled_font(*sheet, 1.1, true));
  auto* list = new wxTextCtrl(sheet, wxID_ANY, text(report), wxDefaultPosition, wxDefaultSize,
                              wxTE_MULTILINE | wxTE_READONLY | wxBORDER_NONE);
  list->ShowPosition(0);
  auto* copy = new wxButton(sheet, wxID_COPY, words(KIBIC_TEXT("&Copy all")));
  copy->Enable(!report.empty());
  copy->Bind(wxEVT_BUTTON, [whole = text(headline + "\n\n" + report + "\n")](wxCommandEvent&) {
    copy_to_clipboard(whole);
  });
  auto* buttons = new wxBoxSizer(wxHORIZONTAL);
  buttons->Add(copy);
  buttons->AddStretchSpacer();
  buttons->Add(new wxButton(sheet, wxID_CLOSE, words(KIBIC_TEXT("Close"))));
  auto* all = new wxBoxSizer(wxVERTICAL);
  all->Add(title, wxSizerFlags().Border(wxALL, gap));
  all->Add(with_margin(sheet, list, wxBORDER_THEME),
           wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT, gap));
  all->Add(buttons, wxSizerFlags().Expand().Border(wxALL, gap));
  sheet->SetSizer(all);
  sheet->SetEscapeId(wxID_CLOSE);
  sheet->CentreOnParent();
  return sheet;
}

void show_sheet(wxDialog* sheet) {
  sheet->ShowModal();
  sheet->Destroy();
}

}  // namespace kibic::gui
