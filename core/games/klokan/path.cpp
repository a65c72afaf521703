#include "core/games/klokan/path.h"

#include <algorithm>
#include <tuple>
#include <unordered_map>
#include <unordered_set>

#include "core/base/text.h"
#include "core/games/klokan/jumps.h"
#include "core/games/klokan/stone.h"

namespace kibic::klokan {
namespace {

// A stone under way, and how it came there.
struct Place {
  HalfMove move;
  Squares visited = 0;  // only where no square may come twice
  bool is_over = false;
  bool captures = false;   // the last jump does
  std::size_t before = 0;  // place in the queue
};

// Breadth first over what one stone can reach. Places of one length are met in alphabetical order
// of their texts, because their predecessors are and the jumps of each are sorted; so the first
// path to a half-move is its canonical one.
class Paths {
 public:
  Paths(const Board& board, const Options& options, Square from)
      : options_(options), stone_(board, options, from) {
    queue_.push_back({{from, from, false, 0}, bit(from), false, false, 0});
    known_.insert(key(queue_.front()));
  }

  void find_all() {
    for (std::size_t i = 0; i < queue_.size(); ++i) extend(i, all_squares);
  }

  // The canonical path to what `is_goal(move)` accepts, or none. The goal captures these stones.
  template <class F>
  std::optional<NamedMove> find(Squares captured, const F& is_goal) {
    std::size_t seen = 1;
    for (std::size_t i = 0; i < queue_.size(); ++i) {
      extend(i, captured);
      for (; seen < queue_.size(); ++seen) {
        if (!stone_.may_end(queue_[seen].move)) continue;
        const HalfMove move = stone_.ended(queue_[seen].move);
        if (is_goal(move)) return named(move, seen);
      }
    }
    return std::nullopt;
  }

  std::size_t size() const { return queue_.size(); }

  // f(move, place in the queue) for each half-move of the stone, the canonical path first.
  template <class F>
  void for_each(const F& f) const {
    for (std::size_t i = 1; i < queue_.size(); ++i) {
      if (!stone_.may_end(queue_[i].move)) continue;
      f(stone_.ended(queue_[i].move), i);
    }
  }

  NamedMove named(const HalfMove& move, std::size_t place) const {
    NamedMove result{move, {}, {}};
    const bool turns_at_end = move.doubles && !queue_[place].move.doubles;
    std::vector<std::size_t> places;
    for (std::size_t i = place; i != 0; i = queue_[i].before) places.push_back(i);
    places.push_back(0);
    std::reverse(places.begin(), places.end());
    for (const std::size_t i : places) {
      const Place& here = queue_[i];
      if (i != 0) result.text += here.captures ? 'x' : '-';
      result.text += to_string(here.move.to);
      if (here.move.doubles && !queue_[here.before].move.doubles) result.text += '=';
      result.path.push_back(here.move.to);
    }
    if (turns_at_end) result.text += '=';
    return result;
  }

 private:
  struct Key {
    HalfMove move;
    Squares visited = 0;
    bool operator==(const Key&) const = default;
  };
  struct Hash {
    std::size_t operator()(const Key& key) const {
      std::uint64_t mixed = key.move.captured * 0x9E3779B97F4A7C15U;
      mixed ^=
          (key.visited + 2U * key.move.to + (key.move.doubles ? 1U : 0U)) * 0xC2B2AE3D27D4EB4FU;
      return mixed ^ (mixed >> 29U);
    }
  };

  Key key(const Place& place) const {
    return {place.move, options_.revisit == Revisit::never ? place.visited : Squares{0}};
  }

  // Jumps that capture no other stones than those of `captured`.
  void extend(std::size_t before, Squares captured) {
    if (queue_[before].is_over) return;
    std::vector<Place> next;
    for (const Direction& direction : directions) {
      const auto jump = stone_.jump(queue_[before].move, direction);
      if (!jump || (jump->move.captured & ~captured) != 0) continue;
      const bool was_there = (queue_[before].visited & bit(jump->move.to)) != 0;
      if (options_.revisit == Revisit::never && was_there) continue;
      next.push_back({jump->move, queue_[before].visited | bit(jump->move.to), jump->is_over,
                      jump->captures, before});
    }
    // As their texts would be: `-` stands before `x`, then file and rank.
    std::sort(next.begin(), next.end(), [](const Place& a, const Place& b) {
      const auto rank = [](const Place& place) {
        return std::tuple(place.captures, file_of(place.move.to), rank_of(place.move.to));
      };
      return rank(a) < rank(b);
    });
    for (Place& place : next) {
      const bool is_new = known_.insert(key(place)).second;
      if (!is_new) {
        // Back where it began with nothing changed: known, but perhaps not yet as an end (A6).
        const bool is_null = key(place) == key(queue_.front()) && options_.null_allowed;
        if (!is_null || has_null_) continue;
        has_null_ = true;
        place.is_over = true;
      }
      queue_.push_back(place);
    }
  }

