// The table as a picture: the banker's cards above, the player's below, totals beside the hands,
// bank and stake in the middle.
#include <algorithm>
#include <utility>

#include "core/games/ochko/notation.h"
#include "core/games/ochko/rules.h"
#include "core/games/ochko/words.h"

namespace kibic::ochko {
namespace {

constexpr double centre = 500;
constexpr double banker_row = 230;
constexpr double money_row = 500;
constexpr double player_row = 770;
constexpr double hand_width = 760;
constexpr double gap = 12;  // between two cards
constexpr double scale = 1.4;
constexpr double total_place = 940;

// A card on the table; none is covered.
using Laid = std::vector<std::optional<Card>>;

ScenePiece piece(const std::optional<Card>& card, int points, double x, double y) {
  ScenePiece piece;
  piece.name = text_of(card);
  if (card) piece.hint = Message(KIBIC_TEXT("{0}: {1} points"), pretty(*card), points);
  piece.x = x;
  piece.y = y;
  piece.width = scale * scene_card_width;
  piece.height = scale * scene_card_height;
  return piece;
}

// Points of each card, as far as the cards before it are known.
std::vector<int> points_of(const Laid& laid, const Options& options) {
  Cards known;
  for (const auto& card : laid) {
    if (!card) break;
    known.push_back(*card);
  }
  std::vector<int> points = card_values(known, options);
  points.resize(laid.size());
  return points;
}

SceneZone hand_zone(int seat, Message title, const Laid& laid, const Options& options) {
  SceneZone zone;
  zone.id = "hand-" + std::to_string(seat);
  zone.seat = seat;
  zone.title = std::move(title);
  zone.x = centre;
  zone.y = seat == player_seat ? player_row : banker_row;
  zone.width = hand_width;
  zone.height = scale * scene_card_height;
  if (laid.empty()) return zone;
  const double width = scale * scene_card_width;
  const auto gaps = static_cast<double>(laid.size() - 1);
  const double step = gaps > 0 ? std::min(width + gap, (hand_width - width) / gaps) : 0;
  const std::vector<int> points = points_of(laid, options);
  for (std::size_t i = 0; i < laid.size(); ++i) {
    const double x = centre + (static_cast<double>(i) - gaps / 2) * step;
    zone.pieces.push_back(piece(laid[i], points[i], x, zone.y));
    zone.pieces.back().order = static_cast<int>(i) + 1;
  }
  return zone;
}

Laid player_laid(const State& state) {
  return {state.player.begin(), state.player.end()};
}

Laid banker_laid(const State& state, bool is_open_view) {
  Laid laid;
  if (state.phase == Phase::deal) return laid;
  for (const int place : {0, 1}) {
    const auto& card = state.banker[static_cast<std::size_t>(place)];
    const bool is_shown = is_open_view || is_visible(state, place);
    laid.push_back(is_shown ? card : std::nullopt);
  }
  laid.insert(laid.end(), state.draws.begin(), state.draws.end());
  return laid;
}

SceneText text_at(Message text, double x, double y, bool is_strong) {
  return {std::move(text), x, y, is_strong};
}

}  // namespace

Scene Rules::scene(const State& state, std::optional<int> seat) {
  const Cards banker = seat ? visible_banker_cards(state) : banker_cards(state);
  Scene scene;
  scene.zones = {
      hand_zone(banker_seat, Message(KIBIC_TEXT("banker")), banker_laid(state, !seat),
                *state.options),
      hand_zone(player_seat, Message(KIBIC_TEXT("player")), player_laid(state), *state.options)};
  scene.texts.push_back(text_at(
      Message(KIBIC_TEXT("stake {0}, bank {1}"), state.stake, to_string_hundredths(state.bank)),
      centre, money_row, false));
  if (state.phase == Phase::deal) return scene;
  const auto total = [&](const Cards& cards) {
    return Message("{0}", value_of(cards, *state.options).total);
  };
  scene.texts.push_back(text_at(total(banker), total_place, banker_row, true));
  scene.texts.push_back(text_at(total(state.player), total_place, player_row, true));
  if (state.phase == Phase::over) {
    scene.texts.push_back(
        text_at(Message("{0}", word_of(outcome_of(state).kind)), centre, money_row + 50, true));
  }
  return scene;
}

}  // namespace kibic::ochko
