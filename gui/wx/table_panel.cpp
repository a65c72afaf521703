#include "gui/wx/table_panel.h"

#include <wx/dcbuffer.h>
#include <wx/graphics.h>

#include <algorithm>
#include <memory>

#include "gui/wx/fitted.h"
#include "gui/wx/words.h"

namespace kibic::gui {
namespace {

constexpr double scene_size = 1000;
// Of the cards as they are drawn: 100 × 150.
constexpr double card_ratio = 1.5;
constexpr unsigned char dim_alpha = 110;  // of 255

}  // namespace

TablePanel::TablePanel(wxWindow* parent, PieceSvg svg)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
              wxFULL_REPAINT_ON_RESIZE | wxWANTS_CHARS | wxBORDER_NONE),
      pictures_(std::move(svg)),
      theme_(current_theme()) {
  SetBackgroundStyle(wxBG_STYLE_PAINT);
  SetMinSize(FromDIP(wxSize(320, 300)));
  Bind(wxEVT_PAINT, [this](wxPaintEvent&) {
    wxAutoBufferedPaintDC dc(this);
    paint(dc);
  });
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    placed_ = placed_pieces();
    event.Skip();
  });
  Bind(wxEVT_MOTION, &TablePanel::on_pointer, this);
  Bind(wxEVT_LEAVE_WINDOW, &TablePanel::on_pointer, this);
  Bind(wxEVT_LEFT_UP, &TablePanel::on_left_up, this);
  Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent&) { SetFocus(); });
  Bind(wxEVT_MOUSEWHEEL, &TablePanel::on_wheel_turned, this);
  Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
    theme_ = current_theme();
    Refresh();
    event.Skip();
  });
}

void TablePanel::show(const View& view) {
  Shown next{view.hint, view.contract, view.seat_view, view.seats, view.scene, view.playable};
  if (next == shown_) return;
  shown_ = std::move(next);
  placed_ = placed_pieces();
  hovered_ = IsShownOnScreen() ? playable_at(ScreenToClient(wxGetMousePosition())) : std::nullopt;
  SetCursor(hovered_ ? wxCursor(wxCURSOR_HAND) : wxNullCursor);
  Refresh();
}

std::vector<CardSpot> TablePanel::playable_spots() const {
  std::vector<CardSpot> spots;
  for (const PlacedPiece& placed : placed_) {
    if (placed.is_playable) spots.push_back({placed.piece->name, placed.rect});
  }
  return spots;
}

// --- Places.

wxPoint TablePanel::at(double x, double y) const {
  // The square of the scene is stretched to the panel, less a strip for the headline.
  const wxSize size = GetClientSize();
  const int top = 2 * GetCharHeight();
  const int height = std::max(1, size.y - top);
  // Hands laid out over a very wide window would fall apart.
  const double width = std::min<double>(size.x, 2.0 * height);
  return {wxRound((size.x - width) / 2 + x * width / scene_size),
          wxRound(top + y * height / scene_size)};
}

wxSize TablePanel::card_size() const {
  // Games place them as if they were 70 × 112 units; there is room for more, and they may overlap.
  const wxPoint span = at(100, 145) - at(0, 0);
  const double height = std::min<double>(span.y, span.x * card_ratio);
  return {std::max(8, wxRound(height / card_ratio)), std::max(12, wxRound(height))};
}

std::vector<TablePanel::PlacedPiece> TablePanel::placed_pieces() const {
  std::vector<PlacedPiece> placed;
  if (!shown_.scene) return placed;
  const wxSize size = card_size();
  for (const SceneZone& zone : shown_.scene->zones) {
    for (const ScenePiece& piece : zone.pieces) {
      const wxPoint centre = at(piece.x, piece.y);
      const bool is_playable = zone.seat && !piece.is_dimmed &&
                               std::find(shown_.playable.begin(), shown_.playable.end(),
                                         piece.name) != shown_.playable.end();
      placed.push_back({&piece, wxRect(centre - size / 2, size), is_playable});
    }
  }
  return placed;
}

std::optional<std::size_t> TablePanel::playable_at(wxPoint point) const {
  for (std::size_t i = placed_.size(); i-- > 0;) {  // what lies on top first
    if (placed_[i].rect.Contains(point)) {
      return placed_[i].is_playable ? std::optional(i) : std::nullopt;
    }
  }
  return std::nullopt;
}

// --- Painting.

void TablePanel::draw_centred(wxDC& dc, const wxString& string, wxPoint centre, int width) const {
  const wxString shown = fitted(dc, string, width);
  const wxSize size = dc.GetTextExtent(shown);
  dc.DrawText(shown, centre - size / 2);
}

