// Which parts of the table have to be painted again after a step. On a large screen most of it
// stays as it is.
#include <algorithm>
#include <utility>

#include "gui/wx/table_panel.h"

namespace kibic::gui {
namespace {

constexpr int most_plate_lines = 6;
constexpr int plate_gap = 14;  // between a hand and its plate, with raised cards, in DIPs

// Nothing differs but pieces, plates, headline and score.
bool is_alike(const Scene& one, const Scene& other) {
  return one.width == other.width && one.is_rigid == other.is_rigid &&
         one.squares == other.squares && one.texts == other.texts && one.buttons == other.buttons &&
         one.score == other.score && one.numbers == other.numbers &&
         one.zones.size() == other.zones.size();
}

}  // namespace

// --- How far the parts reach.

// With the disc on its upper edge, and a little higher under the pointer.
wxRect TablePanel::reach_of(const PlacedPiece& placed) const {
  wxRect reach = placed.rect;
  reach.Inflate(FromDIP(plate_gap) / 2);
  if (placed.piece->order == 0) return reach;
  const int disc = placed.rect.width / 5;
  return reach.Union({reach.x, placed.rect.y - disc, reach.width, disc});
}

PlateSpot TablePanel::plate_spot(const SceneZone& zone) const {
  const wxPoint centre = place_.at(zone.x, zone.y);
  // Towards the middle of the table, above raised cards.
  PlateSpot spot;
  spot.centre = centre.x;
  spot.grows_down = zone.y < scene_height / 2;
  const int height = place_.is_rigid() ? place_.length(zone.height) : place_.card_size().y;
  const int reach = height / 2 + FromDIP(6);
  spot.edge = spot.grows_down ? centre.y + reach : centre.y - height / 2 - FromDIP(plate_gap);
  spot.width = place_.length(zone.width);
  return spot;
}

// The frame of a zone that is nobody's, without its title.
wxRect TablePanel::frame_of(const SceneZone& zone) const {
  wxRect rect = place_.rect({zone.x, zone.y, zone.width, zone.height});
  // The size of cards follows the window with a ratio of its own.
  for (const ScenePiece& piece : zone.pieces) rect.Union(place_.piece_rect(piece));
  if (zone.pieces.empty() && zone.height <= scene_card_height) {
    const int height = place_.card_size().y;
    rect = wxRect(rect.x, place_.at(zone.x, zone.y).y - height / 2, rect.width, height);
  }
  return rect.Inflate(FromDIP(6));
}

// What a zone covers without its pieces: its frame and title, or the plate of its seat.
wxRect TablePanel::reach_of(const SceneZone& zone) const {
  const int line = GetCharHeight();
  if (zone.seat) {
    const PlateSpot spot = plate_spot(zone);
    const int height = (most_plate_lines + 1) * line;
    wxRect plate(spot.centre - spot.width / 2, spot.grows_down ? spot.edge : spot.edge - height,
                 spot.width, height);
    return plate.Inflate(FromDIP(2));
  }
  const wxRect frame = frame_of(zone);
  const int width = std::max(frame.width, place_.length(200));
  const wxRect title(place_.at(zone.x, zone.y).x - width / 2, frame.y - 3 * line / 2, width,
                     3 * line / 2);
  return frame.Union(title).Inflate(FromDIP(2));
}

// --- What has changed.

void TablePanel::refresh_all() {
  tips_.clear();
  Refresh();
}

void TablePanel::refresh_spot(std::optional<std::size_t> spot) {
  if (!spot || *spot >= spots_.size()) return;
  RefreshRect(wxRect(spots_[*spot].rect).Inflate(FromDIP(plate_gap)));
}

void TablePanel::refresh_zone(const Painted& before, std::size_t zone) {
  const SceneZone& old = before.shown.scene->zones[zone];
  const SceneZone& now = shown_.scene->zones[zone];
  const wxRect reach = reach_of(now);
  bool is_same = old.seat == now.seat && old.title == now.title && old.hint == now.hint &&
                 reach_of(old) == reach && old.pieces.empty() == now.pieces.empty();
  if (is_same && now.seat) {
    const auto seat = static_cast<std::size_t>(*now.seat);
    const auto& seats = before.shown.seats;
    is_same =
        seat < seats.size() && seat < shown_.seats.size() && seats[seat] == shown_.seats[seat];
  }
  if (!is_same) RefreshRect(reach_of(old).Union(reach));
}

void TablePanel::refresh_pieces(const Painted& before) {
  const auto is_hovered = [](const PlacedPiece& placed, const std::optional<std::size_t>& hovered) {
    return hovered && placed.spot == hovered;
  };
  std::vector<bool> stays(before.pieces.size());
  std::size_t next = 0;  // pieces that stay keep their order, so none comes to lie above another
  for (const PlacedPiece& now : placed_) {
    std::size_t found = next;
    const auto looks_the_same = [&](const PlacedPiece& old) {
      return old.rect == now.rect && old.is_barred == now.is_barred &&
             old.is_ghost == now.is_ghost && *old.piece == *now.piece &&
             is_hovered(old, before.hovered) == is_hovered(now, hovered_);
    };
    while (found < stays.size() && !looks_the_same(before.pieces[found])) ++found;
    if (found == stays.size()) {
      RefreshRect(reach_of(now));
      continue;
    }
    stays[found] = true;
    next = found + 1;
  }
  for (std::size_t i = 0; i < stays.size(); ++i) {
    if (!stays[i]) RefreshRect(reach_of(before.pieces[i]));
  }
}

void TablePanel::refresh_changes(const Painted& before) {
  const Shown& old = before.shown;
  const bool is_same = old.scene && shown_.scene && is_alike(*old.scene, *shown_.scene) &&
                       old.game == shown_.game && old.picked == shown_.picked &&
                       old.arrows == shown_.arrows && old.numbers == shown_.numbers &&
                       old.values == shown_.values && old.hint == shown_.hint;
  if (!is_same || !shown_.scene->squares.empty()) return refresh_all();
  if (old.contract != shown_.contract || old.seat_view != shown_.seat_view) {
    RefreshRect(wxRect(0, 0, GetClientSize().x, header_height()));
  }
  if (old.score != shown_.score && shown_.scene->score) {
    RefreshRect(place_.rect(*shown_.scene->score));
  }
  for (std::size_t i = 0; i < shown_.scene->zones.size(); ++i) refresh_zone(before, i);
  refresh_pieces(before);
}

}  // namespace kibic::gui
