// The table as a picture: the banker's cards above, the player's below with the buttons, totals
// beside the hands, room for numbers on the left.
#include <algorithm>
#include <utility>

#include "core/games/ochko/notation.h"
#include "core/games/ochko/rules.h"
#include "core/games/ochko/words.h"

namespace kibic::ochko {
namespace {

constexpr double scene_width = 1450;
constexpr double centre = 880;  // of the hands
constexpr double hand_width = 860;
constexpr double card_width = 152;
constexpr double card_height = 228;
constexpr double gap = 14;  // between two cards
constexpr double banker_row = 150;
constexpr double player_row = 770;
constexpr double result_row = 446;
constexpr double button_row = 957;
constexpr double total_place = 1364;
constexpr double total_size = 74;
constexpr double points_size = 30;
constexpr double result_size = 48;
constexpr double points_gap = 18;  // between a card and what its ace counts

// A card on the table; none is covered.
using Laid = std::vector<std::optional<Card>>;

ScenePiece piece(const std::optional<Card>& card, int points, double x, double y) {
  ScenePiece piece;
  piece.name = text_of(card);
  if (card) {
    piece.hint = points == 1 ? Message(KIBIC_TEXT("{0}: 1 point"), pretty(*card))
                             : Message(KIBIC_TEXT("{0}: {1} points"), pretty(*card), points);
  }
  piece.x = x;
  piece.y = y;
  piece.width = card_width;
  piece.height = card_height;
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

// What an ace counts stands by it: that depends on its place (R6).
void tell_ace(const std::optional<Card>& card, int points, const ScenePiece& piece, Scene& scene) {
  if (!card || card->rank() != Rank::ace || points == 0) return;
  const bool is_above = piece.y < result_row;
  const double reach = card_height / 2 + points_gap;
  scene.texts.push_back(
      {Message("{0}", points), piece.x, piece.y + (is_above ? -reach : reach), false, points_size});
}

void add_hand(int seat, Message title, const Laid& laid, const Options& options, Scene& scene) {
  SceneZone zone;
  zone.id = "hand-" + std::to_string(seat);
  zone.seat = seat;
  zone.title = std::move(title);
  zone.x = centre;
  zone.y = seat == player_seat ? player_row : banker_row;
  zone.width = hand_width;
  zone.height = card_height;
  const std::size_t gaps = laid.empty() ? 0 : laid.size() - 1;
  const auto spaces = static_cast<double>(gaps);
  const double step = gaps > 0 ? std::min(card_width + gap, (hand_width - card_width) / spaces) : 0;
  const std::vector<int> points = points_of(laid, options);
  for (std::size_t i = 0; i < laid.size(); ++i) {
    const double x = centre + (static_cast<double>(i) - spaces / 2) * step;
    zone.pieces.push_back(piece(laid[i], points[i], x, zone.y));
    tell_ace(laid[i], points[i], zone.pieces.back(), scene);
  }
  scene.zones.push_back(std::move(zone));
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

// "16", and of a hand with a covered card "10 +".
void add_total(const Laid& laid, const Options& options, double y, Scene& scene) {
  Cards known;
  for (const auto& card : laid) {
    if (!card) break;
    known.push_back(*card);
  }
  if (laid.empty() || known.empty()) return;
  const int total = value_of(known, options).total;
  const bool is_whole = known.size() == laid.size();
  scene.texts.push_back({is_whole ? Message("{0}", total) : Message("{0} +", total), total_place, y,
                         true, total_size});
}

SceneButton button(std::string id, Message text, std::string key, Message hint, double x) {
  return {
      std::move(id), std::move(text), std::move(key), std::move(hint), {x, button_row, 410, 72}};
}

// As the table says it to the player; who looks on is told of him.
Message result(ResultKind kind, bool is_player) {
  switch (kind) {
    case ResultKind::win:
      return is_player ? Message(KIBIC_TEXT("You have won"))
                       : Message(KIBIC_TEXT("The player wins"));
    case ResultKind::loss:
      return is_player ? Message(KIBIC_TEXT("You have lost"))
                       : Message(KIBIC_TEXT("The player loses"));
    case ResultKind::push:
      return Message(KIBIC_TEXT("Nobody wins"));
    case ResultKind::bust:
      return is_player ? Message(KIBIC_TEXT("You have too many points"))
                       : Message(KIBIC_TEXT("The player has too many points"));
  }
  return {};
}

// Why, where the totals alone do not say it.
Message reason(const Outcome& outcome, const Options& options) {
  if (outcome.is_tie) return Message(KIBIC_TEXT("equal totals, {0}"), tie_rule(options));
  return outcome.is_pocket_jack ? Message(KIBIC_TEXT("by a PocketJack")) : Message();
}

void add_result(const State& state, bool is_player, Scene& scene) {
  const Outcome outcome = outcome_of(state);
  const Message why = reason(outcome, *state.options);
  const double row = why.id.empty() ? result_row : result_row - 24;
  scene.texts.push_back({result(outcome.kind, is_player), centre, row, true, result_size});
  if (!why.id.empty()) scene.texts.push_back({why, centre, result_row + 26, false, points_size});
}

}  // namespace

Scene Rules::scene(const State& state, std::optional<int> seat) {
  const Laid banker = banker_laid(state, !seat);
  const Laid player = player_laid(state);
  Scene scene;
  scene.width = scene_width;
  scene.is_rigid = true;
  add_hand(banker_seat, Message(KIBIC_TEXT("banker")), banker, *state.options, scene);
  add_hand(player_seat, Message(KIBIC_TEXT("player")), player, *state.options, scene);
  add_total(banker, *state.options, banker_row, scene);
  add_total(player, *state.options, player_row, scene);
  if (state.phase == Phase::over) {
    add_result(state, seat == player_seat, scene);
  }
  scene.buttons = {button("hit", Message(KIBIC_TEXT("Hit")), "H",
                          Message(KIBIC_TEXT("Take one more card")), centre - 215),
                   button("stand", Message(KIBIC_TEXT("Stand")), "S",
                          Message(KIBIC_TEXT("Let the banker play")), centre + 215)};
  scene.score = SceneArea{226, 190, 432, 300};
  scene.numbers = SceneArea{226, 680, 432, 620};
  return scene;
}

}  // namespace kibic::ochko
