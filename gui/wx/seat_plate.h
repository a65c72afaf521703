// The plate of a seat at the table: name and result, role, place and score, what it showed and
// said.
#pragma once

#include <wx/gdicmn.h>
#include <wx/string.h>

#include "gui/presenter/view.h"
#include "gui/wx/theme.h"

class wxDC;
class wxWindow;

namespace kibic::gui {

// Where a plate may stand: it grows from the edge, downwards or upwards, as far as it has lines.
struct PlateSpot {
  int centre = 0;  // x
  int edge = 0;    // y
  bool grows_down = true;
  int width = 0;  // at most
};

// Answers where the plate stands.
wxRect paint_seat_plate(wxDC& dc, const wxWindow& window, const Theme& theme, const SeatLine& seat,
                        const PlateSpot& spot);

// Everything on the plate, uncut.
wxString plate_tip(const SeatLine& seat);

}  // namespace kibic::gui
