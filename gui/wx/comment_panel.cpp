#include "gui/wx/comment_panel.h"

#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "gui/wx/margin.h"
#include "gui/wx/marks.h"
#include "gui/wx/words.h"

namespace kibic::gui {

CommentPanel::CommentPanel(wxWindow* parent)
    : wxPanel(parent),
      mark_(new wxChoice(this, wxID_ANY)),
      comment_(new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                              wxTE_MULTILINE | wxBORDER_NONE)) {
  for (const MarkName& mark : all_marks) mark_->Append(label_of(mark));
  mark_->SetSelection(0);
  // No hint inside: the toolkit keeps its grey for a text that comes by itself.
  comment_->SetToolTip(words(KIBIC_TEXT("Your comment on this event (C)")));
  comment_->Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) {
    event.Skip();
    if (on_enter) on_enter();
  });
  auto* top = new wxBoxSizer(wxHORIZONTAL);
  top->Add(new wxStaticText(this, wxID_ANY, words(KIBIC_TEXT("Your mark:"))),
           wxSizerFlags().CentreVertical());
  top->Add(mark_, wxSizerFlags(1).Border(wxLEFT, FromDIP(8)));
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(top, wxSizerFlags().Expand().Border(wxALL, FromDIP(6)));
  sizer->Add(with_margin(this, comment_, wxBORDER_THEME),
             wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(6)));
  SetSizer(sizer);

  mark_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
    const auto chosen = static_cast<std::size_t>(event.GetSelection());
    if (on_mark && chosen < all_marks.size()) on_mark(all_marks[chosen].glyph);
    if (on_leave) on_leave();
  });
  comment_->Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
    event.Skip();
    commit();
  });
}

bool CommentPanel::is_changed() const {
  return utf8(comment_->GetValue()) != shown_comment_;
}

void CommentPanel::show(const View& view) {
  if (view.mark != shown_mark_) {
    shown_mark_ = view.mark;
    mark_->SetSelection(index_of_mark(shown_mark_));
  }
  if (view.comment == shown_comment_) return;
  shown_comment_ = view.comment;
  comment_->ChangeValue(text(shown_comment_));
}

bool CommentPanel::has_focus() const {
  return wxWindow::FindFocus() == comment_;
}

void CommentPanel::start_editing() {
  comment_->SetFocus();
  comment_->SetInsertionPointEnd();
}

void CommentPanel::commit() {
  if (!is_changed()) return;
  shown_comment_ = utf8(comment_->GetValue());
  if (on_comment) on_comment(shown_comment_);
}

bool CommentPanel::revert() {
  if (!is_changed()) return false;
  comment_->ChangeValue(text(shown_comment_));
  return true;
}

}  // namespace kibic::gui
