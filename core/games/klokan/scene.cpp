// The board as a picture, White below, and what has been captured beside it. A view of Black turns
// it. Squares are named as in the notation.
#include <string>
#include <utility>

#include "core/games/klokan/rules.h"

namespace kibic::klokan {
namespace {

constexpr double square_size = 114;
constexpr double board_left = 66;
constexpr double board_top = 16;
constexpr double board_size = 8 * square_size;
constexpr double label_size = 36;
constexpr double label_gap = 32;  // from the edge of the board to the middle of a label
constexpr double stone_size = 0.86 * square_size;
constexpr double scene_width = 1390;
// The column beside the board.
constexpr double beside = 1188;
constexpr double beside_width = 384;
constexpr double captured_row = 66;  // of the side above; that of the side below is as far down
constexpr double captured_height = 92;
constexpr double captured_size = 40;

// Where squares are. Told from the side below.
struct Looks {
  bool is_turned = false;

  int column(Square square) const { return is_turned ? 7 - file_of(square) : file_of(square); }
  int row(Square square) const { return is_turned ? rank_of(square) : 7 - rank_of(square); }
  double x(Square square) const { return board_left + (column(square) + 0.5) * square_size; }
  double y(Square square) const { return board_top + (row(square) + 0.5) * square_size; }
};

SceneSquare square_at(Square square, const Looks& looks) {
  SceneSquare shown;
  shown.id = to_string(square);
  shown.area = {looks.x(square), looks.y(square), square_size, square_size};
  shown.is_dark = (file_of(square) + rank_of(square)) % 2 == 0;
  shown.hint = Message("{0}", shown.id);
  return shown;
}

Message name_of_stone(Side side, bool is_doubled) {
  if (side == Side::white) {
    return is_doubled ? Message(KIBIC_TEXT("white doubled stone"))
                      : Message(KIBIC_TEXT("white stone"));
  }
  return is_doubled ? Message(KIBIC_TEXT("black doubled stone"))
                    : Message(KIBIC_TEXT("black stone"));
}

// "w" or "b", doubled "W" or "B": as positions are written.
ScenePiece stone_of(Side side, bool is_doubled, double x, double y, double size) {
  ScenePiece piece;
  const char* const plain = side == Side::white ? "w" : "b";
  const char* const doubled = side == Side::white ? "W" : "B";
  piece.name = is_doubled ? doubled : plain;
  piece.x = x;
  piece.y = y;
  piece.width = piece.height = size;
  piece.hint = name_of_stone(side, is_doubled);
  return piece;
}

// Stones that count two now (R6, A3).
Squares doubled_stones(const State& state, Side side) {
  const Squares own = state.board.stones[index_of(side)];
  return state.options->is_positional() ? own & far_rank(side) : own & state.board.doubled;
}

void add_stones(const State& state, Side side, const Looks& looks, Scene& scene) {
  const Squares doubled = doubled_stones(state, side);
  for (Squares rest = state.board.stones[index_of(side)]; rest != 0; rest &= rest - 1) {
    const Square square = first(rest);
    scene.pieces.push_back(
        stone_of(side, (doubled & bit(square)) != 0, looks.x(square), looks.y(square), stone_size));
    scene.pieces.back().square = to_string(square);
  }
}

void add_labels(const Looks& looks, Scene& scene) {
  for (int i = 0; i < 8; ++i) {
    const auto on_edge = static_cast<Square>(looks.is_turned ? 63 - i : i);  // along the side below
    SceneText file;
    file.text = Message("{0}", to_string(on_edge).substr(0, 1));
    file.x = looks.x(on_edge);
    file.y = board_top + board_size + label_gap;
    file.size = label_size;
    scene.texts.push_back(file);
    const auto up = static_cast<Square>(8 * i);
    SceneText rank;
    rank.text = Message("{0}", i + 1);
    rank.x = board_left - label_gap;
    rank.y = looks.y(up);
    rank.size = label_size;
    scene.texts.push_back(rank);
  }
}

// The stones that the side has taken, as far as the other one began with all of its own.
SceneZone captured_zone(const State& state, Side side, const Looks& looks) {
  const bool is_below = (side == Side::white) != looks.is_turned;
  SceneZone zone;
  zone.seat = side == Side::white ? 0 : 1;
  zone.id = "captured-" + std::to_string(*zone.seat);
  zone.title = Message(side == Side::white ? KIBIC_TEXT("White") : KIBIC_TEXT("Black"));
  zone.x = beside;
  zone.y = is_below ? board_top + board_size - (captured_row - board_top) : captured_row;
  zone.width = beside_width;
  zone.height = captured_height;
  const int taken = most_stones - count(state.board.stones[index_of(other(side))]);
  zone.hint = Message(KIBIC_TEXT("stones of the other side that are off the board: {0}"), taken);
  // Two rows of eight, the first one towards the edge of the picture.
  for (int i = 0; i < taken; ++i) {
    const double column = i % 8 - 3.5;
    const double row = is_below ? 0.5 - i / 8 : i / 8 - 0.5;
    zone.pieces.push_back(stone_of(other(side), false, zone.x + column * (captured_size + 8),
                                   zone.y + row * (captured_size + 8), captured_size));
  }
  return zone;
}

}  // namespace

Scene Rules::scene(const State& state, std::optional<int> seat) {
  const Looks looks{seat == 1};
  Scene scene;
  scene.width = scene_width;
  scene.is_rigid = true;
  for (Square square = 0; square < square_count; ++square) {
    scene.squares.push_back(square_at(square, looks));
  }
  for (const Side side : {Side::white, Side::black}) {
    scene.zones.push_back(captured_zone(state, side, looks));
    add_stones(state, side, looks, scene);
  }
  add_labels(looks, scene);
  scene.score = SceneArea{beside, 405, beside_width, 230};
  scene.numbers = SceneArea{beside, 618, beside_width, 180};
  return scene;
}

std::vector<std::string> Rules::squares_of(const State& /*state*/, const Action& action) {
  std::vector<std::string> squares;
  for (const Square square : action.path) squares.push_back(to_string(square));
  return squares;
}

}  // namespace kibic::klokan
