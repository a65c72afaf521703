#include "gui/wx/main_frame.h"

#include <wx/button.h>
#include <wx/dirdlg.h>
#include <wx/dnd.h>
#include <wx/filedlg.h>
#include <wx/filefn.h>
#include <wx/infobar.h>
#include <wx/menu.h>
#include <wx/msgdlg.h>
#include <wx/panel.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/textentry.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "gui/presenter/rejected.h"
#include "gui/presenter/window_layout.h"
#include "gui/wx/candidate_list.h"
#include "gui/wx/comment_panel.h"
#include "gui/wx/event_list.h"
#include "gui/wx/event_panel.h"
#include "gui/wx/explanation_panel.h"
#include "gui/wx/graph_panel.h"
#include "gui/wx/key_sheet.h"
#include "gui/wx/library_list.h"
#include "gui/wx/library_panel.h"
#include "gui/wx/practice_panel.h"
#include "gui/wx/session_panel.h"
#include "gui/wx/sheets.h"
#include "gui/wx/status_bar.h"
#include "gui/wx/table_panel.h"
#include "gui/wx/words.h"

namespace kibic::gui {
namespace {

class DroppedFiles : public wxFileDropTarget {
 public:
  explicit DroppedFiles(std::function<void(const wxArrayString&)> open) : open_(std::move(open)) {}

  bool OnDropFiles(wxCoord, wxCoord, const wxArrayString& names) override {
    open_(names);
    return true;
  }

 private:
  std::function<void(const wxArrayString&)> open_;
};

wxAuiPaneInfo pane(const char* name, const char* caption) {
  return wxAuiPaneInfo().Name(name).Caption(words(caption)).CloseButton(false).PaneBorder(false);
}

}  // namespace

MainFrame::MainFrame(Workbench& workbench, PieceSvg svg, wxSize size)
    : wxFrame(nullptr, wxID_ANY, "Kibic", wxDefaultPosition, size), workbench_(workbench) {
  // A window without a font of its own makes a control of the desktop to ask it, each time it is
  // asked: 0.3 ms, once a row when a list is painted. Those inside this one inherit its font.
  SetFont(GetFont());
  SetMinSize(FromDIP(wxSize(least_width, least_height)));
  SetMenuBar(make_menu_bar());
  seat_menu_.attach(*this, *GetMenuBar()->GetMenu(static_cast<std::size_t>(MenuName::view)));
  seat_menu_.on_seat = [this](std::optional<int> seat) {
    act([this, seat] { workbench_.set_seat_view(seat); });
  };
  build_panels(std::move(svg));
  build_status_bar();
  lay_out_panes();
  connect();
  handle_moves();
  handle_edits();
  handle_rest();
  handle_game();
  SetDropTarget(new DroppedFiles([this](const wxArrayString& names) { open(names); }));
  show_view();
  table_->SetFocus();
}

MainFrame::~MainFrame() {
  panes_.UnInit();
}

// --- Building.

void MainFrame::build_panels(PieceSvg svg) {
  messages_ = new wxInfoBar(this);
  host_ = new wxPanel(this);
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(messages_, wxSizerFlags().Expand());
  sizer->Add(host_, wxSizerFlags(1).Expand());
  SetSizer(sizer);

  library_ = new LibraryPanel(host_);
  table_ = new TablePanel(host_, std::move(svg));
  events_ = new EventPanel(host_);
  candidates_ = new CandidateList(host_);
  explanation_ = new ExplanationPanel(host_);
  graph_ = new GraphPanel(host_);
  session_ = new SessionPanel(host_);
  comment_ = new CommentPanel(host_);
  practice_ = new PracticePanel(host_);
  // As with the font: each device context asks for the colour of its window.
  const wxColour ink = wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOWTEXT);
  for (wxWindow* painted : {static_cast<wxWindow*>(host_), static_cast<wxWindow*>(table_),
                            static_cast<wxWindow*>(graph_)}) {
    painted->SetForegroundColour(ink);
  }
}

