#include "gui/wx/event_panel.h"

#include <wx/checkbox.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "gui/wx/event_list.h"
#include "gui/wx/theme.h"
#include "gui/wx/words.h"

namespace kibic::gui {

EventPanel::EventPanel(wxWindow* parent)
    : wxPanel(parent),
      mistakes_only_(new wxCheckBox(this, wxID_ANY, words(KIBIC_TEXT("Mistakes only")))),
      mistakes_(new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                                 wxST_NO_AUTORESIZE | wxST_ELLIPSIZE_END)),
      list_(new EventList(this)) {
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(mistakes_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(8)));
  sizer->Add(mistakes_only_, wxSizerFlags().Border(wxALL, FromDIP(4)));
  sizer->Add(list_, wxSizerFlags(1).Expand());
  SetSizer(sizer);
  mistakes_->SetFont(scaled_font(*this, 0.95));
  mistakes_->Hide();
  mistakes_only_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) {
    if (on_mistakes_only) on_mistakes_only();
  });
}

void EventPanel::show(const View& view) {
  if (mistakes_only_->GetValue() != view.mistakes_only) {
    mistakes_only_->SetValue(view.mistakes_only);
  }
  if (view.mistakes != shown_mistakes_) {
    shown_mistakes_ = view.mistakes;
    mistakes_->SetLabelText(text(shown_mistakes_));
    mistakes_->SetToolTip(text(shown_mistakes_));
    if (mistakes_->IsShown() == shown_mistakes_.empty()) {
      mistakes_->Show(!shown_mistakes_.empty());
      Layout();
    }
  }
  list_->show(view);
}

}  // namespace kibic::gui
