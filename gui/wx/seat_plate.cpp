#include "gui/wx/seat_plate.h"

#include <wx/dc.h>
#include <wx/window.h>

#include <algorithm>
#include <vector>

#include "gui/wx/fitted.h"
#include "gui/wx/words.h"

namespace kibic::gui {
namespace {

constexpr std::size_t most_deed_lines = 2;
const char* const dot = " · ";

// Role, place and score; the result stands beside the name.
std::vector<wxString> about(const SeatLine& seat) {
  std::vector<wxString> parts;
  for (const std::string* part : {&seat.role, &seat.position}) {
    if (!part->empty()) parts.push_back(text(*part));
  }
  if (!seat.score.empty()) parts.push_back(text(seat.score));
  return parts;
}

std::vector<wxString> deeds(const SeatLine& seat) {
  std::vector<wxString> parts;
  for (const std::string& deed : seat.deeds) parts.push_back(text(deed));
  return parts;
}

wxString joined(const std::vector<wxString>& parts, const wxString& between) {
  wxString all;
  for (const wxString& part : parts) all += (all.empty() ? wxString() : between) + part;
  return all;
}

// The parts in lines no wider than the width; what is too much for the last line is cut there.
std::vector<wxString> wrapped(const wxDC& dc, const std::vector<wxString>& parts, int width) {
  std::vector<wxString> lines;
  for (const wxString& part : parts) {
    const wxString longer = lines.empty() ? part : lines.back() + dot + part;
    const bool fits = dc.GetTextExtent(longer).x <= width;
    if (lines.empty() || (!fits && lines.size() < most_deed_lines)) {
      lines.push_back(part);
    } else {
      lines.back() = longer;
    }
  }
  for (wxString& line : lines) line = fitted(dc, line, width);
  return lines;
}

int widest(const wxDC& dc, const std::vector<wxString>& lines) {
  int width = 0;
  for (const wxString& line : lines) width = std::max(width, dc.GetTextExtent(line).x);
  return width;
}

void draw_centred(wxDC& dc, const wxString& line, int centre, int y) {
  dc.DrawText(line, centre - dc.GetTextExtent(line).x / 2, y);
}

const wxColour& colour_of_result(const Theme& theme, const std::string& result) {
  if (result.starts_with('+')) return theme.felt_won;
  return result.starts_with('-') ? theme.felt_lost : theme.felt_text;
}

}  // namespace

wxRect paint_seat_plate(wxDC& dc, const wxWindow& window, const Theme& theme, const SeatLine& seat,
                        const PlateSpot& spot) {
  const int line = window.GetCharHeight();
  const int gap = window.FromDIP(6);
  const int room = spot.width - 4 * gap;
  const wxFont faint = scaled_font(window, 0.92);

  // Step 1. Measure. A long name is better small than cut.
  wxFont strong = scaled_font(window, 1.1, true);
  dc.SetFont(strong);
  if (dc.GetTextExtent(text(seat.name) + text(seat.result)).x + 2 * gap > room) {
    strong = scaled_font(window, 0.95, true);
    dc.SetFont(strong);
  }
  // A result that would cut the name stands below it.
  const int both = dc.GetTextExtent(text(seat.name) + text(seat.result)).x + 2 * gap;
  const wxString result = both <= room ? text(seat.result) : wxString();
  const int result_width = result.empty() ? 0 : dc.GetTextExtent(result).x + 2 * gap;
  const wxString name = fitted(dc, text(seat.name), std::max(1, room - result_width));
  const int name_width = dc.GetTextExtent(name).x;
  dc.SetFont(faint);
  std::vector<wxString> below = wrapped(dc, about(seat), room);
  if (result.empty() && !seat.result.empty()) below.insert(below.begin(), text(seat.result));
  const std::size_t result_lines = result.empty() && !seat.result.empty() ? 1 : 0;
  const std::size_t about_lines = below.size();
  for (const wxString& deed : wrapped(dc, deeds(seat), room)) below.push_back(deed);
  const int inner = std::max(name_width + result_width, widest(dc, below));
  const int height = line * (1 + static_cast<int>(below.size())) + gap;
  const int top = spot.grows_down ? spot.edge : spot.edge - height;
  const wxRect plate(spot.centre - inner / 2 - 2 * gap, top, inner + 4 * gap, height);

  // Step 2. Paint.
  dc.SetBrush(wxBrush(theme.felt_edge));
  dc.SetPen(seat.is_to_act ? wxPen(theme.accent, window.FromDIP(2)) : wxPen(theme.felt_edge, 1));
  dc.DrawRoundedRectangle(plate, window.FromDIP(8));
  int y = plate.y + gap / 2;
  dc.SetFont(strong);
  const int start = spot.centre - (name_width + result_width) / 2;
  dc.SetTextForeground(theme.felt_text);
  dc.DrawText(name, start, y);
  dc.SetTextForeground(colour_of_result(theme, seat.result));
  if (!result.empty()) dc.DrawText(result, start + name_width + 2 * gap, y);
  dc.SetFont(faint);
  for (std::size_t i = 0; i < below.size(); ++i) {
    y += line;
    dc.SetTextForeground(i < result_lines  ? colour_of_result(theme, seat.result)
                         : i < about_lines ? theme.felt_faint
                                           : theme.accent);
    draw_centred(dc, below[i], spot.centre, y);
  }
  return plate;
}

wxString plate_tip(const SeatLine& seat) {
  wxString tip = text(seat.name);
  if (!seat.result.empty()) tip += "  " + text(seat.result);
  const wxString more = joined(about(seat), dot);
  if (!more.empty()) tip += "\n" + more;
  for (const wxString& deed : deeds(seat)) tip += "\n" + deed;
  return tip;
}

}  // namespace kibic::gui
