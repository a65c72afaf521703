#include "analyzer/engines/klokan/reference/reference.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

namespace kibic::klokan {
namespace {

constexpr int stone_value = 100;
constexpr int most_extra = 5;  // A9

constexpr std::size_t at(int place) {
  return static_cast<std::size_t>(place);
}
bool is_white(char stone) {
  return stone == 'w' || stone == 'W';
}
bool is_black(char stone) {
  return stone == 'b' || stone == 'B';
}
bool is_own(const ListBoard& board, char stone) {
  return board.white_to_move ? is_white(stone) : is_black(stone);
}
bool is_enemy(const ListBoard& board, char stone) {
  return board.white_to_move ? is_black(stone) : is_white(stone);
}
bool is_far(const ListBoard& board, int square) {
  return square / 8 == (board.white_to_move ? 7 : 0);
}
char doubled(char stone) {
  return is_white(stone) ? 'W' : 'B';
}

// Every path of one stone, one jump after the other (A7: the same may not come twice).
class Walker {
 public:
  struct Result {
    ListMove move;
    std::size_t captured = 0;
  };

  Walker(const ListBoard& board, const Options& options, int from)
      : options_(options), board_(board), from_(from), stone_(board.squares[at(from)]) {
    board_.squares[at(from)] = '.';  // lifted
    walk(from, stone_, {}, {from}, false);
  }

  std::vector<Result> results;

 private:
  using Squares = std::vector<int>;  // sorted

  static Squares with(Squares squares, int square) {
    squares.insert(std::lower_bound(squares.begin(), squares.end(), square), square);
    return squares;
  }

  // Captured stones are off the board by now.
  void walk(int square, char stone, const Squares& captured, const Squares& visited, bool ends) {
    const bool never = options_.revisit == Revisit::never;
    if (!seen_.insert({square, stone, captured, never ? visited : Squares{}, ends}).second) return;
    if (ends) return;
    for (int file = -1; file <= 1; ++file) {
      for (int rank = -1; rank <= 1; ++rank) {
        if (file != 0 || rank != 0) jump(square, stone, captured, visited, file, rank);
      }
    }
  }

  void jump(int square, char stone, const Squares& captured, const Squares& visited, int file,
            int rank) {
    const int to_file = square % 8 + 2 * file;
    const int to_rank = square / 8 + 2 * rank;
    if (to_file < 0 || to_file > 7 || to_rank < 0 || to_rank > 7) return;
    const int over = square + 8 * rank + file;
    const int to = 8 * to_rank + to_file;
    if (board_.squares[at(over)] == '.' || board_.squares[at(to)] != '.') return;
    const bool was_there = std::binary_search(visited.begin(), visited.end(), to);
    if (options_.revisit == Revisit::never && was_there) return;
    bool ends = false;
    if (options_.doubling && options_.doubled_when == DoubledWhen::landing && is_far(board_, to)) {
      const bool is_new =
          options_.is_positional() ? !is_far(board_, from_) : stone != doubled(stone);
      ends = is_new && options_.doubling_ends;
      if (!options_.is_positional()) stone = doubled(stone);
    }
    const char jumped = board_.squares[at(over)];
    const bool captures = is_enemy(board_, jumped);
    if (captures) board_.squares[at(over)] = '.';
    const Squares taken = captures ? with(captured, over) : captured;
    stop_on(to, stone, taken);
    walk(to, stone, taken, was_there ? visited : with(visited, to), ends);
    board_.squares[at(over)] = jumped;
  }

  void stop_on(int square, char stone, const Squares& captured) {
    const bool marks = options_.doubling && !options_.is_positional();
    if (marks && options_.doubled_when == DoubledWhen::end && is_far(board_, square)) {
      stone = doubled(stone);
    }
    const bool is_changed = square != from_ || stone != stone_ || !captured.empty();
    if (!is_changed && !options_.null_allowed) return;
    Result result{{board_, false}, captured.size()};
    result.move.is_progress =
        !captured.empty() || stone != stone_ ||
        (options_.is_positional() && is_far(board_, square) && !is_far(board_, from_));
    result.move.board.squares[at(square)] = stone;
    result.move.board.white_to_move = !board_.white_to_move;
    results.push_back(result);
  }

