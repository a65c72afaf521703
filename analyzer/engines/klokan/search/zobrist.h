// Keys of boards for the table of a search: the same board has the same key on every machine.
#pragma once

#include <array>
#include <cstdint>

#include "core/games/klokan/moves.h"

namespace kibic::klokan {

// Spreads a number over all 64 bits (Vigna's splitmix64).
constexpr std::uint64_t mixed(std::uint64_t number) {
  number += 0x9E3779B97F4A7C15U;
  number = (number ^ (number >> 30U)) * 0xBF58476D1CE4E5B9U;
  number = (number ^ (number >> 27U)) * 0x94D049BB133111EBU;
  return number ^ (number >> 31U);
}

struct ZobristKeys {
  std::array<std::array<std::uint64_t, square_count>, 2> stone{};  // by side
  std::array<std::uint64_t, square_count> doubled{};               // on top of the stone's
  std::uint64_t black_to_move = 0;
};

constexpr ZobristKeys make_zobrist_keys() {
  ZobristKeys keys;
  std::uint64_t number = 0x6B6C6F6B616EU;  // any start will do
  for (auto& side : keys.stone) {
    for (auto& key : side) key = mixed(number++);
  }
  for (auto& key : keys.doubled) key = mixed(number++);
  keys.black_to_move = mixed(number);
  return keys;
}
inline constexpr ZobristKeys zobrist_keys = make_zobrist_keys();

inline std::uint64_t key_of(const Board& board) {
  std::uint64_t key = board.to_move == Side::black ? zobrist_keys.black_to_move : 0;
  for (std::size_t side = 0; side < 2; ++side) {
    for (Squares rest = board.stones[side]; rest != 0; rest &= rest - 1) {
      key ^= zobrist_keys.stone[side][first(rest)];
    }
  }
  for (Squares rest = board.doubled; rest != 0; rest &= rest - 1) {
    key ^= zobrist_keys.doubled[first(rest)];
  }
  return key;
}

// Left and right exchanged, which the rules do not notice.
constexpr Square mirrored(Square square) {
  return square ^ 7U;
}
constexpr Squares mirrored(Squares squares) {
  constexpr Squares odd_files = 0x5555555555555555U;
  constexpr Squares odd_pairs = 0x3333333333333333U;
  constexpr Squares left_half = 0x0F0F0F0F0F0F0F0FU;
  squares = ((squares >> 1U) & odd_files) | ((squares & odd_files) << 1U);
  squares = ((squares >> 2U) & odd_pairs) | ((squares & odd_pairs) << 2U);
  return ((squares >> 4U) & left_half) | ((squares & left_half) << 4U);
}
inline HalfMove mirrored(const HalfMove& move) {
  return {mirrored(move.from), mirrored(move.to), move.doubles, mirrored(move.captured)};
}
inline Board mirrored(const Board& board) {
  return {{mirrored(board.stones[0]), mirrored(board.stones[1])},
          mirrored(board.doubled),
          board.to_move};
}

// The key after the half-move, from the key before it; with flip = 7, those of the mirrored board
// after the mirrored half-move.
inline std::uint64_t key_after(std::uint64_t key, const Board& board, const HalfMove& move,
                               unsigned flip = 0) {
  const auto& own = zobrist_keys.stone[index_of(board.to_move)];
  const auto& enemy = zobrist_keys.stone[index_of(other(board.to_move))];
  const auto& doubled = zobrist_keys.doubled;
  const bool was_doubled = (board.doubled & bit(move.from)) != 0;
  key ^= zobrist_keys.black_to_move ^ own[move.from ^ flip] ^ own[move.to ^ flip];
  if (was_doubled) key ^= doubled[move.from ^ flip];
  if (was_doubled || move.doubles) key ^= doubled[move.to ^ flip];
  for (Squares rest = move.captured; rest != 0; rest &= rest - 1) {
    const unsigned square = first(rest) ^ flip;
    key ^= enemy[square];
    if ((board.doubled & rest & (~rest + 1)) != 0) key ^= doubled[square];
  }
  return key;
}

}  // namespace kibic::klokan
