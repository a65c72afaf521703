// The table as a picture: seat 0 below, seat 1 to the left, seat 2 to the right, clockwise; the
// trick in the middle. A view of one seat turns the table so that the seat is below.
#include <fmt/format.h>

#include "core/games/marias/rules.h"
#include "core/games/marias/view.h"
#include "core/games/marias/words.h"

namespace kibic::marias {
namespace {

constexpr double card_width = 70;
constexpr double card_height = 112;

struct Spot {
  double x = 0;
  double y = 0;
};

// By place at the table: 0 below, 1 left, 2 right.
constexpr std::array<Spot, 3> hand_spots{{{500, 890}, {260, 130}, {740, 130}}};
constexpr std::array<Spot, 3> trick_spots{{{500, 580}, {400, 430}, {600, 430}}};
constexpr Spot talon_spot{880, 560};
constexpr std::array<double, 3> hand_widths{900, 440, 440};

int place_of(int seat, std::optional<int> viewer) {
  return (seat - viewer.value_or(0) + 3) % 3;
}

ScenePiece piece(std::string name, double x, double y) {
  ScenePiece piece;
  piece.name = std::move(name);
  piece.x = x;
  piece.y = y;
  piece.width = card_width;
  piece.height = card_height;
  return piece;
}

void lay_row(SceneZone& zone, CardSet cards, bool is_open) {
  const auto order = in_hand_order(cards);
  const double step = order.size() > 1
                          ? std::min(card_width + 6, (zone.width - card_width) /
                                                         static_cast<double>(order.size() - 1))
                          : 0;
  double x = zone.x - step * static_cast<double>(order.size() - 1) / 2;
  if (order.empty()) return;
  for (const Card card : order) {
    zone.pieces.push_back(piece(is_open ? to_string(card) : "??", x, zone.y));
    x += step;
  }
}

SceneZone hand_zone(const State& state, int seat, std::optional<int> viewer) {
  const auto place = static_cast<std::size_t>(place_of(seat, viewer));
  SceneZone zone;
  zone.id = "hand-" + std::to_string(seat);
  zone.seat = seat;
  zone.title = Message(KIBIC_TEXT("hand of seat {0}"), seat + 1);
  zone.x = hand_spots[place].x;
  zone.y = hand_spots[place].y;
  zone.width = hand_widths[place];
  zone.height = card_height;
  const bool is_shown = !viewer || *viewer == seat || state.lay_down_by == seat;
  const bool is_own = viewer == seat;
  lay_row(zone, is_own ? view(state, seat).hand : state.hands[static_cast<std::size_t>(seat)],
          is_shown);
  return zone;
}

// The trick under way, or the last one while the next is not led yet.
const Trick* shown_trick(const State& state) {
  if (state.tricks.empty()) return nullptr;
  const Trick& last = state.tricks.back();
  if (last.size > 0 || state.tricks.size() == 1) return &last;
  return &state.tricks[state.tricks.size() - 2];
}

SceneZone trick_zone(const State& state, std::optional<int> viewer) {
  SceneZone zone;
  zone.id = "trick";
  zone.title = Message(KIBIC_TEXT("trick"));
  zone.x = 500;
  zone.y = 500;
  zone.width = 320;
  zone.height = 320;
  const Trick* trick = shown_trick(state);
  if (trick == nullptr || trick->size == 0) return zone;
  const int winning = winning_place(*trick, order_of(*state.contract, *state.options));
  for (int i = 0; i < trick->size; ++i) {
    const auto place = static_cast<std::size_t>(place_of(trick->seat_of(i), viewer));
    ScenePiece card = piece(to_string(trick->cards[static_cast<std::size_t>(i)]),
                            trick_spots[place].x, trick_spots[place].y);
    card.is_dimmed = trick->is_full();
    card.is_marked = i == winning;
    zone.pieces.push_back(std::move(card));
  }
  return zone;
}

SceneZone talon_zone(const State& state, std::optional<int> viewer) {
  SceneZone zone;
  zone.id = "talon";
  zone.title = Message(KIBIC_TEXT("talon"));
  zone.x = talon_spot.x;
  zone.y = talon_spot.y;
  zone.width = 2 * card_width + 10;
  zone.height = card_height;
  const bool is_shown = !viewer || state.discarder == *viewer;
  lay_row(zone, state.talon, is_shown);
  for (ScenePiece& card : zone.pieces) card.is_dimmed = true;
  return zone;
}

void add_text(Scene& scene, Message text, double y, bool is_strong) {
  scene.texts.push_back({std::move(text), 500, y, is_strong});
}

void add_texts(Scene& scene, const State& state) {
  if (!state.contract) return;
  add_text(scene,
           Message(KIBIC_TEXT("seat {0} plays {1}"), state.declarer + 1, pretty(*state.contract)),
           260, true);
  std::string fleks;
  for (const Part part : all_parts) {
    const int count = state.doubling.counts[index_of(part)];
    if (count == 0) continue;
    if (!fleks.empty()) fleks += ", ";
    fleks += fmt::format("{} {}", flek_word(count), pretty(part));
  }
  if (!fleks.empty()) add_text(scene, Message(KIBIC_TEXT("doubled: {0}"), fleks), 300, false);
  if (state.phase < Phase::play || !has_trump(state.contract->kind)) return;
  std::array<int, 2> points{state.points[0] + state.won_before[0],
                            state.points[1] + state.won_before[1]};
  for (const Marriage& marriage : state.marriages) {
    points[marriage.seat == state.declarer ? 0 : 1] += marriage.value;
  }
  add_text(scene, Message(KIBIC_TEXT("points: declarer {0}, defenders {1}"), points[0], points[1]),
           340, false);
}

}  // namespace

Scene Rules::scene(const State& state, std::optional<int> seat) {
  Scene scene;
  for (int hand = 0; hand < 3; ++hand) scene.zones.push_back(hand_zone(state, hand, seat));
  scene.zones.push_back(trick_zone(state, seat));
  scene.zones.push_back(talon_zone(state, seat));
  add_texts(scene, state);
  return scene;
}

}  // namespace kibic::marias
