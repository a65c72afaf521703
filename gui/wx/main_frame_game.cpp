// The window at the practice table, and games as text.
#include <wx/clipbrd.h>
#include <wx/dataobj.h>
#include <wx/filedlg.h>

#include <algorithm>
#include <utility>

#include "core/model/game.h"
#include "gui/wx/main_frame.h"
#include "gui/wx/new_game_dialog.h"
#include "gui/wx/practice_panel.h"
#include "gui/wx/session_panel.h"
#include "gui/wx/sheets.h"
#include "gui/wx/table_panel.h"
#include "gui/wx/words.h"

namespace kibic::gui {
namespace {

constexpr int replay_ms = 700;  // between two steps

wxString clipboard_text() {
  wxTextDataObject data;
  if (!wxTheClipboard->Open()) return {};
  const bool is_text =
      wxTheClipboard->IsSupported(wxDF_UNICODETEXT) || wxTheClipboard->IsSupported(wxDF_TEXT);
  if (is_text) wxTheClipboard->GetData(data);
  wxTheClipboard->Close();
  return data.GetText();
}

void copy_text(const std::string& all) {
  if (!wxTheClipboard->Open()) return;
  wxTheClipboard->SetData(new wxTextDataObject(text(all)));  // takes it
  wxTheClipboard->Flush();
  wxTheClipboard->Close();
}

std::string help_text(const std::vector<PracticeOffer>& offers) {
  std::string all;
  for (const PracticeOffer& offer : offers) {
    if (!all.empty()) all += "\n\n";
    all += tr(offer.game->name.c_str()) + "\n";
    for (const std::string& paragraph : offer.game->help)
      all += "\n" + tr(paragraph.c_str()) + "\n";
  }
  return all;
}

}  // namespace

void MainFrame::handle_game() {
  const auto on = [this](Command command, void (Workbench::*change)()) {
    handlers_[command] = [this, change] { act([this, change] { (workbench_.*change)(); }); };
  };
  on(Command::restart, &Workbench::restart);
  on(Command::deal, &Workbench::deal);
  on(Command::go, &Workbench::toggle_running);
  on(Command::hint, &Workbench::hint);
  on(Command::resign, &Workbench::resign);
  on(Command::swap_sides, &Workbench::swap_sides);
  on(Command::review_game, &Workbench::review_practice);
  handlers_[Command::raise_stake] = [this] { act([this] { workbench_.change_stake(1); }); };
  handlers_[Command::lower_stake] = [this] { act([this] { workbench_.change_stake(-1); }); };
  handlers_[Command::new_game] = [this] { act([this] { ask_new_game(); }); };
  handlers_[Command::go_on_from_here] = [this] { act([this] { go_on_from_here(); }); };
  handlers_[Command::replay] = [this] {
    act([this] { workbench_.set_replaying(!workbench_.view().is_replaying); });
  };
  handlers_[Command::save_game] = [this] { act([this] { choose_save(); }); };
  handlers_[Command::copy_game] = [this] { act([this] { workbench_.copy_game(copy_text); }); };
  handlers_[Command::copy_position] = [this] {
    act([this] {
      const std::string position = workbench_.position_text();
      if (!position.empty()) copy_text(position);
    });
  };
  handlers_[Command::paste] = [this] {
    act([this] {
      const std::string pasted = utf8(clipboard_text());
      if (!pasted.empty()) workbench_.paste(pasted);
    });
  };
  handlers_[Command::game_help] = [this] { show_sheet(make_game_help()); };
  replay_timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { workbench_.tick(); });
  connect_practice();
}

void MainFrame::connect_practice() {
  practice_->on_command = [this](Command command) { run(command); };
  practice_->on_action = [this](const std::string& action) {
    act([this, action] { workbench_.play(action); });
    table_->SetFocus();
  };
  practice_->on_leave = [this] { table_->SetFocus(); };
  practice_->on_controller = [this](int seat, std::size_t place) {
    const auto controllers = workbench_.controllers();
    if (place >= controllers.size()) return;
    act([this, seat, controller = controllers[place].controller] {
      workbench_.set_controller(seat, controller);
    });
  };
}

void MainFrame::ask_new_game() {
  if (wish_.game.empty()) wish_.game = workbench_.view().game;  // the one that is looked at
  ask_for_game(this, workbench_.practice_offers(), wish_,
               [this](const PracticeWish& wish) { return workbench_.start_practice(wish); });
  table_->SetFocus();
}

// With those who were wished last.
void MainFrame::go_on_from_here() {
  workbench_.go_on_from_here(wish_);
}

wxDialog* MainFrame::make_game_help() {
  return make_report_sheet(this, KIBIC_TEXT("Games"),
                           tr(KIBIC_TEXT("Games: rules and how to play")),
                           help_text(workbench_.practice_offers()));
}

void MainFrame::choose_save() {
  const std::vector<SaveFormat> formats = workbench_.save_formats();
  if (formats.empty()) return;
  wxString filter;
  for (const SaveFormat& format : formats) {
    filter += (filter.empty() ? wxString() : wxString("|")) + text(format.description) + "|*." +
              text(format.extension);
  }
  wxFileDialog dialog(this, words(KIBIC_TEXT("Save game")), folder_of_selected(),
                      "game." + text(formats.front().extension), filter,
                      wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
  if (dialog.ShowModal() != wxID_OK) return;
  // An extension that was typed says more than the filter that stood there.
  auto place = static_cast<std::size_t>(std::max(0, dialog.GetFilterIndex()));
  const wxString extension = dialog.GetPath().AfterLast('.').Lower();
  for (std::size_t i = 0; i < formats.size(); ++i) {
    if (extension == text(formats[i].extension)) place = i;
  }
  workbench_.save_game(utf8(dialog.GetPath()), formats[std::min(place, formats.size() - 1)].name);
}

bool MainFrame::press_button(const wxKeyEvent& event) {
  const View& view = workbench_.view();
  if (!view.scene || is_writing() || event.HasAnyModifiers()) return false;
  const wxString typed = wxString(wxUniChar(event.GetUnicodeKey())).Upper();
  for (const SceneButton& button : view.scene->buttons) {
    const bool is_playable =
        std::find(view.playable.begin(), view.playable.end(), button.id) != view.playable.end();
    if (!is_playable || button.key.empty() || typed != text(button.key).Upper()) continue;
    act([this, id = button.id] { workbench_.click(id); });
    return true;
  }
  return false;
}

// The pane is there while the game at the practice table is shown.
void MainFrame::show_practice(const View& view) {
  practice_->show(view);
  if (view.is_replaying != replay_timer_.IsRunning()) {
    view.is_replaying ? void(replay_timer_.Start(replay_ms)) : replay_timer_.Stop();
  }
  wxAuiPaneInfo& pane = panes_.GetPane("practice");
  const int height = view.practice ? practice_->needed_height() : pane.min_size.y;
  if (pane.IsShown() == view.practice.has_value() && pane.min_size.y == height) return;
  pane.MinSize(wxSize(FromDIP(200), height));
  pane.Show(view.practice.has_value());
  lay_out_later();
}

// Where several deals have a score.
void MainFrame::show_session(const View& view) {
  session_->show(view);
  wxAuiPaneInfo& pane = panes_.GetPane("session");
  if (pane.IsShown() == is_wanted("session")) return;
  pane.Show(is_wanted("session"));
  lay_out_later();
}

}  // namespace kibic::gui