void MainFrame::lay_out_panes() {
  // Panes get no more than a share of the window they find, so it needs its size first.
  host_->SetSize(GetClientSize());
  panes_.SetManagedWindow(host_);
  panes_.SetDockSizeConstraint(0.4, 0.4);
  panes_.SetFlags(wxAUI_MGR_DEFAULT | wxAUI_MGR_LIVE_RESIZE);
  // Long names need more room; large windows have it.
  const int width = ToDIP(GetClientSize().x);
  // The table must keep the most of a small one.
  const int left = std::clamp(width * 16 / 100, width < 1200 ? 230 : 284, 420);
  const int right = std::clamp(width / 5, width < 1200 ? 290 : 350, 560);
  const auto size = [this](int x, int y) { return FromDIP(wxSize(x, y)); };
  panes_.AddPane(table_, wxAuiPaneInfo().Name("table").CenterPane().PaneBorder(false));
  panes_.AddPane(
      library_,
      pane("library", KIBIC_TEXT("Library")).Left().Layer(2).Position(0).BestSize(size(left, 400)));
  panes_.AddPane(
      comment_,
      pane("comment", KIBIC_TEXT("Comment")).Left().Layer(2).Position(2).BestSize(size(left, 170)));
  panes_.AddPane(practice_, pane("practice", KIBIC_TEXT("Practice"))
                                .Right()
                                .Layer(2)
                                .Position(0)
                                .BestSize(size(right, 200))
                                .Hide());
  panes_.AddPane(
      events_,
      pane("events", KIBIC_TEXT("Events")).Right().Layer(2).Position(1).BestSize(size(right, 300)));
  panes_.AddPane(candidates_, pane("candidates", KIBIC_TEXT("What could be played"))
                                  .Right()
                                  .Layer(2)
                                  .Position(2)
                                  .BestSize(size(right, 190)));
  panes_.AddPane(explanation_, pane("explanation", KIBIC_TEXT("Why"))
                                   .Right()
                                   .Layer(2)
                                   .Position(3)
                                   .BestSize(size(right, 190)));
  panes_.AddPane(
      graph_,
      pane("graph", KIBIC_TEXT("Course of play")).Bottom().Layer(1).BestSize(size(400, 140)));
  panes_.AddPane(session_, pane("session", KIBIC_TEXT("Score of the session"))
                               .Left()
                               .Layer(2)
                               .Position(1)
                               .BestSize(size(left, 150))
                               .Hide());
  panes_.GetPane("session").dock_proportion = 120000;
  panes_.GetPane("library").dock_proportion = 300000;
  panes_.GetPane("comment").dock_proportion = 120000;
  panes_.GetPane("events").dock_proportion = 300000;
  panes_.GetPane("practice").dock_proportion = 1;  // no more than it needs
  panes_.GetPane("candidates").dock_proportion = 200000;
  panes_.GetPane("explanation").dock_proportion = 200000;
  panes_.Update();
  default_panes_ = panes();
}

void MainFrame::build_status_bar() {
  status_bar_ = new StatusBar(this);
  status_bar_->on_cancel = [this] {
    run(Command::cancel);
    table_->SetFocus();
  };
  SetStatusBar(status_bar_);
}

std::string MainFrame::panes() {
  return utf8(panes_.SavePerspective());
}

// Panes that are there only while they have something to show.
bool MainFrame::is_wanted(const wxString& name) const {
  if (name == "practice") return workbench_.view().practice.has_value();
  return name != "session" || !workbench_.view().session.points.empty();
}

void MainFrame::set_panes(const std::string& wanted) {
  std::map<wxString, wxString> captions;  // in the language of now
  const wxAuiPaneInfoArray& all = panes_.GetAllPanes();
  for (std::size_t i = 0; i < all.GetCount(); ++i) captions[all[i].name] = all[i].caption;
  if (panes_outline(wanted) != panes_outline(default_panes_)) return;
  if (!panes_.LoadPerspective(text(wanted), false)) {
    panes_.LoadPerspective(text(default_panes_), false);
  }
  for (const auto& [name, caption] : captions) {
    panes_.GetPane(name).Caption(caption).Show(is_wanted(name));
  }
  panes_.Update();
}

// Not at once, as this paints the whole window; one time for all changes of a moment.
void MainFrame::lay_out_later() {
  if (std::exchange(is_layout_due_, true)) return;
  CallAfter([this] {
    is_layout_due_ = false;
    panes_.Update();
    if (on_shown) on_shown();
  });
}

