#include "gui/wx/theme.h"

#include <wx/settings.h>
#include <wx/window.h>

namespace kibic::gui {
namespace {

void add_system_colours(Theme& theme) {
  theme.paper = wxSystemSettings::GetColour(wxSYS_COLOUR_LISTBOX);
  theme.ink = wxSystemSettings::GetColour(wxSYS_COLOUR_LISTBOXTEXT);
  theme.selection = wxSystemSettings::GetColour(wxSYS_COLOUR_HIGHLIGHT);
  theme.selection_ink = wxSystemSettings::GetColour(wxSYS_COLOUR_HIGHLIGHTTEXT);
}

Theme light() {
  Theme theme;
  theme.felt = {0x2f, 0x6b, 0x4f};
  theme.felt_edge = {0x26, 0x58, 0x41};
  theme.felt_text = {0xff, 0xff, 0xff};
  theme.felt_faint = {0xd8, 0xe8, 0xdf};
  theme.felt_won = {0xb4, 0xf3, 0xc4};
  theme.felt_lost = {0xff, 0xc9, 0xb8};
  theme.spot = {0x3b, 0x7c, 0x5d};
  theme.accent = {0xff, 0xcf, 0x4a};
  theme.square_light = {0xf4, 0xe8, 0xcf};
  theme.square_dark = {0xc9, 0xad, 0x80};
  theme.arrows = {wxColour(0x6a, 0x61, 0x54), wxColour(0x1d, 0x5c, 0x2a),
                  wxColour(0xa8, 0x19, 0x5f), wxColour(0x0b, 0x63, 0xa5),
                  wxColour(0xb3, 0x4a, 0x00)};
  theme.faint = {0x5c, 0x61, 0x66};
  theme.line = {0xd5, 0xd8, 0xdb};
  theme.bar = {0x9f, 0xb4, 0xc7};
  theme.bar_best = {0x0b, 0x63, 0xa5};
  theme.warning = {0xa1, 0x2d, 0x00};
  theme.seats = {wxColour(0x0b, 0x63, 0xa5), wxColour(0xb3, 0x4a, 0x00), wxColour(0x6b, 0x2f, 0x8a),
                 wxColour(0x2f, 0x6b, 0x4f)};
  return theme;
}

Theme dark() {
  Theme theme;
  theme.is_dark = true;
  theme.felt = {0x1d, 0x3a, 0x2e};
  theme.felt_edge = {0x16, 0x2d, 0x24};
  theme.felt_text = {0xf1, 0xf5, 0xf2};
  theme.felt_faint = {0xb4, 0xc8, 0xbd};
  theme.felt_won = {0x8f, 0xe0, 0xa6};
  theme.felt_lost = {0xff, 0xb0, 0x9a};
  theme.spot = {0x27, 0x4c, 0x3d};
  theme.accent = {0xf2, 0xc0, 0x3d};
  theme.square_light = {0x93, 0x88, 0x74};
  theme.square_dark = {0x5f, 0x54, 0x44};
  theme.arrows = {wxColour(0xe0, 0xd8, 0xc8), wxColour(0xa6, 0xf0, 0xb4),
                  wxColour(0xff, 0x9a, 0xd0), wxColour(0x7c, 0xc4, 0xff),
                  wxColour(0xff, 0xb0, 0x66)};
  theme.faint = {0xa9, 0xaf, 0xb5};
  theme.line = {0x4a, 0x4f, 0x54};
  theme.bar = {0x5a, 0x6f, 0x83};
  theme.bar_best = {0x5a, 0xad, 0xea};
  theme.warning = {0xff, 0xa0, 0x70};
  theme.seats = {wxColour(0x6c, 0xb8, 0xf0), wxColour(0xf0, 0xa0, 0x5a), wxColour(0xcf, 0x9a, 0xe8),
                 wxColour(0x7a, 0xc8, 0xa0)};
  return theme;
}

}  // namespace

Theme current_theme() {
  Theme theme = wxSystemSettings::GetAppearance().IsDark() ? dark() : light();
  add_system_colours(theme);
  return theme;
}

MarkColours colours_of(MarkClass mark) {
  switch (mark) {
    case MarkClass::none:
      return {wxColour(0x5c, 0x61, 0x66), *wxWHITE};
    case MarkClass::good:
      return {wxColour(0x0b, 0x63, 0xa5), *wxWHITE};
    case MarkClass::dubious:
      return {wxColour(0xf0, 0xb4, 0x29), *wxBLACK};
    case MarkClass::bad:
      return {wxColour(0xc2, 0x4a, 0x00), *wxWHITE};
    case MarkClass::very_bad:
      return {wxColour(0xa8, 0x19, 0x5f), *wxWHITE};
  }
  return {};
}

wxFont scaled_font(const wxWindow& window, double factor, bool is_bold) {
  wxFont font = window.GetFont().Scaled(static_cast<float>(factor));
  return is_bold ? font.Bold() : font;
}

}  // namespace kibic::gui
