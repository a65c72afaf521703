#include "gui/wx/status_bar.h"

#include <wx/button.h>
#include <wx/gauge.h>

#include <algorithm>

#include "gui/wx/words.h"

namespace kibic::gui {
namespace {

// Of all keys, those that a newcomer needs.
wxString key_hint(bool is_at_practice) {
  if (is_at_practice) {
    return words(
        KIBIC_TEXT("Ctrl+Z take back      F2 best action      Ctrl+Space stop or go on      "
                   "Ctrl+E review      Ctrl+N new game      F1 all keys"));
  }
  return words(KIBIC_TEXT(
      "←  → step      N next mistake      W most expensive mistake      V seat view      "
      "F1 all keys"));
}

}  // namespace

StatusBar::StatusBar(wxWindow* parent)
    : wxStatusBar(parent, wxID_ANY),
      gauge_(new wxGauge(this, wxID_ANY, 100, wxDefaultPosition, wxDefaultSize,
                         wxGA_HORIZONTAL | wxGA_SMOOTH)),
      cancel_(new wxButton(this, wxID_ANY, words(KIBIC_TEXT("Cancel")), wxDefaultPosition,
                           wxDefaultSize, wxBU_EXACTFIT)) {
  gauge_->Hide();
  cancel_->Hide();
  cancel_->SetToolTip(words(KIBIC_TEXT("Ends what runs in the background (Esc)")));
  cancel_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
    if (on_cancel) on_cancel();
  });
  cancel_->SetMinSize(cancel_->GetBestSize() + FromDIP(wxSize(12, 0)));
  const int widths[] = {-1, FromDIP(200), cancel_->GetMinSize().x + FromDIP(16)};
  SetFieldsCount(3, widths);
  SetMinHeight(cancel_->GetBestSize().y);
  SetStatusText(key_hint(false));
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    place();
    event.Skip();
  });
}

void StatusBar::DoUpdateStatusText(int field) {
  wxRect rect;
  if (GetFieldRect(field, rect)) RefreshRect(rect);
}

void StatusBar::place() {
  wxRect field;
  if (!GetFieldRect(1, field)) return;
  wxRect bar = field;
  bar.height = std::min(gauge_->GetBestSize().y, field.height);
  bar.y = field.y + (field.height - bar.height) / 2;
  gauge_->SetSize(bar.Deflate(FromDIP(4), 0));
  if (!GetFieldRect(2, field)) return;
  const wxSize size = cancel_->GetMinSize();
  cancel_->SetSize(field.x, field.y + (field.height - size.y) / 2, size.x, size.y);
}

void StatusBar::show(const View& view) {
  show_progress(view.progress);
  const std::string& said = view.walk.empty() ? view.progress.text : view.walk;
  const wxString status = said.empty() ? key_hint(view.practice.has_value()) : text(said);
  if (GetStatusText() != status) SetStatusText(status);
}

void StatusBar::show_progress(const Progress& progress) {
  if (progress == shown_) return;
  shown_ = progress;
  const bool is_running = !progress.text.empty();
  gauge_->Show(is_running);
  cancel_->Show(is_running);
  if (!is_running) return;
  place();
  if (progress.total == 0) {
    gauge_->Pulse();
  } else {
    const std::size_t done = std::min(progress.done, progress.total);
    gauge_->SetValue(static_cast<int>(100 * done / progress.total));
  }
}

}  // namespace kibic::gui
