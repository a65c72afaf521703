#include "gui/wx/practice_panel.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/listbox.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/toplevel.h>

#include <algorithm>
#include <array>

#include "gui/wx/theme.h"
#include "gui/wx/words.h"

namespace kibic::gui {
namespace {

wxString contest_text(const PracticeView& practice) {
  wxString lines;
  for (const ContestRow& row : practice.contest) {
    const Message line(
        row.is_playing ? KIBIC_TEXT("▸ {0}: {1} ({2})") : KIBIC_TEXT("   {0}: {1} ({2})"), row.name,
        row.won, row.deals);
    lines += (lines.empty() ? wxString() : wxString("\n")) + text(line);
  }
  return lines;
}

}  // namespace

PracticePanel::PracticePanel(wxWindow* parent)
    : wxPanel(parent),
      status_(new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                               wxST_NO_AUTORESIZE)),
      seats_(new wxFlexGridSizer(2, FromDIP(wxSize(8, 4)))),
      button_grid_(new wxGridSizer(3, FromDIP(wxSize(4, 4)))),
      actions_(new wxListBox(this, wxID_ANY)),
      contest_(new wxStaticText(this, wxID_ANY, "")) {
  status_->SetFont(scaled_font(*this, 1.05, true));
  seats_->AddGrowableCol(1);
  actions_->SetToolTip(words(KIBIC_TEXT("What is not done on the table: a double click or Enter")));
  auto* all = new wxBoxSizer(wxVERTICAL);
  const int gap = FromDIP(8);
  all->Add(status_, wxSizerFlags().Expand().Border(wxALL, gap));
  all->Add(seats_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, gap));
  all->Add(contest_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap));
  all->Add(actions_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap));
  all->Add(make_buttons(), wxSizerFlags().Expand().Border(wxALL, gap));
  SetSizer(all);
  contest_->Hide();
  actions_->Hide();
  // The pane is as wide as the user likes, whatever stands in it.
  for (wxWindow* part : {static_cast<wxWindow*>(status_), static_cast<wxWindow*>(contest_)}) {
    part->SetMinSize(FromDIP(wxSize(60, -1)));
  }
  actions_->Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent&) { do_chosen(); });
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    show_status();
    event.Skip();
  });
}

// What one needs in each turn comes first.
wxSizer* PracticePanel::make_buttons() {
  deal_ = add_button(Command::deal, KIBIC_TEXT("Deal"),
                     KIBIC_TEXT("Deals the cards, or the next deal (Enter)"));
  raise_ =
      add_button(Command::raise_stake, KIBIC_TEXT("Stake +"), KIBIC_TEXT("A higher stake (+)"));
  lower_ = add_button(Command::lower_stake, KIBIC_TEXT("Stake −"), KIBIC_TEXT("A lower stake (-)"));
  again_ = add_button(Command::restart, KIBIC_TEXT("Again"),
                      KIBIC_TEXT("The same game once more (Ctrl+Shift+N)"));
  hint_ = add_button(Command::hint, KIBIC_TEXT("Hint"), KIBIC_TEXT("What is best here (F2)"));
  take_back_ = add_button(Command::undo, KIBIC_TEXT("Take back"),
                          KIBIC_TEXT("Back to where a person was to act (Ctrl+Z)"));
  go_ = add_button(Command::go, KIBIC_TEXT("Stop"),
                   KIBIC_TEXT("Engines stop or go on from here (Ctrl+Space)"));
  resign_ = add_button(Command::resign, KIBIC_TEXT("Resign"),
                       KIBIC_TEXT("Gives the game up (Ctrl+Shift+R)"));
  swap_ = add_button(Command::swap_sides, KIBIC_TEXT("Swap sides"),
                     KIBIC_TEXT("Everybody takes the next seat (Ctrl+Shift+S)"));
  add_button(Command::review_game, KIBIC_TEXT("Review"),
             KIBIC_TEXT("Ends practising, and judges the game (Ctrl+E)"));
  add_button(Command::new_game, KIBIC_TEXT("New…"), KIBIC_TEXT("A new game (Ctrl+N)"));
  return button_grid_;
}

