#include "gui/wx/key_sheet.h"

#include <wx/accel.h>
#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/menuitem.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>

#include "gui/wx/commands.h"
#include "gui/wx/theme.h"
#include "gui/wx/words.h"

namespace kibic::gui {
namespace {

// So wide that the columns of all blocks are in line.
int key_width(wxWindow* parent) {
  int width = 0;
  const wxFont font = scaled_font(*parent, 1, true);
  for (const CommandInfo& info : all_commands()) {
    int x = 0;
    parent->GetTextExtent(shown_key(info), &x, nullptr, nullptr, nullptr, &font);
    width = std::max(width, x);
  }
  return width;
}

wxSizer* menu_block(wxWindow* parent, MenuName menu) {
  auto* block = new wxBoxSizer(wxVERTICAL);
  auto* title = new wxStaticText(parent, wxID_ANY, wxMenuItem::GetLabelText(words(title_of(menu))));
  title->SetFont(scaled_font(*parent, 1.1, true));
  block->Add(title, wxSizerFlags().Border(wxBOTTOM, parent->FromDIP(4)));
  const int width = key_width(parent);
  auto* grid = new wxFlexGridSizer(2, parent->FromDIP(wxSize(16, 2)));
  for (const CommandInfo& info : all_commands()) {
    if (info.menu != menu || *info.key == '\0') continue;
    auto* key = new wxStaticText(parent, wxID_ANY, shown_key(info), wxDefaultPosition,
                                 wxSize(width, -1), wxST_NO_AUTORESIZE);
    key->SetFont(scaled_font(*parent, 1, true));
    grid->Add(key);
    grid->Add(new wxStaticText(parent, wxID_ANY, wxMenuItem::GetLabelText(words(info.label))));
  }
  block->Add(grid);
  return block;
}

}  // namespace

wxDialog* make_key_sheet(wxWindow* parent) {
  auto* dialog = new wxDialog(parent, wxID_ANY, words(KIBIC_TEXT("Keys")), wxDefaultPosition,
                              wxDefaultSize, wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER);
  const int gap = dialog->FromDIP(16);
  auto* columns = new wxBoxSizer(wxHORIZONTAL);
  auto* left = new wxBoxSizer(wxVERTICAL);
  for (const MenuName menu : {MenuName::file, MenuName::edit}) {
    left->Add(menu_block(dialog, menu), wxSizerFlags().Border(wxBOTTOM, gap));
  }
  auto* middle = new wxBoxSizer(wxVERTICAL);
  for (const MenuName menu : {MenuName::navigate, MenuName::view, MenuName::analyse}) {
    middle->Add(menu_block(dialog, menu), wxSizerFlags().Border(wxBOTTOM, gap));
  }
  auto* right = new wxBoxSizer(wxVERTICAL);
  for (const MenuName menu : {MenuName::game, MenuName::help}) {
    right->Add(menu_block(dialog, menu), wxSizerFlags().Border(wxBOTTOM, gap));
  }
  columns->Add(left, wxSizerFlags(1).Border(wxRIGHT, 2 * gap));
  columns->Add(middle, wxSizerFlags(1).Border(wxRIGHT, 2 * gap));
  columns->Add(right, wxSizerFlags(1));
  auto* all = new wxBoxSizer(wxVERTICAL);
  all->Add(columns, wxSizerFlags(1).Expand().Border(wxALL, gap));
  all->Add(new wxStaticText(dialog, wxID_ANY,
                            words(KIBIC_TEXT("The mouse wheel steps through the play; a click on a "
                                             "card or a stone plays it, on a record as a "
                                             "variation. Esc takes back an action half done."))),
           wxSizerFlags().Border(wxLEFT | wxRIGHT, gap));
  all->Add(dialog->CreateButtonSizer(wxCLOSE), wxSizerFlags().Expand().Border(wxALL, gap));
  dialog->SetEscapeId(wxID_CLOSE);
  dialog->SetSizerAndFit(all);
  dialog->CentreOnParent();
  return dialog;
}

}  // namespace kibic::gui
