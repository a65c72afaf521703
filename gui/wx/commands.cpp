#include "gui/wx/commands.h"

#include <wx/accel.h>
#include <wx/menu.h>

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <string_view>
#include <utility>

#include "gui/wx/words.h"

namespace kibic::gui {
namespace {

constexpr std::array all_menus{MenuName::file,     MenuName::edit,    MenuName::view,
                               MenuName::navigate, MenuName::analyse, MenuName::game,
                               MenuName::help};

// Flags and key code of an accelerator, as a key event has them.
using KeyStroke = std::pair<int, int>;

const std::map<KeyStroke, Command>& keys() {
  static const std::map<KeyStroke, Command> table = [] {
    std::map<KeyStroke, Command> all;
    for (const CommandInfo& info : all_commands()) {
      if (std::string_view(info.key) == "+" || std::string_view(info.key) == "-") continue;
      const std::unique_ptr<wxAcceleratorEntry> entry(
          wxAcceleratorEntry::Create(wxString("\t") + info.key));
      if (entry) all[{entry->GetFlags(), entry->GetKeyCode()}] = info.command;
    }
    // As well as their own keys.
    all[{wxACCEL_CTRL | wxACCEL_SHIFT, 'Z'}] = Command::redo;
    all[{wxACCEL_NORMAL, WXK_NUMPAD_ENTER}] = Command::deal;
    all[{wxACCEL_NORMAL, WXK_F2}] = Command::hint;
    all[{wxACCEL_NORMAL, WXK_NUMPAD_ADD}] = Command::raise_stake;
    all[{wxACCEL_SHIFT, '='}] = Command::raise_stake;
    all[{wxACCEL_NORMAL, WXK_NUMPAD_SUBTRACT}] = Command::lower_stake;
    return all;
  }();
  return table;
}

// The toolkit takes no accelerator for a bare arrow, and says so; Esc would be two things at once
// while a menu is open. The menu shows such keys as text. The keys themselves are found by
// command_of().
bool is_shown_only(const wxString& key) {
  // Fields where one writes need some of them, and the toolkit knows no name of the others.
  static const std::array texts{"Esc", "Enter", "+", "-", "Ctrl+C", "Ctrl+V"};
  return std::find(texts.begin(), texts.end(), key) != texts.end();
}

wxString label_with_key(const CommandInfo& info) {
  const wxString label = words(info.label);
  if (*info.key == '\0') return label;
  const wxString shown = shown_key(info);
  return label + (shown == info.key && !is_shown_only(shown) ? "\t" : "   ") + shown;
}

wxMenu* make_menu(MenuName name) {
  auto* menu = new wxMenu;
  for (const CommandInfo& info : all_commands()) {
    if (info.menu != name) continue;
    if (info.starts_group) menu->AppendSeparator();
    menu->Append(id_of(info.command), label_with_key(info), "",
                 info.is_checkable ? wxITEM_CHECK : wxITEM_NORMAL);
  }
  return menu;
}

}  // namespace

const std::vector<CommandInfo>& all_commands() {
  static const std::vector<CommandInfo> table{
      {Command::open, MenuName::file, KIBIC_TEXT("&Open files…"), "Ctrl+O"},
      {Command::open_folder, MenuName::file, KIBIC_TEXT("Open &folder…"), "Ctrl+Shift+O"},
      {Command::save_game, MenuName::file, KIBIC_TEXT("&Save game as…"), "Ctrl+S"},
      {Command::findings, MenuName::file, KIBIC_TEXT("&What was read…"), "Ctrl+R"},
      {Command::quit, MenuName::file, KIBIC_TEXT("&Quit"), "Ctrl+Q", false, true},

      {Command::undo, MenuName::edit, KIBIC_TEXT("&Undo"), "Ctrl+Z"},
      {Command::redo, MenuName::edit, KIBIC_TEXT("&Redo"), "Ctrl+Y"},
      {Command::remove_variation, MenuName::edit, KIBIC_TEXT("&Delete variation from here"),
       "Delete"},
      {Command::copy_game, MenuName::edit, KIBIC_TEXT("Cop&y game"), "Ctrl+C", false, true},
      {Command::copy_position, MenuName::edit, KIBIC_TEXT("Copy p&osition"), "Ctrl+Shift+C"},
      {Command::paste, MenuName::edit, KIBIC_TEXT("&Paste game or position"), "Ctrl+V"},
      {Command::find, MenuName::edit, KIBIC_TEXT("&Find in the library"), "Ctrl+F"},
      {Command::comment, MenuName::edit, KIBIC_TEXT("&Comment"), "C", false, true},
      {Command::mark_good, MenuName::edit, KIBIC_TEXT("Mark !  good"), "1", false, true},
      {Command::mark_bad, MenuName::edit, KIBIC_TEXT("Mark ?  bad"), "2"},
      {Command::mark_very_good, MenuName::edit, KIBIC_TEXT("Mark !!  very good"), "3"},
      {Command::mark_very_bad, MenuName::edit, KIBIC_TEXT("Mark ??  very bad"), "4"},
      {Command::mark_interesting, MenuName::edit, KIBIC_TEXT("Mark !?  interesting"), "5"},
      {Command::mark_dubious, MenuName::edit, KIBIC_TEXT("Mark ?!  dubious"), "6"},
      {Command::mark_none, MenuName::edit, KIBIC_TEXT("No mark"), "0"},

      {Command::seat_view, MenuName::view, KIBIC_TEXT("Next &seat view"), "V"},
      {Command::mistakes_only, MenuName::view, KIBIC_TEXT("&Mistakes only"), "M", true},

      {Command::step_back, MenuName::navigate, KIBIC_TEXT("&Back"), "Left"},
      {Command::step_forward, MenuName::navigate, KIBIC_TEXT("&Forward"), "Right"},
      {Command::first, MenuName::navigate, KIBIC_TEXT("&Start"), "Home"},
      {Command::last, MenuName::navigate, KIBIC_TEXT("&End"), "End"},
      {Command::previous_variation, MenuName::navigate, KIBIC_TEXT("Variation &above"), "Up", false,
       true},
      {Command::next_variation, MenuName::navigate, KIBIC_TEXT("&Variation below"), "Down"},
      {Command::next_mistake, MenuName::navigate, KIBIC_TEXT("&Next mistake"), "N", false, true},
      {Command::previous_mistake, MenuName::navigate, KIBIC_TEXT("&Previous mistake"), "Shift+N"},
      {Command::dearest_mistake, MenuName::navigate, KIBIC_TEXT("Next most e&xpensive mistake"),
       "W"},
      {Command::previous_record, MenuName::navigate, KIBIC_TEXT("Previous in the library"),
       "PageUp", false, true},
      {Command::next_record, MenuName::navigate, KIBIC_TEXT("Next in the library"), "PageDown"},

      {Command::analysis, MenuName::analyse, KIBIC_TEXT("&Analysis"), "Space", true},
      {Command::answer, MenuName::analyse, KIBIC_TEXT("&Engine answers"), "E", false, true},
      {Command::answers_by_itself, MenuName::analyse, KIBIC_TEXT("Answer by &itself"), "Shift+E",
       true},
      {Command::cancel, MenuName::analyse, KIBIC_TEXT("&Cancel what runs"), "Esc"},

      {Command::new_game, MenuName::game, KIBIC_TEXT("&New game…"), "Ctrl+N"},
      {Command::restart, MenuName::game, KIBIC_TEXT("&Again"), "Ctrl+Shift+N"},
      {Command::go_on_from_here, MenuName::game, KIBIC_TEXT("Go on &from here…"), "G"},
      {Command::deal, MenuName::game, KIBIC_TEXT("&Deal or first button"), "Enter", false, true},
      {Command::raise_stake, MenuName::game, KIBIC_TEXT("&Higher stake"), "+"},
      {Command::lower_stake, MenuName::game, KIBIC_TEXT("&Lower stake"), "-"},
      {Command::go, MenuName::game, KIBIC_TEXT("Engines &stop or go on"), "Ctrl+Space", false,
       true},
      {Command::hint, MenuName::game, KIBIC_TEXT("&Best action"), "H"},
      {Command::replay, MenuName::game, KIBIC_TEXT("Re&play or stop"), "R"},
      {Command::swap_sides, MenuName::game, KIBIC_TEXT("S&wap sides"), "Ctrl+Shift+S"},
      {Command::resign, MenuName::game, KIBIC_TEXT("&Resign"), "Ctrl+Shift+R", false, true},
      {Command::review_game, MenuName::game, KIBIC_TEXT("Re&view the game"), "Ctrl+E"},

      {Command::keys, MenuName::help, KIBIC_TEXT("&Keys"), "F1"},
      {Command::game_help, MenuName::help, KIBIC_TEXT("&Games: rules and how to play"), "Ctrl+F1"},
      {Command::about, MenuName::help, KIBIC_TEXT("&About Kibic"), ""},
  };
  return table;
}

wxString shown_key(const CommandInfo& info) {
  static const std::map<wxString, wxString> arrows{
      {"Left", text("←")}, {"Right", text("→")}, {"Up", text("↑")}, {"Down", text("↓")}};
  const auto found = arrows.find(info.key);
  return found == arrows.end() ? wxString(info.key) : found->second;
}

const char* title_of(MenuName menu) {
  switch (menu) {
    case MenuName::file:
      return KIBIC_TEXT("&File");
    case MenuName::edit:
      return KIBIC_TEXT("&Edit");
    case MenuName::view:
      return KIBIC_TEXT("&View");
    case MenuName::navigate:
      return KIBIC_TEXT("&Navigate");
    case MenuName::analyse:
      return KIBIC_TEXT("&Analyse");
    case MenuName::game:
      return KIBIC_TEXT("&Game");
    case MenuName::help:
      return KIBIC_TEXT("&Help");
  }
  return "";
}

int id_of(Command command) {
  return wxID_HIGHEST + 1 + static_cast<int>(command);
}

std::optional<Command> command_of(int id) {
  for (const CommandInfo& info : all_commands()) {
    if (id_of(info.command) == id) return info.command;
  }
  return std::nullopt;
}

wxMenuBar* make_menu_bar() {
  auto* bar = new wxMenuBar;
  for (const MenuName name : all_menus) bar->Append(make_menu(name), words(title_of(name)));
  return bar;
}

std::optional<Command> command_of(const wxKeyEvent& event) {
  const wxChar written = event.GetUnicodeKey();
  // A key hook sees the key, not the sign: ? lies on / or, on Czech keyboards, on the comma.
  const bool is_on_question_key = event.GetKeyCode() == '/' || event.GetKeyCode() == ',';
  if (written == '?' || (event.ShiftDown() && is_on_question_key)) return Command::keys;
  if (written == '+') return Command::raise_stake;
  if (written == '-') return Command::lower_stake;
  int flags = wxACCEL_NORMAL;
  if (event.ControlDown()) flags |= wxACCEL_CTRL;
  if (event.AltDown()) flags |= wxACCEL_ALT;
  if (event.ShiftDown()) flags |= wxACCEL_SHIFT;
  int code = event.GetKeyCode();
  // Where digits need Shift, as on Czech keyboards, the digit is what was meant.
  if (code >= '0' && code <= '9') flags &= ~wxACCEL_SHIFT;
  if (code >= WXK_NUMPAD0 && code <= WXK_NUMPAD9) code = '0' + code - WXK_NUMPAD0;
  const auto found = keys().find({flags, code});
  return found == keys().end() ? std::nullopt : std::optional(found->second);
}

}  // namespace kibic::gui