wxButton* PracticePanel::add_button(Command command, const char* label, const char* tip) {
  auto* button =
      new wxButton(this, wxID_ANY, words(label), wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
  button->SetToolTip(words(tip));
  button->Bind(wxEVT_BUTTON, [this, command](wxCommandEvent&) {
    if (on_command) on_command(command);
    if (on_leave) on_leave();
  });
  buttons_.push_back(button);
  return button;
}

// The grid would keep the cells of hidden ones.
void PracticePanel::lay_out_buttons() {
  button_grid_->Clear(false);
  for (wxButton* button : buttons_) {
    if (button->IsShown()) button_grid_->Add(button, wxSizerFlags().Expand());
  }
}

void PracticePanel::show(const View& view) {
  if (!view.practice) return;
  // The list keeps its place from turn to turn.
  const bool is_other_game = view.game != game_;
  const bool has_list = !view.practice->actions.empty() || (has_list_ && !is_other_game);
  if (*view.practice == shown_ && has_list == has_list_) return;
  game_ = view.game;
  has_list_ = has_list;
  const PracticeView& practice = *view.practice;
  show_seats(practice);
  show_actions(practice);
  show_buttons(practice);
  contest_->SetLabelText(contest_text(practice));
  contest_->Show(!practice.contest.empty());
  shown_ = practice;
  show_status();
  Layout();
}

// In as many lines as it takes, two at most times.
void PracticePanel::show_status() {
  const int width = std::max(FromDIP(80), GetClientSize().x - 2 * FromDIP(8));
  status_->SetLabelText(text(shown_.status));
  status_->Wrap(width);
  status_->InvalidateBestSize();  // a text that is not to resize itself keeps its first one
  status_->SetToolTip(text(shown_.status));
}

int PracticePanel::needed_height() {
  const int screen = wxGetTopLevelParent(this)->GetClientSize().y;
  actions_->SetMinSize(wxSize(-1, std::clamp(screen / 6, FromDIP(70), FromDIP(220))));
  return GetSizer()->CalcMin().y;
}

void PracticePanel::make_seats(const PracticeView& practice) {
  seats_->Clear(true);
  names_.clear();
  controllers_.clear();
  for (std::size_t seat = 0; seat < practice.seats.size(); ++seat) {
    auto* name = new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, FromDIP(wxSize(96, -1)),
                                  wxST_NO_AUTORESIZE | wxST_ELLIPSIZE_END);
    auto* choice = new wxChoice(this, wxID_ANY);
    for (const std::string& controller : practice.controllers) choice->Append(text(controller));
    choice->SetMinSize(FromDIP(wxSize(90, -1)));
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
    names_[seat]->SetLabelText((shown.is_to_act ? text("▸ ") : text("   ")) + text(shown.label));
    names_[seat]->SetToolTip(text(shown.name));
    controllers_[seat]->SetSelection(static_cast<int>(shown.controller));
  }
}

void PracticePanel::show_actions(const PracticeView& practice) {
  actions_->Show(has_list_);
  if (practice.actions == shown_.actions) return;
  wxArrayString lines;
  for (const ActionRow& row : practice.actions) lines.Add(text(row.text));
  actions_->Set(lines);
  if (lines.empty()) return;
  actions_->SetSelection(0);
  // The toolkit scrolls as far as the height of before asks.
  CallAfter([this] {
    if (!actions_->IsEmpty()) actions_->SetFirstItem(0);
  });
}

void PracticePanel::show_buttons(const PracticeView& practice) {
  go_->SetLabel(words(practice.is_running ? KIBIC_TEXT("Stop") : KIBIC_TEXT("Go")));
  hint_->Enable(practice.can_hint);
  take_back_->Enable(practice.can_take_back);
  resign_->Show(practice.can_resign);
  swap_->Show(practice.seats.size() > 1);
  deal_->Show(practice.can_deal);
  again_->Show(practice.can_play_again);
  raise_->Show(practice.can_change_stake);
  lower_->Show(practice.can_change_stake);
  lay_out_buttons();
}

bool PracticePanel::is_for_list(const wxKeyEvent& event) const {
  constexpr std::array keys{WXK_UP,     WXK_DOWN,     WXK_HOME,   WXK_END,
                            WXK_PAGEUP, WXK_PAGEDOWN, WXK_RETURN, WXK_NUMPAD_ENTER};
  const bool is_ours = std::find(keys.begin(), keys.end(), event.GetKeyCode()) != keys.end();
  return is_ours && !event.HasAnyModifiers() && wxWindow::FindFocus() == actions_;
}

void PracticePanel::do_chosen() {
  const int chosen = actions_->GetSelection();
  if (chosen < 0 || static_cast<std::size_t>(chosen) >= shown_.actions.size()) return;
  const std::string action = shown_.actions[static_cast<std::size_t>(chosen)].action;
  if (on_action) on_action(action);
}

}  // namespace kibic::gui
