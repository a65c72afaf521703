// The table: paints the scene of the view, and reports what is clicked in it.
#pragma once

#include <wx/font.h>
#include <wx/panel.h>
#include <wx/timer.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "gui/presenter/view.h"
#include "gui/wx/card_pictures.h"
#include "gui/wx/exposed.h"
#include "gui/wx/scene_place.h"
#include "gui/wx/score_board.h"
#include "gui/wx/seat_plate.h"
#include "gui/wx/theme.h"

class wxDC;

namespace kibic::gui {

// Something on the table that a click plays: a card in a hand, a square, a button.
struct CardSpot {
  std::string name;
  wxRect rect;
  bool is_square = false;
};

// What a button is worth, where that has been judged.
struct ButtonValue {
  std::string button;
  std::string value;
  bool is_best = false;

  bool operator==(const ButtonValue&) const = default;
};

class TablePanel : public wxPanel {
 public:
  TablePanel(wxWindow* parent, PieceSvg svg);

  // The name of what was clicked. A drag from square to square is a click on each.
  std::function<void(const std::string& name)> on_card;
  std::function<void(int seat)> on_plate;   // the plate of a seat was clicked
  std::function<void(int count)> on_wheel;  // steps forward, or back when negative

  void show(const View& view);

  // Whether no picture of a piece is left for a later painting.
  bool is_complete() const { return !pictures_.is_incomplete(); }
  // Where a click plays, for scripts that click.
  const std::vector<CardSpot>& playable_spots() const { return spots_; }

 private:
  // What the panel needs of the view.
  struct Shown {
    std::string hint;
    std::string contract;
    std::string seat_view;
    std::vector<SeatLine> seats;
    Score score;
    std::string game;
    std::optional<Scene> scene;
    std::vector<std::string> playable;
    std::vector<std::string> picked;
    std::vector<SceneArrow> arrows;
    std::vector<SceneTable> numbers;
    std::vector<ButtonValue> values;
    bool operator==(const Shown&) const = default;
  };
  struct PlacedPiece {
    const ScenePiece* piece = nullptr;
    wxRect rect;
    std::optional<std::size_t> spot;  // that it is
    bool is_barred = false;           // in the hand of the seat to act, but not legal now
    bool is_ghost = false;            // on its way elsewhere
  };
  struct Tip {  // what a part of the picture says under the pointer
    std::size_t part = 0;
    wxRect rect;
    wxString text;
    std::optional<int> seat = std::nullopt;  // whose plate it is
  };
  // What was painted, to be compared with what is to be.
  struct Painted {
    Shown shown;  // the pieces point into its scene
    std::vector<PlacedPiece> pieces;
    std::optional<std::size_t> hovered;
  };

  // --- Where things are.
  void fit_font();
  int header_height() const;
  void place_all();
  void place_zone(const SceneZone& zone);
  void place_piece(const ScenePiece& piece);
  void place_picked();
  bool is_playable(const std::string& name) const;
  std::optional<std::size_t> piece_at(wxPoint point) const;
  std::optional<std::size_t> spot_at(wxPoint point) const;
  const CardSpot* hovered_spot() const;
  wxString tip_at(wxPoint point) const;
  std::optional<int> plate_at(wxPoint point) const;

  // --- Painting again only what has changed.
  void refresh_all();
  void refresh_changes(const Painted& before);
  void refresh_zone(const Painted& before, std::size_t zone);
  void refresh_pieces(const Painted& before);
  void refresh_spot(std::optional<std::size_t> spot);
  wxRect reach_of(const PlacedPiece& placed) const;
  wxRect reach_of(const SceneZone& zone) const;
  wxRect frame_of(const SceneZone& zone) const;
  PlateSpot plate_spot(const SceneZone& zone) const;

  // --- Painting.
  void on_paint();
  void paint(wxDC& dc);
  void forget_tips(std::size_t part);
  void paint_hint(wxDC& dc) const;
  void paint_header(wxDC& dc);
  void paint_board(wxDC& dc);
  void paint_zone(wxDC& dc, std::size_t zone);
  void paint_frame(wxDC& dc, const SceneZone& zone, std::size_t part);
  void paint_seat(wxDC& dc, const SceneZone& zone, std::size_t part);
  void paint_beside(wxDC& dc);
  void paint_texts(wxDC& dc) const;
  void paint_buttons(wxDC& dc) const;
  void set_button_font(wxDC& dc) const;
  wxString label_of(const SceneButton& button) const;
  void paint_button(wxDC& dc, const SceneButton& button) const;
  void paint_piece(wxDC& dc, const PlacedPiece& placed, bool is_hovered);
  void paint_picture(wxDC& dc, const std::string& name, const wxRect& rect, const wxColour& veil);
  void paint_order(wxDC& dc, const PlacedPiece& placed) const;
  void paint_dragged(wxDC& dc);
  wxColour veil() const;
  void draw_centred(wxDC& dc, const wxString& string, wxPoint centre, int width) const;

  // --- Pointer.
  void on_pointer(wxMouseEvent& event);
  void show_tip(const wxString& tip);
  void on_left_down(wxMouseEvent& event);
  void on_left_up(wxMouseEvent& event);
  void on_wheel_turned(wxMouseEvent& event);
  void drag_to(wxPoint point);
  wxRect dragged_rect() const;

  wxFont plain_font_;  // that of the desktop; the panel's own follows the size of the table
  CardPictures pictures_;
  wxTimer resized_;  // runs while the window changes its size
  Theme theme_;
  Shown shown_;
  ScenePlace place_;
  std::vector<PlacedPiece> placed_;
  std::vector<CardSpot> spots_;
  std::optional<std::size_t> hovered_;  // of the spots
  std::string pressed_;                 // the square on which the button went down
  bool is_held_ = false;            // a piece on its way stood there: the click is still to come
  std::optional<wxPoint> dragged_;  // where its piece is
  Exposed exposed_;                 // by the painting under way
  std::vector<Tip> tips_;           // of each part as painted last
  wxString shown_tip_;
  int wheel_rest_ = 0;
};

}  // namespace kibic::gui
