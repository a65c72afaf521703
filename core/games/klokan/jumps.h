// Jumps of many stones at once. A direction is a step on the board; squares that would leave it
// fall off.
#pragma once

#include <array>

#include "core/games/klokan/board.h"

namespace kibic::klokan {

struct Direction {
  int shift = 0;        // to the neighbour: positive towards h8
  Squares allowed = 0;  // squares whose neighbour in this direction is on the board
};

inline constexpr Squares not_file_a = ~Squares{0x0101010101010101};
inline constexpr Squares not_file_h = ~Squares{0x8080808080808080};
inline constexpr Squares all_squares = ~Squares{0};

inline constexpr std::array<Direction, 8> directions{{{8, all_squares},
                                                      {1, not_file_h},
                                                      {9, not_file_h},
                                                      {7, not_file_a},
                                                      {-8, all_squares},
                                                      {-1, not_file_a},
                                                      {-9, not_file_a},
                                                      {-7, not_file_h}}};

constexpr Squares shifted(Squares squares, int shift) {
  return shift > 0 ? squares << shift : squares >> -shift;
}

// The neighbours in the direction.
constexpr Squares step(Squares squares, const Direction& direction) {
  return shifted(squares & direction.allowed, direction.shift);
}

inline Squares landings(Squares squares, Squares over, Squares empty) {
  Squares reached = 0;
  for (const Direction& direction : directions) {
    reached |= step(step(squares, direction) & over, direction);
  }
  return reached & empty;
}

// From where a stone can jump over `over` onto `empty`: jumps are the same in both directions.
inline Squares sources(Squares over, Squares empty) {
  return landings(empty, over, all_squares);
}

}  // namespace kibic::klokan