void TablePanel::paint(wxDC& dc) {
  dc.SetBackground(wxBrush(theme_.felt));
  dc.Clear();
  if (!shown_.scene) {
    paint_hint(dc);
    return;
  }
  paint_header(dc);
  for (const SceneZone& zone : shown_.scene->zones) paint_zone(dc, zone);
  paint_texts(dc);
  for (std::size_t i = 0; i < placed_.size(); ++i) paint_piece(dc, placed_[i], hovered_ == i);
}

void TablePanel::paint_hint(wxDC& dc) const {
  const wxRect all(GetClientSize());
  wxRect box = all;
  box.Deflate(std::min(FromDIP(48), all.width / 8), std::min(FromDIP(48), all.height / 8));
  dc.SetPen(wxPen(theme_.spot, FromDIP(2), wxPENSTYLE_SHORT_DASH));
  dc.SetBrush(*wxTRANSPARENT_BRUSH);
  dc.DrawRoundedRectangle(box, FromDIP(12));
  dc.SetFont(scaled_font(*this, 1.25));
  dc.SetTextForeground(theme_.felt_text);
  wxString rest = text(shown_.hint);
  wxString wrapped;
  wxString line;
  while (!rest.empty()) {
    const wxString word = rest.BeforeFirst(' ');
    rest = rest.AfterFirst(' ');
    const wxString longer = line.empty() ? word : line + " " + word;
    if (!line.empty() && dc.GetTextExtent(longer).x > box.width - FromDIP(48)) {
      wrapped += line + "\n";
      line = word;
    } else {
      line = longer;
    }
  }
  dc.DrawLabel(wrapped + line, box, wxALIGN_CENTRE);
}

void TablePanel::paint_header(wxDC& dc) const {
  const wxSize size = GetClientSize();
  const int height = 2 * GetCharHeight();
  dc.SetPen(*wxTRANSPARENT_PEN);
  dc.SetBrush(wxBrush(theme_.felt_edge));
  dc.DrawRectangle(0, 0, size.x, height);
  dc.SetFont(GetFont());
  dc.SetTextForeground(theme_.felt_faint);
  const int margin = FromDIP(12);
  const int view_width = std::min(dc.GetTextExtent(text(shown_.seat_view)).x, size.x / 3);
  wxRect right(size.x - margin - view_width, 0, view_width, height);
  dc.DrawLabel(fitted(dc, text(shown_.seat_view), view_width), right,
               wxALIGN_CENTRE_VERTICAL | wxALIGN_RIGHT);
  dc.SetFont(scaled_font(*this, 1.1, true));
  dc.SetTextForeground(theme_.felt_text);
  const int width = size.x - view_width - 3 * margin;
  dc.DrawLabel(fitted(dc, text(shown_.contract), width), wxRect(margin, 0, width, height),
               wxALIGN_CENTRE_VERTICAL);
}

void TablePanel::paint_zone(wxDC& dc, const SceneZone& zone) const {
  if (zone.seat) {
    const auto seat = static_cast<std::size_t>(*zone.seat);
    if (seat < shown_.seats.size()) paint_seat(dc, zone, shown_.seats[seat]);
    return;
  }
  const wxSize card = card_size();
  const wxPoint low = at(zone.x - zone.width / 2, zone.y - zone.height / 2);
  const wxPoint high = at(zone.x + zone.width / 2, zone.y + zone.height / 2);
  const wxPoint centre = at(zone.x, zone.y);
  wxRect rect(low, high);
  // Zones one card high follow the size of the cards, which keep their ratio.
  if (zone.height <= 112) {
    rect = wxRect(centre.x - rect.width / 2, centre.y - card.y / 2, rect.width, card.y);
  }
  rect.Inflate(FromDIP(6));
  dc.SetPen(wxPen(theme_.spot, FromDIP(1)));
  dc.SetBrush(
      wxBrush(theme_.spot, zone.pieces.empty() ? wxBRUSHSTYLE_TRANSPARENT : wxBRUSHSTYLE_SOLID));
  dc.DrawRoundedRectangle(rect, FromDIP(8));
  dc.SetFont(scaled_font(*this, 0.9));
  dc.SetTextForeground(theme_.felt_faint);
  draw_centred(dc, text(zone.title), {centre.x, rect.y - GetCharHeight() * 2 / 3}, rect.width);
}

