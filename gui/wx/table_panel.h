// The table: paints the scene of the view and lets cards be played by a click.
#pragma once

#include <wx/panel.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "gui/presenter/view.h"
#include "gui/wx/card_pictures.h"
#include "gui/wx/score_board.h"
#include "gui/wx/theme.h"

class wxDC;

namespace kibic::gui {

// A card on the table that a click plays.
struct CardSpot {
  std::string name;
  wxRect rect;
};

class TablePanel : public wxPanel {
 public:
  TablePanel(wxWindow* parent, PieceSvg svg);

  std::function<void(const std::string& name)> on_card;
  std::function<void(int count)> on_wheel;  // steps forward, or back when negative

  void show(const View& view);

  // Where playable cards lie, for scripts that click.
  std::vector<CardSpot> playable_spots() const;

 private:
  // What the panel needs of the view.
  struct Shown {
    std::string hint;
    std::string contract;
    std::string seat_view;
    std::vector<SeatLine> seats;
    Score score;
    std::optional<Scene> scene;
    std::vector<std::string> playable;
    bool operator==(const Shown&) const = default;
  };
  struct PlacedPiece {
    const ScenePiece* piece = nullptr;
    wxRect rect;
    bool is_playable = false;
    bool is_barred = false;  // in the hand of the seat to act, but not legal now
  };
  struct Tip {  // what a part of the picture says under the pointer
    wxRect rect;
    wxString text;
  };

  // --- From units of the scene to those of the window.
  wxPoint at(double x, double y) const;
  wxSize card_size(double scale = 1) const;  // scale: to the size that games place cards at
  wxRect card_rect(const ScenePiece& piece) const;
  std::vector<PlacedPiece> placed_pieces() const;
  std::optional<std::size_t> piece_at(wxPoint point) const;
  std::optional<std::size_t> playable_at(wxPoint point) const;
  wxRect score_space() const;
  wxString tip_at(wxPoint point) const;

  void paint(wxDC& dc);
  void paint_hint(wxDC& dc) const;
  void paint_header(wxDC& dc);
  void paint_zone(wxDC& dc, const SceneZone& zone);
  void paint_seat(wxDC& dc, const SceneZone& zone, const SeatLine& seat);
  void paint_score(wxDC& dc);
  void paint_texts(wxDC& dc) const;
  void paint_piece(wxDC& dc, const PlacedPiece& placed, bool is_hovered);
  void paint_order(wxDC& dc, const PlacedPiece& placed) const;
  void shade(wxDC& dc, const wxRect& rect, int round) const;
  void draw_centred(wxDC& dc, const wxString& string, wxPoint centre, int width) const;

  void on_pointer(wxMouseEvent& event);
  void show_tip(const wxString& tip);
  void on_left_up(wxMouseEvent& event);
  void on_wheel_turned(wxMouseEvent& event);

  CardPictures pictures_;
  Theme theme_;
  Shown shown_;
  std::vector<PlacedPiece> placed_;
  std::optional<std::size_t> hovered_;
  std::vector<Tip> tips_;  // as painted last
  wxString shown_tip_;
  int wheel_rest_ = 0;
};

}  // namespace kibic::gui
