#include "tests/core/klokan/brute_force.h"

#include <cctype>
#include <tuple>

namespace kibic::test {
namespace {

std::string square(int file, int rank) {
  return {static_cast<char>('a' + file), static_cast<char>('1' + rank)};
}

char side_of(char stone) {
  return static_cast<char>(std::tolower(stone));
}

class Walker {
 public:
  Walker(const PlainBoard& board, const PlainRules& rules, std::size_t most)
      : board_(board), rules_(rules), most_(most), far_(board.to_move == 'w' ? '8' : '1') {}

  std::vector<PlainPath> run() {
    const auto stones = board_.stones;
    for (const auto& [from, stone] : stones) {
      if (side_of(stone) != board_.to_move) continue;
      board_.stones.erase(from);
      from_ = from;
      begins_as_ = stone;
      go_on({from, stone, from, {}, {{from, {}, stone}}, {from}, 0});
      board_.stones[from] = stone;
    }
    return std::move(found_);
  }

 private:
  struct Way {
    std::string at;
    char stone = 'w';
    std::string text;
    std::set<std::string> captured;
    std::set<std::tuple<std::string, std::set<std::string>, char>> been;
    std::set<std::string> squares;
    int jumps = 0;
  };

  bool is_crowned_by(const std::string& at, char stone) const {
    return rules_.doubling && !rules_.dbl_positional && at[1] == far_ && stone == board_.to_move;
  }

  void go_on(const Way& way) {
    for (int across = -1; across <= 1; ++across) {
      for (int up = -1; up <= 1; ++up) {
        if (across != 0 || up != 0) jump(way, across, up);
      }
    }
  }

  void jump(const Way& way, int across, int up) {
    const int file = way.at[0] - 'a' + 2 * across;
    const int rank = way.at[1] - '1' + 2 * up;
    if (file < 0 || file > 7 || rank < 0 || rank > 7 || found_.size() >= most_) return;
    const std::string over = square(file - across, rank - up);
    const std::string to = square(file, rank);
    const auto jumped = board_.stones.find(over);
    if (jumped == board_.stones.end() || board_.stones.count(to) > 0) return;
    const char taken = jumped->second;
    const bool captures = side_of(taken) != board_.to_move;

    Way next = way;
    next.at = to;
    ++next.jumps;
    next.text += (captures ? 'x' : '-') + to;
    if (captures) next.captured.insert(over);
    bool ends = false;
    if (!rules_.dbl_when_end) {
      if (is_crowned_by(to, way.stone)) {
        next.stone = static_cast<char>(std::toupper(way.stone));
        next.text += '=';
        ends = rules_.dbl_ends;
      }
      // Doubled by its place: the stone that began elsewhere is doubled here.
      if (rules_.doubling && rules_.dbl_positional && to[1] == far_ && from_[1] != far_) {
        ends = rules_.dbl_ends;
      }
    }
    const bool is_new = rules_.revisit_never
                            ? next.squares.insert(to).second
                            : next.been.emplace(to, next.captured, next.stone).second;
    if (!is_new) {
      // Out and back over an own stone: the one circle that may end a half-move.
      if (rules_.null_allowed && !rules_.revisit_never && to == from_ && next.captured.empty() &&
          next.stone == begins_as_) {
        end(next);
      }
      return;
    }
    if (captures) board_.stones.erase(over);
    end(next);
    if (!ends) go_on(next);
    if (captures) board_.stones[over] = taken;
  }

  void end(const Way& way) {
    char stone = way.stone;
    std::string text = way.text;
    if (rules_.dbl_when_end && is_crowned_by(way.at, stone)) {
      stone = static_cast<char>(std::toupper(stone));
      text += '=';
    }
    const bool changes = way.at != from_ || !way.captured.empty() || stone != begins_as_;
    if (!changes && !rules_.null_allowed) return;
    PlainBoard after = board_;
    after.stones[way.at] = stone;
    after.to_move = board_.to_move == 'w' ? 'b' : 'w';
    found_.push_back({text, to_string(after), way.jumps, static_cast<int>(way.captured.size())});
  }

  PlainBoard board_;
  PlainRules rules_;
  std::size_t most_;
  char far_;
  std::string from_;
  char begins_as_ = 'w';
  std::vector<PlainPath> found_;
};

bool is_over(const PlainBoard& board) {
  bool has_white = false;
  bool has_black = false;
  for (const auto& [at, stone] : board.stones)
    (side_of(stone) == 'w' ? has_white : has_black) = true;
  return !has_white || !has_black;
}

}  // namespace

PlainBoard plain_board(const std::string& position) {
  PlainBoard board;
  int file = 0;
  int rank = 7;
  std::size_t i = 0;
  for (; position[i] != ' '; ++i) {
    const char letter = position[i];
    if (letter == '/') {
      file = 0;
      --rank;
    } else if (std::isdigit(static_cast<unsigned char>(letter)) != 0) {
      file += letter - '0';
    } else {
      board.stones[square(file++, rank)] = letter;
    }
  }
  board.to_move = position.at(i + 1);
  return board;
}

std::string to_string(const PlainBoard& board) {
  std::string text;
  for (int rank = 7; rank >= 0; --rank) {
    int empty = 0;
    for (int file = 0; file <= 8; ++file) {
      const auto found = file < 8 ? board.stones.find(square(file, rank)) : board.stones.end();
      if (file < 8 && found == board.stones.end()) {
        ++empty;
        continue;
      }
      if (empty > 0) text += std::to_string(empty);
      empty = 0;
      if (file < 8) text += found->second;
    }
    text += rank > 0 ? '/' : ' ';
  }
  return text + board.to_move;
}

std::vector<PlainPath> plain_paths(const PlainBoard& board, const PlainRules& rules,
                                   std::size_t most) {
  std::vector<PlainPath> paths = Walker(board, rules, most).run();
  if (rules.force == 0) return paths;
  int needed = 0;
  for (const PlainPath& path : paths) needed = std::max(needed, path.captured);
  if (rules.force == 1) needed = std::min(needed, 1);
  std::erase_if(paths, [&](const PlainPath& path) { return path.captured < needed; });
  return paths;
}

std::map<std::string, std::string> canonical_paths(const std::vector<PlainPath>& paths) {
  std::map<std::string, std::pair<int, std::string>> best;
  for (const PlainPath& path : paths) {
    const std::pair candidate(path.jumps, path.text);
    const auto [known, is_new] = best.emplace(path.result, candidate);
    if (!is_new) known->second = std::min(known->second, candidate);
  }
  std::map<std::string, std::string> texts;
  for (const auto& [result, path] : best) texts[result] = path.second;
  return texts;
}

std::uint64_t sequence_perft(const PlainBoard& board, const PlainRules& rules, int depth) {
  if (depth == 0) return 1;
  if (is_over(board)) return 0;
  const auto paths = plain_paths(board, rules);
  if (depth == 1) return paths.size();
  std::map<std::string, std::uint64_t> results;  // many paths, few results
  for (const PlainPath& path : paths) ++results[path.result];
  std::uint64_t total = 0;
  for (const auto& [result, ways] : results) {
    total += ways * sequence_perft(plain_board(result), rules, depth - 1);
  }
  return total;
}

std::uint64_t plain_perft(const PlainBoard& board, const PlainRules& rules, int depth) {
  if (depth == 0) return 1;
  if (is_over(board)) return 0;
  std::uint64_t total = 0;
  for (const auto& [result, text] : canonical_paths(plain_paths(board, rules))) {
    total += depth == 1 ? 1 : plain_perft(plain_board(result), rules, depth - 1);
  }
  return total;
}

}  // namespace kibic::test