  const Options& options_;
  ListBoard board_;
  int from_;
  char stone_;
  std::set<std::tuple<int, char, Squares, Squares, bool>> seen_;
};

bool is_less(const ListMove& a, const ListMove& b) {
  return a.board < b.board;
}

bool has_side(const ListBoard& board, bool white) {
  return std::any_of(board.squares.begin(), board.squares.end(),
                     [white](char stone) { return white ? is_white(stone) : is_black(stone); });
}

int times(const ListState& state, const ListBoard& board) {
  return static_cast<int>(std::count(state.past.begin(), state.past.end(), board));
}

std::vector<ListMove> allowed_moves(const ListState& state, const Options& options) {
  std::vector<ListMove> moves = list_moves(state.board, options);
  std::erase_if(moves, [&](const ListMove& move) {
    return options.repetitions_forbid > 0 &&
           times(state, move.board) + 1 >= options.repetitions_forbid;
  });
  return moves;
}

void end_if_over(ListState& state, const Options& options) {
  if (!has_side(state.board, true) || !has_side(state.board, false) ||
      (options.quiet > 0 && state.quiet >= options.quiet) ||
      (options.repetitions_end > 0 && times(state, state.board) >= options.repetitions_end)) {
    state.is_over = true;
    return;
  }
  if (!allowed_moves(state, options).empty()) {
    state.extra = 0;
    return;
  }
  ListState waiting = state;
  waiting.board.white_to_move = !state.board.white_to_move;
  if (options.stuck == Stuck::count || state.extra == most_extra ||
      allowed_moves(waiting, options).empty()) {
    state.is_over = true;
    return;
  }
  state.board = waiting.board;
  ++state.extra;
}

}  // namespace

ListBoard list_board(const Board& board) {
  ListBoard list;
  list.white_to_move = board.to_move == Side::white;
  for (int i = 0; i < square_count; ++i) {
    const auto here = bit(static_cast<Square>(i));
    const bool is_doubled = (board.doubled & here) != 0;
    char& square = list.squares[at(i)];
    square = '.';
    if ((board.stones[0] & here) != 0) square = is_doubled ? 'W' : 'w';
    if ((board.stones[1] & here) != 0) square = is_doubled ? 'B' : 'b';
  }
  return list;
}

ListState list_state(const State& state) {
  ListState list{list_board(state.board), state.quiet, state.extra, {}, state.ending.has_value()};
  for (const Board& board : state.past) list.past.push_back(list_board(board));
  return list;
}

std::vector<ListMove> list_moves(const ListBoard& board, const Options& options) {
  std::vector<Walker::Result> all;
  for (int from = 0; from < square_count; ++from) {
    if (!is_own(board, board.squares[at(from)])) continue;
    const Walker walker(board, options, from);
    all.insert(all.end(), walker.results.begin(), walker.results.end());
  }
  std::size_t needed = 0;
  if (options.force != Force::none) {
    for (const auto& result : all) needed = std::max(needed, result.captured);
    if (options.force == Force::any) needed = std::min<std::size_t>(needed, 1);
  }
  std::vector<ListMove> moves;
  for (const auto& result : all) {
    if (result.captured >= needed) moves.push_back(result.move);
  }
  std::sort(moves.begin(), moves.end(), is_less);
  moves.erase(std::unique(moves.begin(), moves.end(),
                          [](const auto& a, const auto& b) { return a.board == b.board; }),
              moves.end());
  return moves;
}

std::uint64_t list_perft(const ListBoard& board, const Options& options, int depth) {
  if (depth == 0) return 1;
  if (!has_side(board, true) || !has_side(board, false)) return 0;
  const std::vector<ListMove> moves = list_moves(board, options);
  if (depth == 1) return moves.size();
  std::uint64_t total = 0;
  for (const ListMove& move : moves) total += list_perft(move.board, options, depth - 1);
  return total;
}

std::vector<ListState> list_successors(const ListState& state, const Options& options) {
  std::vector<ListState> all;
  for (const ListMove& move : allowed_moves(state, options)) {
    ListState next = state;
    next.board = move.board;
    next.quiet = move.is_progress ? 0 : state.quiet + 1;
    if (options.looks_back()) next.past.push_back(next.board);
    end_if_over(next, options);
    all.push_back(std::move(next));
  }
  return all;
}

int list_count(const ListBoard& board, const Options& options) {
  int sum = 0;
  for (int i = 0; i < square_count; ++i) {
    const char stone = board.squares[at(i)];
    if (stone == '.') continue;
    const bool is_on_far = i / 8 == (is_white(stone) ? 7 : 0);
    const bool is_doubled = options.is_positional() ? is_on_far : stone == doubled(stone);
    sum += (is_white(stone) ? 1 : -1) * (is_doubled ? 2 : 1);
  }
  return sum;
}

int PlainSearch::value_here(const ListState& state) {
  const int white =
      state.is_over ? stone_value * list_count(state.board, options_) : leaf_(state.board);
  if (!state.is_over) is_exhausted_ = false;
  return state.board.white_to_move ? white : -white;
}

int PlainSearch::minimax(const ListState& state, int depth) {
  ++nodes_;
  if (state.is_over || depth == 0) return value_here(state);
  int best = 0;
  bool is_first = true;
  for (const ListState& next : list_successors(state, options_)) {
    const bool is_same = next.board.white_to_move == state.board.white_to_move;
    const int value = minimax(next, depth - 1) * (is_same ? 1 : -1);
    best = is_first ? value : std::max(best, value);
    is_first = false;
  }
  return best;
}

int PlainSearch::alpha_beta(const ListState& state, int depth, int alpha, int beta) {
  ++nodes_;
  if (state.is_over || depth == 0) return value_here(state);
  for (const ListState& next : list_successors(state, options_)) {
    const bool is_same = next.board.white_to_move == state.board.white_to_move;
    const int value = is_same ? alpha_beta(next, depth - 1, alpha, beta)
                              : -alpha_beta(next, depth - 1, -beta, -alpha);
    alpha = std::max(alpha, value);
    if (alpha >= beta) break;
  }
  return alpha;
}

}  // namespace kibic::klokan
