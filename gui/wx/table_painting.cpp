// How the table is painted.
#include <wx/dcbuffer.h>

#include <algorithm>

#include "gui/wx/board_painter.h"
#include "gui/wx/fitted.h"
#include "gui/wx/number_tables.h"
#include "gui/wx/table_panel.h"
#include "gui/wx/words.h"

namespace kibic::gui {
namespace {

constexpr unsigned char dim_alpha = 95;  // of 255
constexpr int lift = 3;                  // of the card under the pointer, in DIPs
// Parts of the picture that are painted, and their tips renewed, each for itself.
constexpr std::size_t header_part = 0;
constexpr std::size_t score_part = 1;
constexpr std::size_t first_zone_part = 2;

}  // namespace

void TablePanel::draw_centred(wxDC& dc, const wxString& string, wxPoint centre, int width) const {
  const wxString shown = fitted(dc, string, width);
  const wxSize size = dc.GetTextExtent(shown);
  dc.DrawText(shown, centre - size / 2);
}

void TablePanel::on_paint() {
  wxAutoBufferedPaintDC dc(this);
  exposed_ = Exposed(dc, GetUpdateRegion().GetBox());
  pictures_.begin_painting();
  paint(dc);
  if (pictures_.is_incomplete()) CallAfter([this] { Refresh(); });
}

void TablePanel::paint(wxDC& dc) {
  dc.SetBackground(wxBrush(theme_.felt));
  dc.Clear();
  if (!shown_.scene) {
    paint_hint(dc);
    return;
  }
  if (exposed_.meets(wxRect(0, 0, GetClientSize().x, header_height()))) paint_header(dc);
  paint_board(dc);
  // Where a small table has no room for both, plates cover frames.
  for (const bool is_plate : {false, true}) {
    for (std::size_t i = 0; i < shown_.scene->zones.size(); ++i) {
      if (shown_.scene->zones[i].seat.has_value() == is_plate) paint_zone(dc, i);
    }
  }
  paint_beside(dc);
  paint_texts(dc);
  for (const PlacedPiece& placed : placed_) {
    if (!exposed_.meets(reach_of(placed))) continue;
    paint_piece(dc, placed, placed.spot && placed.spot == hovered_);
  }
  paint_arrows(dc, theme_, place_, *shown_.scene, shown_.arrows);
  paint_buttons(dc);
  paint_dragged(dc);
}

void TablePanel::forget_tips(std::size_t part) {
  std::erase_if(tips_, [part](const Tip& tip) { return tip.part == part; });
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
  const int height = header_height();
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
  forget_tips(header_part);
  tips_.push_back({header_part, wxRect(0, 0, margin + width, height), text(shown_.contract)});
  tips_.push_back({header_part, right, look});
  dc.DrawLabel(fitted(dc, text(shown_.contract), width), wxRect(margin, 0, width, height),
               wxALIGN_CENTRE_VERTICAL);
}

void TablePanel::paint_board(wxDC& dc) {
  const Scene& scene = *shown_.scene;
  if (scene.squares.empty()) return;
  paint_squares(dc, theme_, place_, scene.squares);
  const bool is_under_way = !shown_.picked.empty();
  for (std::size_t i = 0; i < spots_.size(); ++i) {
    const CardSpot& spot = spots_[i];
    if (!spot.is_square) continue;
    const bool is_taken = std::any_of(placed_.begin(), placed_.end(), [&](const auto& placed) {
      return placed.piece->square == spot.name && !placed.is_ghost;
    });
    const SquareMark mark = is_under_way ? SquareMark::target : SquareMark::may_begin;
    paint_square_mark(dc, theme_, spot.rect, mark, is_taken);
    if (hovered_ == i) paint_square_mark(dc, theme_, spot.rect, SquareMark::hovered, is_taken);
  }
  const SceneArrow way{ArrowKind::building, shown_.picked, 0.5};
  paint_arrows(dc, theme_, place_, scene, {way});
}

void TablePanel::paint_zone(wxDC& dc, std::size_t zone) {
  const SceneZone& shown = shown_.scene->zones[zone];
  if (!exposed_.meets(reach_of(shown))) return;
  forget_tips(first_zone_part + zone);
  if (shown.seat) {
    paint_seat(dc, shown, first_zone_part + zone);
  } else {
    paint_frame(dc, shown, first_zone_part + zone);
  }
}

void TablePanel::paint_frame(wxDC& dc, const SceneZone& zone, std::size_t part) {
  const wxRect rect = frame_of(zone);
  dc.SetPen(wxPen(theme_.spot, FromDIP(1)));
  dc.SetBrush(
      wxBrush(theme_.spot, zone.pieces.empty() ? wxBRUSHSTYLE_TRANSPARENT : wxBRUSHSTYLE_SOLID));
  dc.DrawRoundedRectangle(rect, FromDIP(8));
  dc.SetFont(scaled_font(*this, 0.9));
  dc.SetTextForeground(theme_.felt_faint);
  const int title_width = std::max(rect.width, place_.length(200));
  const wxPoint centre(place_.at(zone.x, zone.y).x, rect.y - GetCharHeight() * 2 / 3);
  draw_centred(dc, text(zone.title), centre, title_width);
  const wxString hint = text(zone.hint);
  if (!hint.empty()) tips_.push_back({part, rect, hint});
}

void TablePanel::paint_seat(wxDC& dc, const SceneZone& zone, std::size_t part) {
  const auto index = static_cast<std::size_t>(*zone.seat);
  if (index >= shown_.seats.size()) return;
  const SeatLine& seat = shown_.seats[index];
  const wxString tip =
      plate_tip(seat) + "\n" + words(KIBIC_TEXT("Click: the cards as seen from here, or all"));
  const wxRect plate = paint_seat_plate(dc, *this, theme_, seat, plate_spot(zone));
  tips_.push_back({part, plate, tip, zone.seat});
}

// How it stands and the numbers, where the scene leaves room for them.
void TablePanel::paint_beside(wxDC& dc) {
  const int margin = FromDIP(12);
  const auto space_of = [&](const SceneArea& area) {
    wxRect space = place_.rect(area);
    if (place_.is_rigid()) return space;
    space.SetRight(space.GetRight() - margin);
    space.x = std::max(margin, space.x + margin);
    space.width = std::max(0, space.width - margin);
    return space;
  };
  if (const auto& score = shown_.scene->score; score && exposed_.meets(place_.rect(*score))) {
    forget_tips(score_part);
    const wxRect board = paint_score_board(dc, *this, theme_, shown_.score, space_of(*score));
    if (!board.IsEmpty()) tips_.push_back({score_part, board, board_tip(shown_.score)});
  }
  if (const auto& numbers = shown_.scene->numbers;
      numbers && exposed_.meets(place_.rect(*numbers))) {
    wxRect space = space_of(*numbers);
    const int used = paint_number_tables(dc, *this, theme_, shown_.numbers, space);
    space.y += used + (used > 0 ? margin : 0);
    space.height -= used + (used > 0 ? margin : 0);
    paint_arrow_key(dc, *this, theme_, shown_.arrows, space);
  }
}

void TablePanel::paint_texts(wxDC& dc) const {
  for (const SceneText& scene_text : shown_.scene->texts) {
    wxFont font = scaled_font(*this, 1, scene_text.is_strong);
    if (scene_text.size > 0) {
      const int height = std::max(6, place_.length(scene_text.size));
      font.SetPixelSize(wxSize(0, height));
    }
    dc.SetFont(font);
    dc.SetTextForeground(scene_text.is_strong ? theme_.felt_text : theme_.felt_faint);
    draw_centred(dc, text(scene_text.text), place_.at(scene_text.x, scene_text.y),
                 place_.length(0.9 * shown_.scene->width));
  }
}

void TablePanel::paint_buttons(wxDC& dc) const {
  for (const SceneButton& button : shown_.scene->buttons) {
    set_button_font(dc);
    paint_button(dc, button);
  }
}

// Large buttons have large letters, small ones rather than cut ones, and all the same.
void TablePanel::set_button_font(wxDC& dc) const {
  const auto fits = [&](const SceneButton& button) {
    return dc.GetTextExtent(label_of(button)).x <= place_.rect(button.area).width - FromDIP(12);
  };
  const auto& buttons = shown_.scene->buttons;
  const int height = place_.rect(buttons.front().area).height;
  const double large = std::clamp(0.36 * height / GetCharHeight(), 1.15, 2.5);
  for (const double factor : {large, 1.15, 1.0, 0.9, 0.8}) {
    dc.SetFont(scaled_font(*this, factor, true));
    if (std::all_of(buttons.begin(), buttons.end(), fits)) return;
  }
}

wxString TablePanel::label_of(const SceneButton& button) const {
  wxString label = text(button.text);
  if (!button.key.empty()) label += "  (" + text(button.key) + ")";
  const auto value = std::find_if(shown_.values.begin(), shown_.values.end(),
                                  [&](const ButtonValue& one) { return one.button == button.id; });
  return value == shown_.values.end() ? label : label + "  " + text(value->value);
}

void TablePanel::paint_button(wxDC& dc, const SceneButton& button) const {
  const wxRect rect = place_.rect(button.area);
  const bool is_on = is_playable(button.id);
  const CardSpot* hovered = hovered_spot();
  const bool is_hovered = is_on && hovered != nullptr && hovered->name == button.id;
  dc.SetPen(wxPen(is_on ? theme_.accent : theme_.spot, FromDIP(is_on ? 2 : 1)));
  dc.SetBrush(wxBrush(is_hovered ? theme_.accent : theme_.felt_edge));
  dc.DrawRoundedRectangle(rect, std::max(4, rect.height / 5));
  dc.SetTextForeground(is_hovered ? *wxBLACK : is_on ? theme_.felt_text : theme_.felt_faint);
  draw_centred(dc, label_of(button), rect.GetPosition() + rect.GetSize() / 2,
               rect.width - FromDIP(12));
}

void TablePanel::paint_picture(wxDC& dc, const std::string& name, const wxRect& rect,
                               const wxColour& veil) {
  const auto drawn = pictures_.draw(dc, *this, shown_.game, name, rect, veil, resized_.IsRunning());
  const int round = std::max(2, rect.width / 12);
  if (drawn == CardPictures::Drawn::later) {
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(wxBrush(theme_.spot));
    dc.DrawRoundedRectangle(rect, round);
  } else if (drawn == CardPictures::Drawn::missing) {  // at least its name
    dc.SetPen(wxPen(theme_.felt_text, 1));
    dc.SetBrush(wxBrush(theme_.felt_edge));
    dc.DrawRoundedRectangle(rect, round);
    dc.SetFont(GetFont());
    dc.SetTextForeground(theme_.felt_text);
    draw_centred(dc, text(name), rect.GetPosition() + rect.GetSize() / 2, rect.width);
  }
}

void TablePanel::paint_piece(wxDC& dc, const PlacedPiece& placed, bool is_hovered) {
  wxRect rect = placed.rect;
  const bool is_card = placed.piece->square.empty();
  is_hovered = is_hovered && is_card;
  if (is_hovered) rect.Offset(0, -FromDIP(lift));
  const int round = std::max(2, rect.width * 8 / 100);
  const bool is_veiled = placed.piece->is_dimmed || placed.is_barred || placed.is_ghost;
  paint_picture(dc, placed.piece->name, rect, is_veiled ? veil() : wxColour());
  if (is_card && (placed.piece->is_marked || is_hovered)) {
    dc.SetBrush(*wxTRANSPARENT_BRUSH);
    dc.SetPen(wxPen(theme_.accent, std::max(2, rect.width / 18)));
    dc.DrawRoundedRectangle(rect, round);
  }
  if (placed.piece->order > 0) paint_order(dc, placed);
}

void TablePanel::paint_dragged(wxDC& dc) {
  if (!dragged_) return;
  for (const PlacedPiece& placed : placed_) {
    if (placed.piece->square != pressed_ || placed.is_ghost) continue;
    paint_picture(dc, placed.piece->name, dragged_rect(), {});
    return;
  }
}

wxColour TablePanel::veil() const {
  const bool is_on_board = !shown_.scene->squares.empty();
  const wxColour& felt = is_on_board ? theme_.square_light : theme_.felt;
  return {felt.Red(), felt.Green(), felt.Blue(), dim_alpha};
}

// The number in a disc on the upper edge of the card.
void TablePanel::paint_order(wxDC& dc, const PlacedPiece& placed) const {
  const wxString number = wxString::Format("%d", placed.piece->order);
  wxFont font = scaled_font(*this, 1, true);
  font.SetPixelSize(wxSize(0, std::max(FromDIP(11), placed.rect.width * 24 / 100)));
  dc.SetFont(font);
  const wxSize size = dc.GetTextExtent(number);
  const int radius = size.y * 6 / 10;
  const wxPoint centre(placed.rect.x + placed.rect.width / 2, placed.rect.y);
  dc.SetPen(wxPen(theme_.accent, FromDIP(1)));
  dc.SetBrush(wxBrush(placed.piece->is_marked ? theme_.accent : theme_.felt_edge));
  dc.DrawCircle(centre, radius);
  dc.SetTextForeground(placed.piece->is_marked ? *wxBLACK : theme_.felt_text);
  dc.DrawText(number, centre - size / 2);
}

}  // namespace kibic::gui
