// Which parts of the table have to be painted again after a step. On a large screen most of it
// stays as it is.
#include <algorithm>

#include "gui/wx/table_panel.h"

namespace kibic::gui {
namespace {

constexpr int most_plate_lines = 6;

// Nothing but what zones, plates, headline and score show.
bool is_alike(const Scene& one, const Scene& other) {
  return one.width == other.width && one.is_rigid == other.is_rigid &&
         one.squares == other.squares && one.pieces == other.pieces && one.texts == other.texts &&
         one.buttons == other.buttons && one.score == other.score && one.numbers == other.numbers &&
         one.zones.size() == other.zones.size();
}

bool is_listed(const std::vector<std::string>& names, const std::string& name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

// All that a zone can cover: its pieces, raised or not, its title, and the plate of its seat.
wxRect TablePanel::reach_of(const SceneZone& zone) const {
  const int line = GetCharHeight();
  wxRect reach = place_.rect({zone.x, zone.y, zone.width, zone.height});
  for (const ScenePiece& piece : zone.pieces) reach.Union(place_.piece_rect(piece));
  const wxRect card(place_.at(zone.x, zone.y) - place_.card_size() / 2, place_.card_size());
  reach.Union(card);
  reach.Inflate(std::max(place_.length(100), FromDIP(20)), 2 * line);
  if (zone.seat) reach.Inflate(0, most_plate_lines * line);
  return reach;
}

bool TablePanel::is_zone_changed(const Shown& before, std::size_t zone) const {
  const SceneZone& old = before.scene->zones[zone];
  const SceneZone& now = shown_.scene->zones[zone];
  if (old != now) return true;
  if (!now.seat) return false;
  const auto seat = static_cast<std::size_t>(*now.seat);
  if (seat >= before.seats.size() || seat >= shown_.seats.size()) return true;
  if (before.seats[seat] != shown_.seats[seat]) return true;
  return std::any_of(now.pieces.begin(), now.pieces.end(), [&](const ScenePiece& piece) {
    return is_listed(before.playable, piece.name) != is_playable(piece.name);
  });
}

void TablePanel::refresh_changes(const Shown& before) {
  const bool is_same = before.scene && shown_.scene && is_alike(*before.scene, *shown_.scene) &&
                       before.game == shown_.game && before.picked == shown_.picked &&
                       before.arrows == shown_.arrows && before.numbers == shown_.numbers &&
                       before.values == shown_.values && before.hint == shown_.hint;
  if (!is_same || !shown_.scene->squares.empty()) {
    Refresh();
    return;
  }
  if (before.contract != shown_.contract || before.seat_view != shown_.seat_view) {
    RefreshRect(wxRect(0, 0, GetClientSize().x, header_height()));
  }
  if (before.score != shown_.score && shown_.scene->score) {
    RefreshRect(place_.rect(*shown_.scene->score));
  }
  for (std::size_t i = 0; i < shown_.scene->zones.size(); ++i) {
    if (!is_zone_changed(before, i)) continue;
    RefreshRect(reach_of(before.scene->zones[i]).Union(reach_of(shown_.scene->zones[i])));
  }
}

}  // namespace kibic::gui
