#include "gui/wx/library_panel.h"

#include <wx/sizer.h>
#include <wx/srchctrl.h>

#include "gui/wx/library_list.h"
#include "gui/wx/words.h"

namespace kibic::gui {
namespace {

// So many are found by looking.
constexpr std::size_t few_records = 30;

}  // namespace

LibraryPanel::LibraryPanel(wxWindow* parent)
    : wxPanel(parent), field_(new wxSearchCtrl(this, wxID_ANY)), list_(new LibraryList(this)) {
  field_->SetDescriptiveText(words(KIBIC_TEXT("Find a player or a file")));
  field_->ShowCancelButton(true);
  field_->Hide();
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(field_, wxSizerFlags().Expand().Border(wxALL, FromDIP(4)));
  sizer->Add(list_, wxSizerFlags(1).Expand());
  SetSizer(sizer);
  field_->Bind(wxEVT_TEXT,
               [this](wxCommandEvent&) { list_->set_filter(utf8(field_->GetValue())); });
  field_->Bind(wxEVT_SEARCH_CANCEL, [this](wxCommandEvent&) { field_->Clear(); });
  field_->Bind(wxEVT_CHAR_HOOK, &LibraryPanel::on_key, this);
}

// Enter keeps what was found, Esc forgets it; both leave the field.
void LibraryPanel::on_key(wxKeyEvent& event) {
  const int key = event.GetKeyCode();
  if (key != WXK_ESCAPE && key != WXK_RETURN && key != WXK_NUMPAD_ENTER) {
    event.Skip();
    return;
  }
  if (key == WXK_ESCAPE) field_->Clear();
  if (on_leave) on_leave();
}

void LibraryPanel::show(const View& view) {
  std::size_t records = 0;
  for (const FileRow& file : view.files) records += file.records.size();
  if (records > few_records && !field_->IsShown()) {
    field_->Show();
    Layout();
  }
  list_->show(view);
}

void LibraryPanel::start_finding() {
  field_->Show();
  Layout();
  field_->SetFocus();
  field_->SelectAll();
}

}  // namespace kibic::gui
