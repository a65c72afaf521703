// Everything the keyboard and the menus can do, in one table: menus, keys and the key sheet are
// made from it.
#pragma once

#include <wx/event.h>

#include <optional>
#include <vector>

class wxMenuBar;

namespace kibic::gui {

enum class Command {
  open,
  open_folder,
  findings,
  quit,
  undo,
  redo,
  remove_variation,
  find,
  comment,
  mark_none,
  mark_good,
  mark_bad,
  mark_very_good,
  mark_very_bad,
  mark_interesting,
  mark_dubious,
  seat_view,
  mistakes_only,
  step_back,
  step_forward,
  previous_variation,
  next_variation,
  first,
  last,
  previous_record,
  next_record,
  next_mistake,
  previous_mistake,
  dearest_mistake,
  analysis,
  answer,
  answers_by_itself,
  cancel,
  save_game,
  copy_game,
  copy_position,
  paste,
  new_game,
  restart,
  deal,
  raise_stake,
  lower_stake,
  go,
  hint,
  resign,
  swap_sides,
  go_on_from_here,
  review_game,
  replay,
  keys,
  game_help,
  about
};

enum class MenuName { file, edit, view, navigate, analyse, game, help };

struct CommandInfo {
  Command command = Command::open;
  MenuName menu = MenuName::file;
  const char* label = "";  // with an ampersand before its letter
  const char* key = "";    // in the notation of accelerators: "Ctrl+O"
  bool is_checkable = false;
  bool starts_group = false;
};

const std::vector<CommandInfo>& all_commands();
const char* title_of(MenuName menu);
// The key as people read it: an arrow for "Left".
wxString shown_key(const CommandInfo& info);

// The ID of its menu item, and back.
int id_of(Command command);
std::optional<Command> command_of(int id);

wxMenuBar* make_menu_bar();

// The command whose key was pressed. Letters count by what they write, so keyboards of any
// language will do.
std::optional<Command> command_of(const wxKeyEvent& event);

}  // namespace kibic::gui
