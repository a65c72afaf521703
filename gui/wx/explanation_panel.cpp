#include "gui/wx/explanation_panel.h"

#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <utility>

#include "gui/wx/margin.h"
#include "gui/wx/theme.h"
#include "gui/wx/words.h"

namespace kibic::gui {

ExplanationPanel::ExplanationPanel(wxWindow* parent)
    : wxPanel(parent),
      title_(new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                              wxST_NO_AUTORESIZE | wxST_ELLIPSIZE_END)),
      sentences_(new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                                wxTE_MULTILINE | wxTE_READONLY | wxBORDER_NONE)) {
  title_->SetFont(scaled_font(*this, 1.05, true));
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(title_, wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
  sizer->Add(with_margin(this, sentences_),
             wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(8)));
  SetSizer(sizer);
}

void ExplanationPanel::show(const View& view) {
  if (view.verdict_title != shown_title_) {
    shown_title_ = view.verdict_title;
    title_->SetLabelText(text(shown_title_));
    title_->SetToolTip(text(shown_title_));
  }
  std::vector<std::string> sentences = view.explanation;
  if (sentences.empty() && !view.mistakes.empty()) {
    sentences.push_back(
        tr(KIBIC_TEXT("N goes to the next mistake, W to the most expensive one of the session.")));
  }
  if (sentences == shown_) return;
  shown_ = std::move(sentences);
  wxString all;
  for (const std::string& sentence : shown_) all += (all.empty() ? "" : "\n\n") + text(sentence);
  sentences_->ChangeValue(all);
}

}  // namespace kibic::gui
