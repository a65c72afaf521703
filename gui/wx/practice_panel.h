// The practice table: who acts for each seat, what may be done, and how the game stands.
#pragma once

#include <wx/panel.h>

#include <functional>
#include <string>
#include <vector>

#include "gui/presenter/view.h"
#include "gui/wx/commands.h"

class wxButton;
class wxChoice;
class wxFlexGridSizer;
class wxGridSizer;
class wxListBox;
class wxSizer;
class wxStaticText;

namespace kibic::gui {

class PracticePanel : public wxPanel {
 public:
  explicit PracticePanel(wxWindow* parent);

  std::function<void(Command command)> on_command;
  // The place of the choice in PracticeView::controllers.
  std::function<void(int seat, std::size_t controller)> on_controller;
  std::function<void(const std::string& action)> on_action;
  std::function<void()> on_leave;  // the keyboard is the table's again

  // Without a practice game the panel keeps what it showed.
  void show(const View& view);
  // Of the list of actions while it has the keyboard.
  bool is_for_list(const wxKeyEvent& event) const;
  int needed_height();  // for all that is shown

 private:
  wxSizer* make_buttons();
  void show_status();
  wxButton* add_button(Command command, const char* label, const char* tip);
  void lay_out_buttons();
  void show_seats(const PracticeView& practice);
  void show_actions(const PracticeView& practice);
  void show_buttons(const PracticeView& practice);
  void make_seats(const PracticeView& practice);
  void do_chosen();

  wxStaticText* status_;
  wxFlexGridSizer* seats_;
  std::vector<wxStaticText*> names_;
  std::vector<wxChoice*> controllers_;
  wxGridSizer* button_grid_;
  std::vector<wxButton*> buttons_;  // in order
  wxListBox* actions_;
  wxStaticText* contest_;
  wxButton* go_ = nullptr;
  wxButton* hint_ = nullptr;
  wxButton* take_back_ = nullptr;
  wxButton* resign_ = nullptr;
  wxButton* deal_ = nullptr;
  wxButton* raise_ = nullptr;
  wxButton* lower_ = nullptr;
  wxButton* again_ = nullptr;
  wxButton* swap_ = nullptr;
  std::string game_;       // whose actions were shown
  bool has_list_ = false;  // of actions, in that game
  PracticeView shown_;
};

}  // namespace kibic::gui
