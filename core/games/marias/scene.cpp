// The table as a picture: seat 0 below, seat 1 to the left, seat 2 to the right, clockwise; the
// trick in the middle, both talons and the trick before on the right. A view of one seat turns the
// table so that the seat is below.
#include <algorithm>

#include "core/games/marias/rules.h"
#include "core/games/marias/view.h"
#include "core/games/marias/words.h"

namespace kibic::marias {
namespace {

struct Spot {
  double x = 0;
  double y = 0;
};

// By place at the table: 0 below, 1 left, 2 right.
constexpr std::array<Spot, 3> hand_spots{{{500, 890}, {260, 130}, {740, 130}}};
constexpr std::array<double, 3> hand_widths{900, 440, 440};
constexpr Spot trick_spot{500, 515};
constexpr std::array<Spot, 3> trick_offsets{{{0, 76}, {-80, -54}, {80, -54}}};
constexpr double trick_size = 300;
constexpr Spot last_trick_spot{880, 690};
constexpr Spot talon_spot{900, 460};
constexpr Spot dealt_talon_spot{740, 460};
constexpr double small = 0.6;  // of a card, for what is past

int place_of(int seat, std::optional<int> viewer) {
  return (seat - viewer.value_or(0) + 3) % 3;
}

SceneZone zone_at(std::string id, Message title, Spot spot, double width, double height) {
  SceneZone zone;
  zone.id = std::move(id);
  zone.title = std::move(title);
  zone.x = spot.x;
  zone.y = spot.y;
  zone.width = width;
  zone.height = height;
  return zone;
}

ScenePiece piece(Card card, bool is_open, Spot spot, double scale = 1) {
  ScenePiece piece;
  piece.name = is_open ? to_string(card) : "??";
  if (is_open) piece.hint = Message("{0}", czech_name(card));
  piece.x = spot.x;
  piece.y = spot.y;
  piece.width = scale * scene_card_width;
  piece.height = scale * scene_card_height;
  return piece;
}

void lay_row(SceneZone& zone, CardSet cards, bool is_open, double scale = 1) {
  const auto order = in_hand_order(cards);
  if (order.empty()) return;
  const auto gaps = static_cast<double>(order.size() - 1);
  const double width = scale * scene_card_width;
  const double step = gaps > 0 ? std::min(width + 6 * scale, (zone.width - width) / gaps) : 0;
  double x = zone.x - step * gaps / 2;
  for (const Card card : order) {
    zone.pieces.push_back(piece(card, is_open, {x, zone.y}, scale));
    x += step;
  }
}

// --- Hands.

// Who has to discard sees what came from the talon.
void mark_picked_up(const State& state, int seat, SceneZone& zone) {
  if (state.phase != Phase::talon || state.to_act != Actor::seat(seat)) return;
  for (ScenePiece& card : zone.pieces) {
    const auto shown = parse_card(card.name);
    card.is_marked = shown && state.picked_up[static_cast<std::size_t>(seat)].contains(*shown);
  }
}

SceneZone hand_zone(const State& state, int seat, std::optional<int> viewer) {
  const auto place = static_cast<std::size_t>(place_of(seat, viewer));
  SceneZone zone =
      zone_at("hand-" + std::to_string(seat), Message(KIBIC_TEXT("hand of seat {0}"), seat + 1),
              hand_spots[place], hand_widths[place], scene_card_height);
  zone.seat = seat;
  const bool is_shown = !viewer || *viewer == seat || state.lay_down_by == seat;
  const bool is_own = viewer == seat;
  lay_row(zone, is_own ? view(state, seat).hand : state.hands[static_cast<std::size_t>(seat)],
          is_shown);
  mark_picked_up(state, seat, zone);
  return zone;
}

// --- Tricks.

// The trick under way, or the last one while the next is not led yet: its place; none before play.
std::optional<std::size_t> shown_trick(const State& state) {
  if (state.tricks.empty()) return std::nullopt;
  const std::size_t last = state.tricks.size() - 1;
  return state.tricks[last].size == 0 && last > 0 ? last - 1 : last;
}

void lay_trick(SceneZone& zone, const State& state, const Trick& trick, std::optional<int> viewer,
               double scale) {
  if (trick.size == 0) return;
  const int winning = winning_place(trick, order_of(*state.contract, *state.options));
  for (int i = 0; i < trick.size; ++i) {
    const Spot offset = trick_offsets[static_cast<std::size_t>(place_of(trick.seat_of(i), viewer))];
    ScenePiece card = piece(trick.cards[static_cast<std::size_t>(i)], true,
                            {zone.x + scale * offset.x, zone.y + scale * offset.y}, scale);
    card.is_dimmed = trick.is_full();
    card.is_marked = i == winning;
    card.order = i + 1;
    zone.pieces.push_back(std::move(card));
  }
}

Message trick_title(const State& state, std::size_t place) {
  return Message(KIBIC_TEXT("trick {0}"), state.first_trick + static_cast<int>(place));
}

SceneZone trick_zone(const State& state, std::optional<int> viewer) {
  const auto shown = shown_trick(state);
  SceneZone zone =
      zone_at("trick", shown ? trick_title(state, *shown) : Message(KIBIC_TEXT("trick")),
              trick_spot, trick_size, trick_size);
  if (shown) lay_trick(zone, state, state.tricks[*shown], viewer, 1);
  return zone;
}

// The trick before the one in the middle.
std::optional<SceneZone> last_trick_zone(const State& state, std::optional<int> viewer) {
  const auto shown = shown_trick(state);
  if (!shown || *shown == 0) return std::nullopt;
  const std::size_t before = *shown - 1;
  SceneZone zone = zone_at("last-trick", trick_title(state, before), last_trick_spot,
                           small * trick_size, small * trick_size);
  lay_trick(zone, state, state.tricks[before], viewer, small);
  for (ScenePiece& card : zone.pieces) card.is_dimmed = false;  // small is past enough
  return zone;
}

// --- The talon, as it lies now and as it was dealt.

bool has_picked_up(const State& state, int seat) {
  return !state.picked_up[static_cast<std::size_t>(seat)].empty();
}

// All twelve cards of who laid two away, for the open view and for himself.
Message hand_before_discard(const State& state, std::optional<int> viewer) {
  if (!state.discarder || state.talon.empty()) return {};
  if (viewer && viewer != state.discarder) return {};
  const auto seat = static_cast<std::size_t>(*state.discarder);
  CardSet hand = state.picked_up[seat];
  for (const Card card : state.dealt[seat]) hand.insert(card);
  return Message(KIBIC_TEXT("Held before the discard: {0}"), pretty(hand));
}

SceneZone talon_zone(const State& state, std::optional<int> viewer) {
  SceneZone zone = zone_at("talon", Message(KIBIC_TEXT("talon")), talon_spot,
                           2 * scene_card_width + 10, scene_card_height);
  const bool is_shown = !viewer || state.discarder == *viewer;
  lay_row(zone, state.talon, is_shown);
  zone.hint = hand_before_discard(state, viewer);
  return zone;
}

// Once it was taken up, for those who saw it.
std::optional<SceneZone> dealt_talon_zone(const State& state, std::optional<int> viewer) {
  CardSet dealt;
  for (const Card card : state.dealt_talon) dealt.insert(card);
  const auto has_seen = [&](int seat) {
    return (!viewer || viewer == seat) && has_picked_up(state, seat);
  };
  if (dealt.empty() || !(has_seen(0) || has_seen(1) || has_seen(2))) return std::nullopt;
  SceneZone zone = zone_at("talon-dealt", Message(KIBIC_TEXT("talon as dealt")), dealt_talon_spot,
                           small * (2 * scene_card_width + 10), small * scene_card_height);
  lay_row(zone, dealt, true, small);
  zone.hint = hand_before_discard(state, viewer);
  return zone;
}

}  // namespace

Scene Rules::scene(const State& state, std::optional<int> seat) {
  Scene scene;
  scene.score = {165, 575, 330, 450};  // left of the trick, between plates above and hand below
  for (int hand = 0; hand < 3; ++hand) scene.zones.push_back(hand_zone(state, hand, seat));
  scene.zones.push_back(trick_zone(state, seat));
  scene.zones.push_back(talon_zone(state, seat));
  if (auto zone = last_trick_zone(state, seat)) scene.zones.push_back(std::move(*zone));
  if (auto zone = dealt_talon_zone(state, seat)) scene.zones.push_back(std::move(*zone));
  return scene;
}

}  // namespace kibic::marias
