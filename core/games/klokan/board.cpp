#include "core/games/klokan/board.h"

#include "core/base/text.h"

namespace kibic::klokan {
namespace {

char letter_at(const Board& board, Square square) {
  const Squares here = bit(square);
  const bool is_doubled = (board.doubled & here) != 0;
  if ((board.stones[index_of(Side::white)] & here) != 0) return is_doubled ? 'W' : 'w';
  if ((board.stones[index_of(Side::black)] & here) != 0) return is_doubled ? 'B' : 'b';
  return ' ';
}

std::string row_text(const Board& board, int rank) {
  std::string text;
  int empty = 0;
  const auto flush = [&] {
    if (empty > 0) text += static_cast<char>('0' + empty);
    empty = 0;
  };
  for (int file = 0; file < 8; ++file) {
    const char letter = letter_at(board, static_cast<Square>(8 * rank + file));
    if (letter == ' ') {
      ++empty;
      continue;
    }
    flush();
    text += letter;
  }
  flush();
  return text;
}

// False if the row has not eight squares or a letter that is no stone.
bool read_row(std::string_view row, int rank, Board& board) {
  int file = 0;
  for (const char letter : row) {
    if (letter >= '1' && letter <= '8') {
      file += letter - '0';
      continue;
    }
    const bool is_white = letter == 'w' || letter == 'W';
    if (file > 7 || (!is_white && letter != 'b' && letter != 'B')) return false;
    const Squares here = bit(static_cast<Square>(8 * rank + file));
    board.stones[is_white ? 0 : 1] |= here;
    if (letter == 'W' || letter == 'B') board.doubled |= here;
    ++file;
  }
  return file == 8;
}

}  // namespace

std::string to_string(Square square) {
  return {static_cast<char>('a' + file_of(square)), static_cast<char>('1' + rank_of(square))};
}

std::optional<Square> parse_square(std::string_view text) {
  if (text.size() != 2 || text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8') {
    return std::nullopt;
  }
  return static_cast<Square>(8 * (text[1] - '1') + (text[0] - 'a'));
}

std::size_t BoardHash::operator()(const Board& board) const {
  std::uint64_t mixed = index_of(board.to_move);
  for (const Squares squares : {board.stones[0], board.stones[1], board.doubled}) {
    mixed = (mixed ^ squares) * 0x9E3779B97F4A7C15U;
    mixed ^= mixed >> 32U;
  }
  return mixed;
}

Board start_board() {
  return {.stones = {Squares{0xffff}, Squares{0xffff} << 48}};
}

int value_of(const Board& board, Side side, bool is_positional) {
  const Squares stones = board.stones[index_of(side)];
  const Squares doubled = is_positional ? far_rank(side) : board.doubled;
  return count(stones) + count(stones & doubled);
}

std::string to_string(const Board& board) {
  std::string text;
  for (int rank = 7; rank >= 0; --rank) {
    text += row_text(board, rank);
    text += rank > 0 ? '/' : ' ';
  }
  return text + (board.to_move == Side::white ? 'w' : 'b');
}

Result<Board> parse_board(std::string_view rows, std::string_view side) {
  Board board;
  if (rows == "start") {
    board = start_board();
  } else {
    const auto parts = split(rows, '/');
    if (parts.size() != 8) {
      return fail("bad-board", Message(KIBIC_TEXT("a board has eight rows, from row 8 to row 1, "
                                                  "with / between them; “{0}” has {1}"),
                                       rows, parts.size()));
    }
    for (int i = 0; i < 8; ++i) {
      const std::string_view row = parts[static_cast<std::size_t>(i)];
      if (read_row(row, 7 - i, board)) continue;
      return fail("bad-board", Message(KIBIC_TEXT("row {0} of the board is “{1}”; it needs eight "
                                                  "squares, w b W B for stones and digits for "
                                                  "empty ones"),
                                       8 - i, row));
    }
  }
  if (side != "w" && side != "b" && !(rows == "start" && side.empty())) {
    return fail("bad-side", Message(KIBIC_TEXT("the side to move is w or b, not “{0}”"), side));
  }
  board.to_move = side == "b" ? Side::black : Side::white;
  for (const Squares stones : board.stones) {
    if (count(stones) <= most_stones) continue;
    return fail("too-many-stones",
                Message(KIBIC_TEXT("a side has at most {0} stones, here one has {1}"), most_stones,
                        count(stones)));
  }
  return board;
}

}  // namespace kibic::klokan