std::size_t MainFrame::painted_rows() const {
  return library_->list().painted_rows() + events_->list().painted_rows() +
         candidates_->painted_rows();
}

void MainFrame::connect() {
  const auto step = [this](int count) { act([this, count] { workbench_.step(count); }); };
  const auto go_to = [this](std::size_t node) { act([this, node] { workbench_.go_to(node); }); };
  const auto play = [this](const std::string& action) {
    act([this, action] { workbench_.play(action); });
  };
  library_->list().on_record = [this](std::size_t file, std::size_t record) {
    act([this, file, record] { workbench_.select(file, record); });
  };
  table_->on_card = [this](const std::string& id) { act([this, id] { workbench_.click(id); }); };
  table_->on_plate = [this](int seat) {
    act([this, seat] {
      const bool is_shown = workbench_.view().viewer == seat;
      workbench_.set_seat_view(is_shown ? std::nullopt : std::optional(seat));
    });
  };
  table_->on_wheel = step;
  graph_->on_wheel = step;
  session_->on_record = [this](std::size_t file, std::size_t record) {
    act([this, file, record] { workbench_.select(file, record); });
  };
  graph_->on_node = go_to;
  events_->list().on_node = go_to;
  candidates_->on_action = play;
  comment_->on_comment = [this](const std::string& comment) { workbench_.set_comment(comment); };
  comment_->on_mark = [this](const std::string& glyph) {
    act([this, glyph] { workbench_.set_mark(glyph); });
  };
  comment_->on_enter = [this] { workbench_.stay(); };
  comment_->on_leave = [this] { table_->SetFocus(); };
  library_->on_leave = [this] { table_->SetFocus(); };
  events_->on_mistakes_only = [this] { run(Command::mistakes_only); };
  Bind(wxEVT_MENU, [this](wxCommandEvent& event) {
    const auto command = command_of(event.GetId());
    command ? run(*command) : event.Skip();
  });
  messages_->Bind(wxEVT_BUTTON, [this](wxCommandEvent& event) {
    event.GetId() == id_of(Command::findings) ? run(Command::findings) : event.Skip();
  });
  Bind(wxEVT_MENU_OPEN, [this](wxMenuEvent& event) {
    is_menu_open_ = true;
    event.Skip();
  });
  Bind(wxEVT_MENU_CLOSE, [this](wxMenuEvent& event) {
    is_menu_open_ = false;
    event.Skip();
  });
  Bind(wxEVT_CHAR_HOOK, &MainFrame::on_key, this);
  Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent& event) {
    comment_->commit();
    if (event.CanVeto() && workbench_.view().has_unkept && !may_lose_edits()) {
      event.Veto();
      return;
    }
    event.Skip();
  });
  workbench_.on_changed = [this] { show_view(); };
}

bool MainFrame::may_lose_edits() {
  wxMessageDialog question(
      this,
      words(KIBIC_TEXT("Comments, marks or variations of this window could not be stored, and end "
                       "with it. Quit all the same?")),
      "Kibic", wxYES_NO | wxNO_DEFAULT | wxICON_WARNING);
  question.SetYesNoLabels(words(KIBIC_TEXT("&Quit")), words(KIBIC_TEXT("&Stay")));
  return question.ShowModal() == wxID_YES;
}

// --- Reporting.

void MainFrame::act(const std::function<void()>& change) {
  comment_->commit();
  change();
}

void MainFrame::on_key(wxKeyEvent& event) {
  if (is_menu_open_) {
    event.Skip();
    return;
  }
  if (comment_->has_focus() ? on_key_in_editor(event) : false) return;
  if (practice_->is_for_list(event)) {
    event.Skip();
    return;
  }
  if (press_button(event)) return;
  const auto command = command_of(event);
  const bool is_text = is_writing() && !event.ControlDown() && event.GetKeyCode() != WXK_F1;
  // Enter is for the control that has the keyboard.
  const bool is_enter = command == Command::deal && wxWindow::FindFocus() != table_;
  if (!command || is_text || is_enter || is_clipboard_of_field(*command)) {
    event.Skip();
    return;
  }
  run(*command);
}

// What is selected in a field is copied there.
bool MainFrame::is_clipboard_of_field(Command command) const {
  if (command != Command::copy_game && command != Command::paste) return false;
  return dynamic_cast<const wxTextEntry*>(wxWindow::FindFocus()) != nullptr;
}