void TablePanel::paint_seat(wxDC& dc, const SceneZone& zone, const SeatLine& seat) const {
  const wxPoint centre = at(zone.x, zone.y);
  const int line = GetCharHeight();
  const int width = at(zone.width, 0).x - at(0, 0).x;
  const int gap = FromDIP(6);
  const wxString name = text(seat.name);
  wxString about;
  for (const std::string* part : {&seat.role, &seat.position, &seat.score, &seat.result}) {
    if (!part->empty()) about += (about.empty() ? "" : " · ") + text(*part);
  }
  // Towards the middle of the table.
  const bool is_below = zone.y < scene_size / 2;
  const int edge = centre.y + (is_below ? 1 : -1) * (card_size().y / 2 + gap);
  const int top = is_below ? edge : edge - 2 * line - gap;
  const wxFont strong = scaled_font(*this, 1.1, true);
  dc.SetFont(strong);
  const int name_width = std::min(dc.GetTextExtent(name).x, width - 4 * gap);
  dc.SetFont(scaled_font(*this, 0.92));
  const int about_width = std::min(dc.GetTextExtent(about).x, width);
  const int plate_width = std::max(name_width + 2 * gap, about_width) + 2 * gap;
  const wxRect plate(centre.x - plate_width / 2, top, plate_width, 2 * line + gap);
  dc.SetBrush(wxBrush(theme_.felt_edge));
  dc.SetPen(seat.is_to_act ? wxPen(theme_.accent, FromDIP(2)) : wxPen(theme_.felt_edge, 1));
  dc.DrawRoundedRectangle(plate, FromDIP(8));
  dc.SetTextForeground(theme_.felt_faint);
  draw_centred(dc, about, {centre.x, plate.y + gap / 2 + line * 3 / 2}, about_width);
  dc.SetFont(strong);
  dc.SetTextForeground(theme_.felt_text);
  draw_centred(dc, name, {centre.x, plate.y + gap / 2 + line / 2}, name_width);
}

void TablePanel::paint_texts(wxDC& dc) const {
  for (const SceneText& scene_text : shown_.scene->texts) {
    dc.SetFont(scaled_font(*this, 1, scene_text.is_strong));
    dc.SetTextForeground(scene_text.is_strong ? theme_.felt_text : theme_.felt_faint);
    draw_centred(dc, text(scene_text.text), at(scene_text.x, scene_text.y),
                 at(0.9 * scene_size, 0).x - at(0, 0).x);
  }
}

void TablePanel::paint_piece(wxDC& dc, const PlacedPiece& placed, bool is_hovered) {
  wxRect rect = placed.rect;
  if (is_hovered) rect.Offset(0, -FromDIP(6));
  const int round = std::max(2, rect.width * 8 / 100);
  const wxBitmap& bitmap = pictures_.picture(placed.piece->name, rect.GetSize(), *this);
  if (bitmap.IsOk()) dc.DrawBitmap(bitmap, rect.GetPosition(), true);
  if (placed.piece->is_dimmed) {
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::CreateFromUnknownDC(dc));
    const wxColour& felt = theme_.felt;
    gc->SetBrush(wxBrush(wxColour(felt.Red(), felt.Green(), felt.Blue(), dim_alpha)));
    gc->SetPen(*wxTRANSPARENT_PEN);
    gc->DrawRoundedRectangle(rect.x, rect.y, rect.width, rect.height, round);
  }
  if (!placed.piece->is_marked && !placed.is_playable) return;
  const bool is_strong = placed.piece->is_marked || is_hovered;
  dc.SetBrush(*wxTRANSPARENT_BRUSH);
  dc.SetPen(wxPen(theme_.accent, FromDIP(is_strong ? 3 : 2),
                  is_strong ? wxPENSTYLE_SOLID : wxPENSTYLE_DOT));
  dc.DrawRoundedRectangle(rect, round);
}

// --- Pointer.

void TablePanel::on_pointer(wxMouseEvent& event) {
  event.Skip();
  const auto under = event.Leaving() ? std::nullopt : playable_at(event.GetPosition());
  if (under == hovered_) return;
  hovered_ = under;
  SetCursor(hovered_ ? wxCursor(wxCURSOR_HAND) : wxNullCursor);
  Refresh();
}

void TablePanel::on_left_up(wxMouseEvent& event) {
  const auto under = playable_at(event.GetPosition());
  if (!under || !on_card) return;
  // By value: the call changes what is placed.
  const std::string name = placed_[*under].piece->name;
  on_card(name);
}

void TablePanel::on_wheel_turned(wxMouseEvent& event) {
  wheel_rest_ += event.GetWheelRotation();
  const int steps = wheel_rest_ / std::max(1, event.GetWheelDelta());
  if (steps == 0) return;
  wheel_rest_ -= steps * event.GetWheelDelta();
  if (on_wheel) on_wheel(-steps);
}

}  // namespace kibic::gui