  const Options& options_;
  Stone stone_;
  std::vector<Place> queue_;
  std::unordered_set<Key, Hash> known_;
  bool has_null_ = false;  // the half-move that changes nothing is in the queue
};

bool is_better(const NamedMove& one, const NamedMove& other) {
  if (one.path.size() != other.path.size()) return one.path.size() < other.path.size();
  return one.text < other.text;
}

Violation violation(std::string code, const Path& path, Message text) {
  return {std::move(code), "", plain_text(path), std::move(text), false};
}

}  // namespace

std::vector<NamedMove> named_moves(const Board& board, const Options& options) {
  const int needed = captures_needed(board, options);
  std::vector<NamedMove> all;
  std::unordered_map<Board, std::size_t, BoardHash> place_of;
  for (Squares rest = movable_stones(board); rest != 0; rest &= rest - 1) {
    Paths paths(board, options, first(rest));
    paths.find_all();
    paths.for_each([&](const HalfMove& move, std::size_t place) {
      if (count(move.captured) < needed) return;
      const auto [known, is_new] = place_of.emplace(after(board, move), all.size());
      if (is_new) {
        all.push_back(paths.named(move, place));
      } else if (all[known->second].move.from != move.from) {
        NamedMove candidate = paths.named(move, place);
        if (is_better(candidate, all[known->second])) all[known->second] = std::move(candidate);
      }
    });
  }
  std::sort(all.begin(), all.end(),
            [](const NamedMove& a, const NamedMove& b) { return a.text < b.text; });
  return all;
}

NamedMove named(const Board& board, const Options& options, const HalfMove& move,
                std::size_t* work) {
  // Stones that each come back to their square with the same captures make the same half-move.
  const bool is_loop = move.from == move.to && !move.doubles;
  const Board goal = after(board, move);
  std::optional<NamedMove> best;
  for (Squares rest = is_loop ? movable_stones(board) : bit(move.from); rest != 0;
       rest &= rest - 1) {
    Paths paths(board, options, first(rest));
    auto found =
        paths.find(move.captured, [&](const HalfMove& made) { return after(board, made) == goal; });
    if (work != nullptr) *work += paths.size();
    if (found && (!best || is_better(*found, *best))) best = std::move(found);
  }
  return *best;
}

std::vector<NamedMove> moves_between(const Board& board, const Options& options, Square from,
                                     Square to) {
  std::vector<NamedMove> found;
  if ((board.own() & bit(from)) == 0) return found;
  const int needed = captures_needed(board, options);
  Paths paths(board, options, from);
  paths.find_all();
  std::unordered_set<Board, BoardHash> results;
  paths.for_each([&](const HalfMove& move, std::size_t place) {
    if (move.to != to || count(move.captured) < needed) return;
    if (results.insert(after(board, move)).second) found.push_back(paths.named(move, place));
  });
  return found;
}

std::string spelled(const Board& board, const Options& options, const Path& path) {
  const Stone stone(board, options, path.front());
  HalfMove move{path.front(), path.front(), false, 0};
  std::string text = to_string(move.to);
  for (std::size_t i = 1; i < path.size(); ++i) {
    const Jump jump = *stone.jump_to(move, path[i]);
    text += (jump.captures ? 'x' : '-') + to_string(path[i]);
    if (jump.move.doubles && !move.doubles) text += '=';
    move = jump.move;
  }
  if (stone.ended(move).doubles && !move.doubles) text += '=';
  return text;
}

Walk walk(const Board& board, const Options& options, const Path& path) {
  const Square from = path.front();
  if ((board.enemy() & bit(from)) != 0) {
    return {{},
            violation("not-your-stone", path,
                      Message(KIBIC_TEXT("the stone on {0} belongs to the other side"),
                              to_string(from)))};
  }
  if ((board.own() & bit(from)) == 0) {
    return {{},
            violation("no-stone", path,
                      Message(KIBIC_TEXT("there is no stone on {0}"), to_string(from)))};
  }
  const Stone stone(board, options, from);
  HalfMove move{from, from, false, 0};
  Squares visited = bit(from);
  bool is_over = false;
  for (std::size_t i = 1; i < path.size(); ++i) {
    const Square to = path[i];
    if (is_over) {
      return {{},
              violation("must-stop", path,
                        Message(KIBIC_TEXT("the half-move ends on {0}, where the stone is "
                                           "doubled"),
                                to_string(move.to)))};
    }
    const auto jump = stone.jump_to(move, to);
    if (!jump) {
      return {{},
              violation("no-jump", path,
                        Message(KIBIC_TEXT("no jump leads from {0} to {1}"), to_string(move.to),
                                to_string(to)))};
    }
    if (options.revisit == Revisit::never && (visited & bit(to)) != 0) {
      return {{},
              violation("visited-twice", path,
                        Message(KIBIC_TEXT("{0} comes twice in one half-move"), to_string(to)))};
    }
    visited |= bit(to);
    move = jump->move;
    is_over = jump->is_over;
  }
  if (!stone.may_end(move)) {
    return {{},
            violation("changes-nothing", path,
                      path.size() < 2 ? Message(KIBIC_TEXT("a half-move needs at least one jump"))
                                      : Message(KIBIC_TEXT("the half-move changes nothing")))};
  }
  return {stone.ended(move), {}};
}

std::optional<Path> parse_path(std::string_view text) {
  Path path;
  bool needs_square = true;
  while (!text.empty()) {
    if (needs_square) {
      const auto square = parse_square(text.substr(0, 2));
      if (!square) return std::nullopt;
      path.push_back(*square);
      text.remove_prefix(2);
      if (path.size() > 1 && !text.empty() && text.front() == '=') text.remove_prefix(1);
    } else {
      if (text.front() != '-' && text.front() != 'x' && text.front() != ':') return std::nullopt;
      text.remove_prefix(1);
    }
    needs_square = !needs_square;
  }
  if (needs_square || path.size() < 2) return std::nullopt;
  return path;
}

std::optional<std::pair<Square, Square>> parse_ends(std::string_view text) {
  if (text.size() != 6 || text.substr(2, 2) != "..") return std::nullopt;
  const auto from = parse_square(text.substr(0, 2));
  const auto to = parse_square(text.substr(4, 2));
  if (!from || !to) return std::nullopt;
  return std::pair(*from, *to);
}

std::string plain_text(const Path& path) {
  std::vector<std::string> squares;
  for (const Square square : path) squares.push_back(to_string(square));
  return join(squares, "-");
}

}  // namespace kibic::klokan