// What is typed then is no command.
bool MainFrame::is_writing() const {
  const auto* field = dynamic_cast<const wxTextEntry*>(wxWindow::FindFocus());
  return field != nullptr && field->IsEditable();
}

// Esc and Ctrl+Enter leave the editor.
bool MainFrame::on_key_in_editor(const wxKeyEvent& event) {
  const int key = event.GetKeyCode();
  const bool is_done = key == WXK_ESCAPE || (key == WXK_RETURN && event.ControlDown());
  if (!is_done) return false;
  comment_->commit();
  table_->SetFocus();
  return true;
}

void MainFrame::run(Command command) {
  const auto handler = handlers_.find(command);
  if (handler != handlers_.end()) handler->second();
}

void MainFrame::handle_moves() {
  const auto on = [this](Command command, void (Workbench::*move)()) {
    handlers_[command] = [this, move] { act([this, move] { (workbench_.*move)(); }); };
  };
  on(Command::seat_view, &Workbench::cycle_seat_view);
  on(Command::first, &Workbench::go_first);
  on(Command::last, &Workbench::go_last);
  on(Command::next_variation, &Workbench::next_variation);
  on(Command::previous_variation, &Workbench::previous_variation);
  on(Command::next_record, &Workbench::next_record);
  on(Command::previous_record, &Workbench::previous_record);
  on(Command::next_mistake, &Workbench::next_mistake);
  on(Command::previous_mistake, &Workbench::previous_mistake);
  on(Command::dearest_mistake, &Workbench::go_to_dearest);
  handlers_[Command::step_back] = [this] { act([this] { workbench_.step(-1); }); };
  handlers_[Command::step_forward] = [this] { act([this] { workbench_.step(1); }); };
}

void MainFrame::handle_edits() {
  const auto mark = [this](Command command, const char* glyph) {
    handlers_[command] = [this, glyph] { act([this, glyph] { workbench_.set_mark(glyph); }); };
  };
  mark(Command::mark_none, "");
  mark(Command::mark_good, "!");
  mark(Command::mark_bad, "?");
  mark(Command::mark_very_good, "!!");
  mark(Command::mark_very_bad, "??");
  mark(Command::mark_interesting, "!?");
  mark(Command::mark_dubious, "?!");
  handlers_[Command::comment] = [this] { comment_->start_editing(); };
  handlers_[Command::undo] = [this] {
    if (!comment_->revert()) workbench_.undo();
  };
  handlers_[Command::redo] = [this] { act([this] { workbench_.redo(); }); };
  handlers_[Command::remove_variation] = [this] { act([this] { workbench_.remove_variation(); }); };
  handlers_[Command::answer] = [this] { act([this] { workbench_.answer(); }); };
  handlers_[Command::answers_by_itself] = [this] {
    act([this] { workbench_.set_answers_by_itself(!workbench_.view().answers_by_itself); });
  };
}

void MainFrame::handle_rest() {
  handlers_[Command::open] = [this] { choose_files(); };
  handlers_[Command::open_folder] = [this] { choose_folder(); };
  handlers_[Command::quit] = [this] { Close(); };
  handlers_[Command::mistakes_only] = [this] {
    act([this] { workbench_.set_mistakes_only(!workbench_.view().mistakes_only); });
  };
  handlers_[Command::analysis] = [this] {
    act([this] { workbench_.set_analysis(!workbench_.view().is_analysing); });
  };
  handlers_[Command::cancel] = [this] {
    workbench_.cancel();
    messages_->Dismiss();
  };
  handlers_[Command::find] = [this] { library_->start_finding(); };
  handlers_[Command::findings] = [this] { show_sheet(make_findings_sheet()); };
  handlers_[Command::keys] = [this] { show_sheet(make_key_sheet(this)); };
  handlers_[Command::about] = [this] { show_sheet(make_about_sheet(this)); };
}

wxDialog* MainFrame::make_findings_sheet() {
  const std::vector<FileRow>& files = workbench_.view().files;
  return make_report_sheet(this, KIBIC_TEXT("What was read"), findings_headline(files),
                           findings_report(files));
}

