// The board of klokan: stones as sets of squares, two sides, one of them to move.
// Source: rule book klokan 1 (R1, R6) and 4 (text form of a position).
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace kibic::klokan {

// 0 is a1, 7 h1, 63 h8.
using Square = std::uint8_t;
inline constexpr int square_count = 64;

constexpr int file_of(Square square) {
  return square & 7;
}
constexpr int rank_of(Square square) {
  return square >> 3;  // 0…7
}
std::string to_string(Square square);  // "e4"
std::optional<Square> parse_square(std::string_view text);

// Bit i is the square i.
using Squares = std::uint64_t;

constexpr Squares bit(Square square) {
  return Squares{1} << square;
}
constexpr int count(Squares squares) {
  return std::popcount(squares);
}
// REQUIRES: not empty.
constexpr Square first(Squares squares) {
  return static_cast<Square>(std::countr_zero(squares));
}

enum class Side : std::uint8_t { white, black };

constexpr std::size_t index_of(Side side) {
  return static_cast<std::size_t>(side);
}
constexpr Side other(Side side) {
  return side == Side::white ? Side::black : Side::white;
}
// Where a stone of the side is doubled: rank 8 or 1.
constexpr Squares far_rank(Side side) {
  return side == Side::white ? Squares{0xff} << 56 : Squares{0xff};
}

inline constexpr int most_stones = 16;  // of one side

struct Board {
  std::array<Squares, 2> stones{};  // by side
  Squares doubled = 0;              // of both sides; each is in stones
  Side to_move = Side::white;

  Squares own() const { return stones[index_of(to_move)]; }
  Squares enemy() const { return stones[index_of(other(to_move))]; }
  bool operator==(const Board&) const = default;
};

struct BoardHash {
  std::size_t operator()(const Board& board) const;
};

Board start_board();

// Plain stones one, doubled ones two (R10). With `is_positional` a stone is doubled while it stands
// on the far rank (option dbl_kind=positional).
int value_of(const Board& board, Side side, bool is_positional);

// "5b2/2ww2b1/1w6/8/8/8/8/8 w": rows from rank 8 down to rank 1, then the side to move.
std::string to_string(const Board& board);
// "start" is the first position. An Error says which row cannot be, or that a side has more than 16
// stones.
Result<Board> parse_board(std::string_view rows, std::string_view side);

}  // namespace kibic::klokan
