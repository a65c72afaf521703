// The window of the program: panes around the table, menus, keys, progress and messages.
#pragma once

#include <wx/aui/framemanager.h>
#include <wx/frame.h>
#include <wx/timer.h>

#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "gui/presenter/workbench.h"
#include "gui/wx/card_pictures.h"
#include "gui/wx/commands.h"
#include "gui/wx/seat_menu.h"

class wxArrayString;
class wxDialog;
class wxInfoBar;
class wxPanel;

namespace kibic::gui {

class CandidateList;
class CommentPanel;
class EventPanel;
class ExplanationPanel;
class GraphPanel;
class LibraryPanel;
class PracticePanel;
class SessionPanel;
class StatusBar;
class TablePanel;

class MainFrame : public wxFrame {
 public:
  // REQUIRES: the workbench outlives the frame.
  MainFrame(Workbench& workbench, PieceSvg svg, wxSize size);
  ~MainFrame() override;

  // Copies the view into the panels, now.
  void show_view();
  void run(Command command);
  TablePanel& table() const { return *table_; }
  // Rows of lists painted so far.
  std::size_t painted_rows() const;
  // All sheets with short names, made but not shown; the caller destroys them.
  std::vector<std::pair<std::string, wxDialog*>> sheets();

  // How the panes are laid out, and back. Nonsense changes nothing.
  std::string panes();
  void set_panes(const std::string& panes);

  // After each view that was shown, and when the panes have got their places.
  std::function<void()> on_shown;

 private:
  // --- Building.
  void build_panels(PieceSvg svg);
  void lay_out_panes();
  void build_status_bar();
  void lay_out_later();
  void connect();
  void handle_moves();
  void handle_edits();
  void handle_rest();
  // --- The practice table and games as text; in main_frame_game.cpp.
  void handle_game();
  void connect_practice();
  void ask_new_game();
  void go_on_from_here();
  void choose_save();
  wxDialog* make_game_help();
  void show_practice(const View& view);
  void show_session(const View& view);
  bool is_wanted(const wxString& name) const;
  bool press_button(const wxKeyEvent& event);  // of the table, by its key

  // --- Reporting.
  // Before anything moves, what was written is kept where it belongs.
  void act(const std::function<void()>& change);
  void on_key(wxKeyEvent& event);
  bool on_key_in_editor(const wxKeyEvent& event);
  wxString folder_of_selected() const;
  void choose_files();
  void choose_folder();
  void open(const wxArrayString& names);
  bool is_writing() const;
  bool is_clipboard_of_field(Command command) const;
  wxDialog* make_findings_sheet();

  // --- Showing.
  bool may_lose_edits();  // asks the user
  void show_message(const std::string& message);
  void show_menus(const View& view);

  Workbench& workbench_;
  std::map<Command, std::function<void()>> handlers_;
  SeatMenu seat_menu_;
  wxAuiManager panes_;
  wxPanel* host_ = nullptr;  // what the panes are laid out in, below the messages
  wxInfoBar* messages_ = nullptr;
  LibraryPanel* library_ = nullptr;
  TablePanel* table_ = nullptr;
  EventPanel* events_ = nullptr;
  CandidateList* candidates_ = nullptr;
  ExplanationPanel* explanation_ = nullptr;
  GraphPanel* graph_ = nullptr;
  SessionPanel* session_ = nullptr;
  CommentPanel* comment_ = nullptr;
  PracticePanel* practice_ = nullptr;
  PracticeWish wish_;  // the last one
  wxTimer replay_timer_;
  StatusBar* status_bar_ = nullptr;
  bool is_layout_due_ = false;
  bool is_menu_open_ = false;  // its keys are not ours
  std::string default_panes_;
  std::string shown_message_;
  std::string shown_title_;
};

}  // namespace kibic::gui