std::vector<std::pair<std::string, wxDialog*>> MainFrame::sheets() {
  return {{"keys", make_key_sheet(this)},
          {"about", make_about_sheet(this)},
          {"findings", make_findings_sheet()},
          {"games", make_game_help()}};
}

// Where the deal on the table comes from; empty: where the toolkit thinks best.
wxString MainFrame::folder_of_selected() const {
  const View& view = workbench_.view();
  return view.selected ? wxPathOnly(text(view.files[(*view.selected)[0]].path)) : wxString();
}

void MainFrame::choose_files() {
  wxFileDialog dialog(this, words(KIBIC_TEXT("Open files")), folder_of_selected(), "",
                      words(KIBIC_TEXT("All files")) + "|*",
                      wxFD_OPEN | wxFD_FILE_MUST_EXIST | wxFD_MULTIPLE);
  if (dialog.ShowModal() != wxID_OK) return;
  wxArrayString chosen;
  dialog.GetPaths(chosen);
  open(chosen);
}

void MainFrame::choose_folder() {
  wxDirDialog dialog(this, words(KIBIC_TEXT("Open a folder")), folder_of_selected(),
                     wxDD_DEFAULT_STYLE | wxDD_DIR_MUST_EXIST);
  if (dialog.ShowModal() == wxID_OK) open({1, dialog.GetPath()});
}

void MainFrame::open(const wxArrayString& names) {
  std::vector<std::string> paths;
  for (const wxString& name : names) paths.push_back(utf8(name));
  act([this, &paths] { workbench_.open(std::move(paths)); });
}

// --- Showing.

void MainFrame::show_view() {
  const View& view = workbench_.view();
  library_->show(view);
  table_->show(view);
  events_->show(view);
  candidates_->show(view);
  explanation_->show(view);
  graph_->show(view);
  comment_->show(view);
  show_practice(view);
  show_session(view);
  show_menus(view);
  status_bar_->show(view);
  show_message(view.message);
  if (view.title != shown_title_) {
    shown_title_ = view.title;
    SetTitle(text(shown_title_));
  }
  if (on_shown) on_shown();
}

void MainFrame::show_menus(const View& view) {
  wxMenuBar& bar = *GetMenuBar();
  seat_menu_.show(view);
  bar.Check(id_of(Command::mistakes_only), view.mistakes_only);
  bar.Check(id_of(Command::analysis), view.is_analysing);
  bar.Check(id_of(Command::answers_by_itself), view.answers_by_itself);
  bar.Enable(id_of(Command::undo), view.can_undo);
  bar.Enable(id_of(Command::redo), view.can_redo);
  bar.Enable(id_of(Command::remove_variation), view.can_remove_variation);
  const bool is_game = view.practice.has_value();
  for (const Command command :
       {Command::restart, Command::go, Command::swap_sides, Command::review_game}) {
    bar.Enable(id_of(command), is_game);
  }
  bar.Enable(id_of(Command::hint), is_game && view.practice->can_hint);
  bar.Enable(id_of(Command::resign), is_game && view.practice->can_resign);
  bar.Enable(id_of(Command::deal), is_game && (view.practice->can_deal || view.can_end_gesture));
  bar.Enable(id_of(Command::raise_stake), is_game && view.practice->can_change_stake);
  bar.Enable(id_of(Command::lower_stake), is_game && view.practice->can_change_stake);
  for (const Command command : {Command::go_on_from_here, Command::replay, Command::save_game,
                                Command::copy_game, Command::copy_position}) {
    bar.Enable(id_of(command), view.selected.has_value());
  }
}

void MainFrame::show_message(const std::string& message) {
  if (message == shown_message_) return;
  shown_message_ = message;
  if (message.empty()) {
    messages_->Dismiss();
    return;
  }
  const auto& files = workbench_.view().files;
  const bool has_details = std::any_of(files.begin(), files.end(),
                                       [](const FileRow& file) { return !file.findings.empty(); });
  const int details = id_of(Command::findings);
  if (messages_->HasButtonId(details)) messages_->RemoveButton(details);
  if (has_details) messages_->AddButton(details, words(KIBIC_TEXT("Details…")));
  messages_->ShowMessage(text(message), wxICON_WARNING);
}

}  // namespace kibic::gui
