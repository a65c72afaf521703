#include "gui/wx/practice_panel.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/listbox.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/wrapsizer.h>

#include "gui/wx/theme.h"
#include "gui/wx/words.h"

namespace kibic::gui {
namespace {

wxString contest_text(const PracticeView& practice) {
  wxString lines;
  for (const ContestRow& row : practice.contest) {
    const Message line(row.is_playing ? KIBIC_TEXT("▸ {0}: {1} after {2} deals")
                                      : KIBIC_TEXT("   {0}: {1} after {2} deals"),
                       row.name, row.won, row.deals);
    lines += (lines.empty() ? wxString() : wxString("\n")) + text(line);
  }
  return lines;
}

}  // namespace

PracticePanel::PracticePanel(wxWindow* parent)
    : wxPanel(parent),
      status_(new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                               wxST_NO_AUTORESIZE | wxST_ELLIPSIZE_END)),
      seats_(new wxFlexGridSizer(2, FromDIP(wxSize(8, 4)))),
      actions_(new wxListBox(this, wxID_ANY)),
      contest_(new wxStaticText(this, wxID_ANY, "")) {
  status_->SetFont(scaled_font(*this, 1.05, true));
  seats_->AddGrowableCol(1);
  auto* buttons = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
  add_button(*buttons, Command::new_game, KIBIC_TEXT("New…"), KIBIC_TEXT("A new game (Ctrl+N)"));
  go_ = add_button(*buttons, Command::go, KIBIC_TEXT("Stop"),
                   KIBIC_TEXT("Engines stop or go on from here (Ctrl+Space)"));
  deal_ = add_button(*buttons, Command::deal, KIBIC_TEXT("Deal"),
                     KIBIC_TEXT("Deals the cards, or the next deal (Enter)"));
  raise_ = add_button(*buttons, Command::raise_stake, KIBIC_TEXT("Stake +"),
                      KIBIC_TEXT("A higher stake (+)"));
  lower_ = add_button(*buttons, Command::lower_stake, KIBIC_TEXT("Stake -"),
                      KIBIC_TEXT("A lower stake (-)"));
  hint_ =
      add_button(*buttons, Command::hint, KIBIC_TEXT("Hint"), KIBIC_TEXT("What is best here (H)"));
  take_back_ = add_button(*buttons, Command::undo, KIBIC_TEXT("Take back"),
                          KIBIC_TEXT("Back to where a person was to act (Ctrl+Z)"));
  resign_ = add_button(*buttons, Command::resign, KIBIC_TEXT("Resign"),
                       KIBIC_TEXT("Gives the game up (Ctrl+Shift+R)"));
  add_button(*buttons, Command::swap_sides, KIBIC_TEXT("Swap"),
             KIBIC_TEXT("Everybody takes the next seat (Ctrl+Shift+S)"));
  auto* all = new wxBoxSizer(wxVERTICAL);
  const int gap = FromDIP(6);
  all->Add(status_, wxSizerFlags().Expand().Border(wxALL, gap));
  all->Add(seats_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, gap));
  all->Add(contest_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap));
  all->Add(actions_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap));
  all->Add(buttons, wxSizerFlags().Expand().Border(wxALL, gap));
  SetSizer(all);
  actions_->Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent&) { do_chosen(); });
}

wxButton* PracticePanel::add_button(wxSizer& sizer, Command command, const char* label,
                                    const char* tip) {
  auto* button =
      new wxButton(this, wxID_ANY, words(label), wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
  button->SetToolTip(words(tip));
  button->Bind(wxEVT_BUTTON, [this, command](wxCommandEvent&) {
    if (on_command) on_command(command);
    if (on_leave) on_leave();
  });
  sizer.Add(button, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, FromDIP(4)));
  return button;
}

void PracticePanel::show(const View& view) {
  if (!view.practice || *view.practice == shown_) return;
  const PracticeView& practice = *view.practice;
  status_->SetLabelText(text(practice.status));
  status_->SetToolTip(text(practice.status));
  show_seats(practice);
  show_actions(practice);
  show_buttons(practice);
  contest_->SetLabelText(contest_text(practice));
  contest_->Show(!practice.contest.empty());
  shown_ = practice;
  Layout();
}

void PracticePanel::make_seats(const PracticeView& practice) {
  seats_->Clear(true);
  names_.clear();
  controllers_.clear();
  for (std::size_t seat = 0; seat < practice.seats.size(); ++seat) {
    auto* name = new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, FromDIP(wxSize(110, -1)),
                                  wxST_NO_AUTORESIZE | wxST_ELLIPSIZE_END);
    auto* choice = new wxChoice(this, wxID_ANY);
    for (const std::string& controller : practice.controllers) choice->Append(text(controller));
    choice->SetToolTip(words(KIBIC_TEXT("Who acts for this seat; to be changed at any time")));
    choice->Bind(wxEVT_CHOICE, [this, seat](wxCommandEvent& event) {
      if (on_controller) {
        on_controller(static_cast<int>(seat), static_cast<std::size_t>(event.GetSelection()));
      }
      if (on_leave) on_leave();
    });
    seats_->Add(name, wxSizerFlags().CentreVertical());
    seats_->Add(choice, wxSizerFlags().Expand());
    names_.push_back(name);
    controllers_.push_back(choice);
  }
}

void PracticePanel::show_seats(const PracticeView& practice) {
  const bool is_other =
      practice.seats.size() != shown_.seats.size() || practice.controllers != shown_.controllers;
  if (is_other) make_seats(practice);
  for (std::size_t seat = 0; seat < practice.seats.size(); ++seat) {
    const PracticeSeat& shown = practice.seats[seat];
    names_[seat]->SetLabelText((shown.is_to_act ? text("▸ ") : wxString()) + text(shown.name));
    names_[seat]->SetToolTip(text(shown.name));
    controllers_[seat]->SetSelection(static_cast<int>(shown.controller));
  }
}

void PracticePanel::show_actions(const PracticeView& practice) {
  actions_->Show(!practice.actions.empty());
  if (practice.actions == shown_.actions) return;
  wxArrayString lines;
  for (const ActionRow& row : practice.actions) lines.Add(text(row.text));
  actions_->Set(lines);
  if (!lines.empty()) actions_->SetSelection(0);
}

void PracticePanel::show_buttons(const PracticeView& practice) {
  go_->SetLabel(words(practice.is_running ? KIBIC_TEXT("Stop") : KIBIC_TEXT("Go")));
  hint_->Enable(practice.can_hint);
  take_back_->Enable(practice.can_take_back);
  resign_->Enable(practice.can_resign);
  deal_->Show(practice.can_deal);
  raise_->Show(practice.can_change_stake);
  lower_->Show(practice.can_change_stake);
}

bool PracticePanel::has_focus() const {
  return wxWindow::FindFocus() == actions_;
}

void PracticePanel::do_chosen() {
  const int chosen = actions_->GetSelection();
  if (chosen < 0 || static_cast<std::size_t>(chosen) >= shown_.actions.size()) return;
  const std::string action = shown_.actions[static_cast<std::size_t>(chosen)].action;
  if (on_action) on_action(action);
}

}  // namespace kibic::gui
