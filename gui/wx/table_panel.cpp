#include "gui/wx/table_panel.h"

#include <algorithm>
#include <utility>

#include "gui/wx/words.h"

namespace kibic::gui {
namespace {

constexpr int raise = 8;  // of cards that may be played, in DIPs
// A window whose border is dragged changes its size more often than that, in ms.
constexpr int resizing_pause = 30;
// Of a table in a window of 1280 × 800, in DIPs, where the font of the desktop is right.
constexpr int usual_width = 620;
constexpr int usual_height = 560;
constexpr double growth_of_letters = 0.55;
constexpr double least_letters = 0.7;

// Values of the actions that a button of the scene stands for.
std::vector<ButtonValue> values_of_buttons(const View& view) {
  std::vector<ButtonValue> values;
  if (!view.scene) return values;
  for (const SceneButton& button : view.scene->buttons) {
    for (const CandidateRow& row : view.candidates) {
      if (row.first_card == button.id) values.push_back({button.id, row.value, row.is_best});
    }
  }
  return values;
}

}  // namespace

TablePanel::TablePanel(wxWindow* parent, PieceSvg svg)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
              wxFULL_REPAINT_ON_RESIZE | wxWANTS_CHARS | wxBORDER_NONE),
      pictures_(std::move(svg)),
      theme_(current_theme()) {
  SetBackgroundStyle(wxBG_STYLE_PAINT);
  SetMinSize(FromDIP(wxSize(320, 300)));
  plain_font_ = GetFont();
  Bind(wxEVT_PAINT, [this](wxPaintEvent&) { on_paint(); });
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    // While the border is dragged the pictures there are do, scaled; then they are drawn anew.
    resized_.StartOnce(resizing_pause);
    fit_font();
    place_all();
    tips_.clear();
    event.Skip();
  });
  resized_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
    pictures_.forget();
    Refresh();
  });
  Bind(wxEVT_MOTION, &TablePanel::on_pointer, this);
  Bind(wxEVT_LEAVE_WINDOW, &TablePanel::on_pointer, this);
  Bind(wxEVT_LEFT_DOWN, &TablePanel::on_left_down, this);
  Bind(wxEVT_LEFT_DCLICK, &TablePanel::on_left_down, this);
  Bind(wxEVT_LEFT_UP, &TablePanel::on_left_up, this);
  Bind(wxEVT_MOUSEWHEEL, &TablePanel::on_wheel_turned, this);
  Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
    theme_ = current_theme();
    Refresh();
    event.Skip();
  });
}

void TablePanel::show(const View& view) {
  Shown next{view.hint,
             view.contract,
             view.seat_view,
             view.seats,
             {view.sides, view.tally, view.parts},
             view.game,
             view.scene,
             view.playable,
             view.picked,
             view.arrows,
             view.numbers,
             values_of_buttons(view)};
  if (next == shown_) return;
  const Painted before{std::exchange(shown_, std::move(next)), std::exchange(placed_, {}),
                       hovered_};
  place_all();
  show_tip({});  // it spoke of what stood there before
  hovered_ = IsShownOnScreen() ? spot_at(ScreenToClient(wxGetMousePosition())) : std::nullopt;
  SetCursor(hovered_ ? wxCursor(wxCURSOR_HAND) : wxNullCursor);
  refresh_changes(before);
}

// --- Where things are.

// Words grow with the table, but less than the cards do; on a small one they shrink with it, as far
// as they can be read.
void TablePanel::fit_font() {
  const wxSize size = GetClientSize();
  const double share = std::min(static_cast<double>(size.x) / FromDIP(usual_width),
                                static_cast<double>(size.y) / FromDIP(usual_height));
  const double factor =
      share < 1 ? std::max(share, least_letters) : 1 + (share - 1) * growth_of_letters;
  const wxFont fitting = plain_font_.Scaled(static_cast<float>(factor));
  if (GetFont() != fitting) SetFont(fitting);
}

int TablePanel::header_height() const {
  return 2 * GetCharHeight();
}

bool TablePanel::is_playable(const std::string& name) const {
  return std::find(shown_.playable.begin(), shown_.playable.end(), name) != shown_.playable.end();
}

void TablePanel::place_all() {
  placed_.clear();
  spots_.clear();
  hovered_.reset();
  if (!shown_.scene) return;
  const Scene& scene = *shown_.scene;
  place_ = ScenePlace(scene, GetClientSize(), header_height());
  for (const SceneSquare& square : scene.squares) {
    if (is_playable(square.id)) spots_.push_back({square.id, place_.rect(square.area), true});
  }
  for (const SceneButton& button : scene.buttons) {
    if (is_playable(button.id)) spots_.push_back({button.id, place_.rect(button.area), false});
  }
  for (const SceneZone& zone : scene.zones) place_zone(zone);
  for (const ScenePiece& piece : scene.pieces) place_piece(piece);
  place_picked();
}

void TablePanel::place_zone(const SceneZone& zone) {
  const std::size_t first = placed_.size();
  bool has_playable = false;
  for (const ScenePiece& piece : zone.pieces) {
    place_piece(piece);
    PlacedPiece& placed = placed_.back();
    if (!zone.seat || !is_playable(piece.name)) continue;
    placed.rect.Offset(0, -FromDIP(raise));
    placed.spot = spots_.size();
    spots_.push_back({piece.name, placed.rect, false});
    has_playable = true;
  }
  for (std::size_t i = first; has_playable && i < placed_.size(); ++i) {
    placed_[i].is_barred = !placed_[i].spot;
  }
}

