#include "gui/wx/table_panel.h"

#include <wx/dcbuffer.h>
#include <wx/graphics.h>

#include <algorithm>
#include <memory>

#include "gui/wx/fitted.h"
#include "gui/wx/seat_plate.h"
#include "gui/wx/words.h"

namespace kibic::gui {
namespace {

constexpr double scene_size = 1000;
// Of the cards as they are drawn: 100 × 150.
constexpr double card_ratio = 1.5;
constexpr double widest = 1.35;          // of its height: then a row of cards just closes up
constexpr unsigned char dim_alpha = 95;  // of 255
constexpr int raise = 8;                 // of cards that may be played, in DIPs

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
    pictures_.forget();
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
  Shown next{
      view.hint,  view.contract, view.seat_view, view.seats, {view.sides, view.tally, view.parts},
      view.scene, view.playable};
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
  const double width = std::min<double>(size.x, widest * height);
  return {wxRound((size.x - width) / 2 + x * width / scene_size),
          wxRound(top + y * height / scene_size)};
}

wxSize TablePanel::card_size(double scale) const {
  // Games place them as if they were 70 × 112 units; there is room for more, and they may overlap.
  const wxPoint span = at(100, 145) - at(0, 0);
  const double height = scale * std::min<double>(span.y, span.x * card_ratio);
  return {std::max(8, wxRound(height / card_ratio)), std::max(12, wxRound(height))};
}

wxRect TablePanel::card_rect(const ScenePiece& piece) const {
  const wxSize size = card_size(piece.width / scene_card_width);
  return {at(piece.x, piece.y) - size / 2, size};
}

std::vector<TablePanel::PlacedPiece> TablePanel::placed_pieces() const {
  std::vector<PlacedPiece> placed;
  if (!shown_.scene) return placed;
  for (const SceneZone& zone : shown_.scene->zones) {
    const std::size_t first = placed.size();
    bool has_playable = false;
    for (const ScenePiece& piece : zone.pieces) {
      const bool is_playable = zone.seat && !piece.is_dimmed &&
                               std::find(shown_.playable.begin(), shown_.playable.end(),
                                         piece.name) != shown_.playable.end();
      has_playable = has_playable || is_playable;
      wxRect rect = card_rect(piece);
      if (is_playable) rect.Offset(0, -FromDIP(raise));
      placed.push_back({&piece, rect, is_playable, false});
    }
    for (std::size_t i = first; has_playable && i < placed.size(); ++i) {
      placed[i].is_barred = !placed[i].is_playable;
    }
  }
  return placed;
}

std::optional<std::size_t> TablePanel::piece_at(wxPoint point) const {
  for (std::size_t i = placed_.size(); i-- > 0;) {  // what lies on top first
    if (placed_[i].rect.Contains(point)) return i;
  }
  return std::nullopt;
}

std::optional<std::size_t> TablePanel::playable_at(wxPoint point) const {
  const auto piece = piece_at(point);
  return piece && placed_[*piece].is_playable ? piece : std::nullopt;
}

// Left of the trick, between the plates above and the hand below.
wxRect TablePanel::score_space() const {
  const int margin = FromDIP(12);
  const wxPoint low = at(0, 350);
  const wxPoint high = at(330, 800);
  const int left = std::max(margin, low.x + margin);
  return {left, low.y, std::max(0, high.x - left), std::max(0, high.y - low.y)};
}

wxString TablePanel::tip_at(wxPoint point) const {
  wxString tip;
  if (const auto piece = piece_at(point)) tip = text(placed_[*piece].piece->hint);
  for (const Tip& part : tips_) {
    if (part.rect.Contains(point)) tip += (tip.empty() ? "" : "\n") + part.text;
  }
  return tip;
}

// --- Painting.

void TablePanel::draw_centred(wxDC& dc, const wxString& string, wxPoint centre, int width) const {
  const wxString shown = fitted(dc, string, width);
  const wxSize size = dc.GetTextExtent(shown);
  dc.DrawText(shown, centre - size / 2);
}

void TablePanel::paint(wxDC& dc) {
  tips_.clear();
  dc.SetBackground(wxBrush(theme_.felt));
  dc.Clear();
  if (!shown_.scene) {
    paint_hint(dc);
    return;
  }
  paint_header(dc);
  for (const SceneZone& zone : shown_.scene->zones) paint_zone(dc, zone);
  paint_score(dc);
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

void TablePanel::paint_header(wxDC& dc) {
  const wxSize size = GetClientSize();
  const int height = 2 * GetCharHeight();
  dc.SetPen(*wxTRANSPARENT_PEN);
  dc.SetBrush(wxBrush(theme_.felt_edge));
  dc.DrawRectangle(0, 0, size.x, height);
  dc.SetFont(GetFont());
  dc.SetTextForeground(theme_.felt_faint);
  const int margin = FromDIP(12);
  const wxString look = text(Message(KIBIC_TEXT("View: {0}"), shown_.seat_view));
  const int view_width = std::min(dc.GetTextExtent(look).x, size.x / 3);
  wxRect right(size.x - margin - view_width, 0, view_width, height);
  dc.DrawLabel(fitted(dc, look, view_width), right, wxALIGN_CENTRE_VERTICAL | wxALIGN_RIGHT);
  dc.SetFont(scaled_font(*this, 1.1, true));
  dc.SetTextForeground(theme_.felt_text);
  const int width = size.x - view_width - 3 * margin;
  tips_.push_back({wxRect(0, 0, margin + width, height), text(shown_.contract)});
  tips_.push_back({right, look});
  dc.DrawLabel(fitted(dc, text(shown_.contract), width), wxRect(margin, 0, width, height),
               wxALIGN_CENTRE_VERTICAL);
}

void TablePanel::paint_zone(wxDC& dc, const SceneZone& zone) {
  if (zone.seat) {
    const auto seat = static_cast<std::size_t>(*zone.seat);
    if (seat < shown_.seats.size()) paint_seat(dc, zone, shown_.seats[seat]);
    return;
  }
  const wxPoint low = at(zone.x - zone.width / 2, zone.y - zone.height / 2);
  const wxPoint high = at(zone.x + zone.width / 2, zone.y + zone.height / 2);
  const wxPoint centre = at(zone.x, zone.y);
  wxRect rect(low, high);
  // The size of cards follows the window with a ratio of its own.
  for (const ScenePiece& piece : zone.pieces) rect.Union(card_rect(piece));
  if (zone.pieces.empty() && zone.height <= scene_card_height) {
    const int height = card_size().y;
    rect = wxRect(rect.x, centre.y - height / 2, rect.width, height);
  }
  rect.Inflate(FromDIP(6));
  dc.SetPen(wxPen(theme_.spot, FromDIP(1)));
  dc.SetBrush(
      wxBrush(theme_.spot, zone.pieces.empty() ? wxBRUSHSTYLE_TRANSPARENT : wxBRUSHSTYLE_SOLID));
  dc.DrawRoundedRectangle(rect, FromDIP(8));
  dc.SetFont(scaled_font(*this, 0.9));
  dc.SetTextForeground(theme_.felt_faint);
  const int title_width = std::max(rect.width, at(200, 0).x - at(0, 0).x);
  draw_centred(dc, text(zone.title), {centre.x, rect.y - GetCharHeight() * 2 / 3}, title_width);
  const wxString hint = text(zone.hint);
  if (!hint.empty()) tips_.push_back({rect, hint});
}

void TablePanel::paint_seat(wxDC& dc, const SceneZone& zone, const SeatLine& seat) {
  const wxPoint centre = at(zone.x, zone.y);
  // Towards the middle of the table, above raised cards.
  PlateSpot spot;
  spot.centre = centre.x;
  spot.grows_down = zone.y < scene_size / 2;
  const int reach = card_size().y / 2 + FromDIP(6);
  spot.edge = spot.grows_down ? centre.y + reach : centre.y - reach - FromDIP(raise);
  spot.width = at(zone.width, 0).x - at(0, 0).x;
  tips_.push_back({paint_seat_plate(dc, *this, theme_, seat, spot), plate_tip(seat)});
}

void TablePanel::paint_score(wxDC& dc) {
  const wxRect board = paint_score_board(dc, *this, theme_, shown_.score, score_space());
  if (!board.IsEmpty()) tips_.push_back({board, board_tip(shown_.score)});
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
  if (is_hovered) rect.Offset(0, -FromDIP(raise) / 2);
  const int round = std::max(2, rect.width * 8 / 100);
  const wxBitmap& bitmap = pictures_.picture(placed.piece->name, rect.GetSize(), *this);
  if (bitmap.IsOk()) dc.DrawBitmap(bitmap, rect.GetPosition(), true);
  if (placed.piece->is_dimmed || placed.is_barred) shade(dc, rect, round);
  if (placed.piece->is_marked || is_hovered) {
    dc.SetBrush(*wxTRANSPARENT_BRUSH);
    dc.SetPen(wxPen(theme_.accent, std::max(2, rect.width / 18)));
    dc.DrawRoundedRectangle(rect, round);
  }
  if (placed.piece->order > 0) paint_order(dc, placed);
}

void TablePanel::shade(wxDC& dc, const wxRect& rect, int round) const {
  const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::CreateFromUnknownDC(dc));
  const wxColour& felt = theme_.felt;
  gc->SetBrush(wxBrush(wxColour(felt.Red(), felt.Green(), felt.Blue(), dim_alpha)));
  gc->SetPen(*wxTRANSPARENT_PEN);
  gc->DrawRoundedRectangle(rect.x, rect.y, rect.width, rect.height, round);
}

// The number in a disc on the upper edge of the card.
void TablePanel::paint_order(wxDC& dc, const PlacedPiece& placed) const {
  const wxString number = wxString::Format("%d", placed.piece->order);
  const double share = placed.rect.width / static_cast<double>(FromDIP(75));
  dc.SetFont(scaled_font(*this, std::clamp(share, 0.85, 2.0), true));
  const wxSize size = dc.GetTextExtent(number);
  const int radius = size.y * 6 / 10;
  const wxPoint centre(placed.rect.x + placed.rect.width / 2, placed.rect.y);
  dc.SetPen(wxPen(theme_.accent, FromDIP(1)));
  dc.SetBrush(wxBrush(placed.piece->is_marked ? theme_.accent : theme_.felt_edge));
  dc.DrawCircle(centre, radius);
  dc.SetTextForeground(placed.piece->is_marked ? *wxBLACK : theme_.felt_text);
  dc.DrawText(number, centre - size / 2);
}

// --- Pointer.

void TablePanel::on_pointer(wxMouseEvent& event) {
  event.Skip();
  show_tip(event.Leaving() ? wxString() : tip_at(event.GetPosition()));
  const auto under = event.Leaving() ? std::nullopt : playable_at(event.GetPosition());
  if (under == hovered_) return;
  hovered_ = under;
  SetCursor(hovered_ ? wxCursor(wxCURSOR_HAND) : wxNullCursor);
  Refresh();
}

void TablePanel::show_tip(const wxString& tip) {
  if (tip == shown_tip_) return;
  shown_tip_ = tip;
  if (tip.empty()) {
    UnsetToolTip();
  } else {
    SetToolTip(tip);
  }
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
