// The rules of klokan once more, as slowly and plainly as they are told: a dictionary from square
// names to letters, one jump after the other, every path to its end. Shares nothing with
// core/games/klokan but the text of a position. Source: rule book klokan 1.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace kibic::test {

// The options that change which half-moves there are.
struct PlainRules {
  bool doubling = true;
  bool dbl_ends = false;
  bool dbl_when_end = false;
  bool dbl_positional = false;
  bool null_allowed = false;
  bool revisit_never = false;
  int force = 0;  // 0 none, 1 any, 2 max
};

// "e4" → 'w', 'W', 'b' or 'B'; empty squares have no entry.
struct PlainBoard {
  std::map<std::string, char> stones;
  char to_move = 'w';
};

PlainBoard plain_board(const std::string& position);  // "8/…/8 w"
std::string to_string(const PlainBoard& board);

struct PlainPath {
  std::string text;    // with `-`, `x` and `=`
  std::string result;  // the position after it
  int jumps = 0;
  int captured = 0;
};

// Every path that is a half-move; the pair of square, captured stones and doubled flag comes once
// in each (A7). Stops at `most` paths and answers that many: then the list is not whole.
std::vector<PlainPath> plain_paths(const PlainBoard& board, const PlainRules& rules,
                                   std::size_t most = SIZE_MAX);

// Paths by the position they lead to: the shortest ones, of those the first by alphabet.
std::map<std::string, std::string> canonical_paths(const std::vector<PlainPath>& paths);

// Lines of `depth` half-moves, each path counted for itself; those of a finished game not.
std::uint64_t sequence_perft(const PlainBoard& board, const PlainRules& rules, int depth);
// The same with one half-move for each result.
std::uint64_t plain_perft(const PlainBoard& board, const PlainRules& rules, int depth);

}  // namespace kibic::test
