// Colours of what we paint ourselves, for light and dark desktops. Controls keep the colours of
// the system.
#pragma once

#include <wx/colour.h>
#include <wx/font.h>

#include <array>

#include "gui/presenter/view.h"

class wxWindow;

namespace kibic::gui {

struct Theme {
  bool is_dark = false;

  // The table.
  wxColour felt;
  wxColour felt_edge;
  wxColour felt_text;
  wxColour felt_faint;  // less important texts; still 4.5:1 on the felt
  wxColour felt_won;    // amounts and parts won and lost, on felt and plates
  wxColour felt_lost;
  wxColour spot;    // where a card may lie
  wxColour accent;  // the winning card, the seat to act, playable cards

  // Boards: squares, and arrows over them by ArrowKind.
  wxColour square_light;
  wxColour square_dark;
  std::array<wxColour, 5> arrows;

  // Lists and graphs.
  wxColour paper;
  wxColour ink;
  wxColour faint;
  wxColour line;
  wxColour selection;
  wxColour selection_ink;
  wxColour bar;
  wxColour bar_best;
  wxColour warning;
  std::array<wxColour, 4> seats;  // lines of the graph
};

// That of the desktop at this moment.
Theme current_theme();

// Fill and letter of a mark. Told apart without colours too: see MarkBadge's shapes.
struct MarkColours {
  wxColour fill;
  wxColour letter;
};
MarkColours colours_of(MarkClass mark);

// The font of the window, larger or smaller by a factor, and bold.
wxFont scaled_font(const wxWindow& window, double factor, bool is_bold = false);

}  // namespace kibic::gui