void TablePanel::place_piece(const ScenePiece& piece) {
  PlacedPiece placed;
  placed.piece = &piece;
  placed.rect = place_.piece_rect(piece);
  placed_.push_back(placed);
}

// The piece of an action under way also stands where it has come.
void TablePanel::place_picked() {
  if (shown_.picked.size() < 2) return;
  const auto origin = std::find_if(placed_.begin(), placed_.end(), [&](const PlacedPiece& placed) {
    return placed.piece->square == shown_.picked.front();
  });
  const auto now = centre_of(*shown_.scene, shown_.picked.back());
  if (origin == placed_.end() || !now) return;
  PlacedPiece moved = *origin;
  origin->is_ghost = shown_.picked.front() != shown_.picked.back();
  moved.rect.SetPosition(place_.at(now->x, now->y) - moved.rect.GetSize() / 2);
  placed_.push_back(moved);
}

std::optional<std::size_t> TablePanel::piece_at(wxPoint point) const {
  for (std::size_t i = placed_.size(); i-- > 0;) {  // what lies on top first
    if (placed_[i].rect.Contains(point)) return i;
  }
  return std::nullopt;
}

std::optional<std::size_t> TablePanel::spot_at(wxPoint point) const {
  const auto piece = piece_at(point);
  if (piece && placed_[*piece].piece->square.empty()) return placed_[*piece].spot;
  for (std::size_t i = 0; i < spots_.size(); ++i) {
    if (spots_[i].rect.Contains(point)) return i;
  }
  return std::nullopt;
}

const CardSpot* TablePanel::hovered_spot() const {
  return hovered_ && *hovered_ < spots_.size() ? &spots_[*hovered_] : nullptr;
}

wxString TablePanel::tip_at(wxPoint point) const {
  wxString tip;
  const auto add = [&tip](const wxString& line) {
    if (!line.empty()) tip += (tip.empty() ? "" : "\n") + line;
  };
  if (const auto piece = piece_at(point)) add(text(placed_[*piece].piece->hint));
  if (shown_.scene) {
    for (const SceneSquare& square : shown_.scene->squares) {
      if (place_.rect(square.area).Contains(point)) add(text(square.hint));
    }
    for (const SceneButton& button : shown_.scene->buttons) {
      if (place_.rect(button.area).Contains(point)) add(text(button.hint));
    }
  }
  for (const Tip& part : tips_) {
    if (part.rect.Contains(point)) add(part.text);
  }
  return tip;
}

std::optional<int> TablePanel::plate_at(wxPoint point) const {
  for (const Tip& part : tips_) {
    if (part.seat && part.rect.Contains(point)) return part.seat;
  }
  return std::nullopt;
}

// --- Pointer.

void TablePanel::on_pointer(wxMouseEvent& event) {
  event.Skip();
  show_tip(event.Leaving() ? wxString() : tip_at(event.GetPosition()));
  if (!pressed_.empty() && event.Dragging()) drag_to(event.GetPosition());
  const auto under = event.Leaving() ? std::nullopt : spot_at(event.GetPosition());
  if (under == hovered_) return;
  refresh_spot(std::exchange(hovered_, under));
  refresh_spot(hovered_);
  SetCursor(hovered_ ? wxCursor(wxCURSOR_HAND) : wxNullCursor);
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

wxRect TablePanel::dragged_rect() const {
  for (const PlacedPiece& placed : placed_) {
    if (placed.piece->square != pressed_ || placed.is_ghost) continue;
    return {*dragged_ - placed.rect.GetSize() / 2, placed.rect.GetSize()};
  }
  return {};
}

void TablePanel::drag_to(wxPoint point) {
  if (dragged_) RefreshRect(dragged_rect());
  dragged_ = point;
  RefreshRect(dragged_rect());
}

// A square acts at once, so that a piece can be dragged from it; a card and a button when released,
// so that one can still think better of it.
void TablePanel::on_left_down(wxMouseEvent& event) {
  SetFocus();
  const auto under = spot_at(event.GetPosition());
  if (!under || !spots_[*under].is_square || !on_card) return;
  // By value: the call changes what is placed.
  const std::string name = spots_[*under].name;
  pressed_ = name;
  // A piece on its way may be dragged on from where it stands.
  is_held_ = !shown_.picked.empty() && shown_.picked.back() == name;
  if (!is_held_) on_card(name);
}

void TablePanel::on_left_up(wxMouseEvent& event) {
  const std::string pressed = std::exchange(pressed_, std::string());
  if (dragged_) Refresh();
  dragged_.reset();
  const auto under = spot_at(event.GetPosition());
  const auto plate = plate_at(event.GetPosition());
  if (!under && plate && pressed.empty() && on_plate) on_plate(*plate);
  if (!under || !on_card) return;
  const std::string name = spots_[*under].name;
  if (spots_[*under].is_square && (pressed.empty() || (name == pressed && !is_held_))) return;
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
