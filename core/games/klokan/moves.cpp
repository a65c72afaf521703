#include "core/games/klokan/moves.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <unordered_set>

#include "core/games/klokan/jumps.h"
#include "core/games/klokan/stone.h"

namespace kibic::klokan {
namespace {

// Positions within a half-move that have the same stones captured: where the stone may be by now.
struct Stage {
  Squares captured = 0;
  Squares plain = 0;    // as it was when it set out
  Squares doubled = 0;  // doubled on the way
};

// Stages of one stone, each captured set once. Those with fewer captures come first, so a stage is
// complete when its turn comes.
class Stages {
 public:
  void start(Square from) {
    stages_.clear();
    if (is_hashed_) forget_places();
    stages_.push_back({0, bit(from), 0});
  }
  std::size_t size() const { return stages_.size(); }
  Stage& operator[](std::size_t place) { return stages_[place]; }

  void add(Squares captured, Squares plain, Squares doubled) {
    Stage& stage = stages_[place_of(captured)];
    stage.plain |= plain;
    stage.doubled |= doubled;
  }

 private:
  // Most stones capture in very few ways; a table pays only beyond that.
  static constexpr std::size_t few = 8;
  static constexpr std::size_t usual_slots = 1024;

  std::size_t place_of(Squares captured) {
    if (stages_.size() <= few) {
      for (std::size_t i = stages_.size(); i-- > 1;) {
        if (stages_[i].captured == captured) return i;
      }
    } else {
      if (!is_hashed_ || 2 * stages_.size() > slots_.size()) hash_places();
      std::uint32_t& slot = slot_of(captured);
      if (slot != 0) return slot;
      slot = static_cast<std::uint32_t>(stages_.size());
    }
    stages_.push_back({captured, 0, 0});
    return stages_.size() - 1;
  }

  // Where the place of the captured set is, or belongs: the next free slot from its own on.
  std::uint32_t& slot_of(Squares captured) {
    const std::size_t mask = slots_.size() - 1;
    std::size_t i = (captured * 0x9E3779B97F4A7C15U) >> 32U & mask;
    while (slots_[i] != 0 && stages_[slots_[i]].captured != captured) i = (i + 1) & mask;
    return slots_[i];
  }
  void hash_places() {
    slots_.assign(std::max(usual_slots, 4 * std::bit_ceil(stages_.size())), 0);
    is_hashed_ = true;
    for (std::size_t i = 1; i < stages_.size(); ++i) {
      slot_of(stages_[i].captured) = static_cast<std::uint32_t>(i);
    }
  }
  void forget_places() {
    // Positions made to have very many are rare; nobody else should pay for them.
    if (slots_.size() > usual_slots) slots_ = {};
    is_hashed_ = false;
  }

  std::vector<Stage> stages_;
  std::vector<std::uint32_t> slots_;  // places, a power of two of them; 0: free
  bool is_hashed_ = false;
};

Stages& stages_of_this_thread() {
  thread_local Stages stages;
  return stages;
}

// Squares from which jumps are possible as long as nothing is captured; computed once for all
// stones, so that most of them need not be tried in vain.
struct JumpSources {
  explicit JumpSources(const Board& board)
      : own(sources(board.own(), ~(board.own() | board.enemy()))),
        movable(own | (sources(board.enemy(), ~(board.own() | board.enemy())))),
        enemy(sources(board.enemy(), ~(board.own() | board.enemy()) | (movable & board.own()))) {}

  Squares own;      // over own stones
  Squares movable;  // over any stone
  // Over enemy stones; also those that land where a stone sets out from, which it leaves empty.
  Squares enemy;
};

// What one stone can reach by jumps, stage by stage.
class StoneMoves {
 public:
  StoneMoves(const Board& board, const Options& options, const JumpSources& jumps, Square from)
      : jumps_(jumps),
        comes_back_(options.null_allowed),
        own_(board.own() & ~bit(from)),
        enemy_(board.enemy()),
        far_(far_rank(board.to_move)),
        doubling_(doubling_of(board, options, bit(from))),
        stages_(stages_of_this_thread()) {
    stages_.start(from);
  }

  bool marks() const { return doubling_.marks; }

  // visit(captured, plain, doubled): squares on which the half-move may end. The start is among
  // those of the first stage only if a jump led back to it.
  template <class Visit>
  void run(const Visit& visit) {
    for (std::size_t i = 0; i < stages_.size(); ++i) {  // grows while it is walked
      Stage stage = stages_[i];
      const Squares left = enemy_ & ~stage.captured;
      const Squares empty = ~(own_ | left);
      // Before the first capture, a jump back to the start says nothing unless it may end there.
      const bool is_known = i == 0 && !comes_back_;
      const Squares landed = spread(stage, empty, is_known ? jumps_.own : all_squares);
      capture(stage, left, empty, i == 0 ? jumps_.enemy : all_squares);
      visit(stage.captured, i == 0 ? landed : stage.plain, stage.doubled);
    }
  }

 private:
  // Jumps over own stones as far as they lead, plain stones from `onward` only. Answers where plain
  // stones land.
  Squares spread(Stage& stage, Squares empty, Squares onward) const {
    Squares landed = 0;
    Squares plain = stage.plain & onward;
    Squares doubled = doubling_.stops ? Squares{0} : stage.doubled;
    while ((plain | doubled) != 0) {
      Squares next = landings(plain, own_, empty);
      Squares next_doubled = doubled != 0 ? landings(doubled, own_, empty) : Squares{0};
      if (doubling_.converts) {
        next_doubled |= next & far_;
        next &= ~far_;
      }
      landed |= next;
      plain = next & ~stage.plain & onward;
      doubled = next_doubled & ~stage.doubled;
      stage.plain |= next;
      stage.doubled |= doubled;
      if (doubling_.stops) doubled = 0;
    }
    return landed;
  }

  void capture(const Stage& stage, Squares left, Squares empty, Squares possible) const {
    const Squares go_on = doubling_.stops ? Squares{0} : stage.doubled;
    if (((stage.plain | go_on) & possible) == 0) return;
    if (landings(stage.plain | go_on, left, empty) == 0) return;
    for (const Direction& direction : directions) {
      const Squares plain = step(step(stage.plain, direction) & left, direction) & empty;
      const Squares doubled = step(step(go_on, direction) & left, direction) & empty;
      for (Squares rest = plain | doubled; rest != 0; rest &= rest - 1) {
        const Squares here = rest & (~rest + 1);
        const bool turns = doubling_.converts && (here & far_) != 0;
        stages_.add(stage.captured | shifted(here, -direction.shift),
                    turns ? Squares{0} : plain & here,
                    (doubled & here) | (turns ? plain & here : Squares{0}));
      }
    }
  }

  const JumpSources& jumps_;
  bool comes_back_;
  Squares own_;  // without the stone itself
  Squares enemy_;
  Squares far_;
  Doubling doubling_;
  Stages& stages_;
};

// Two stones that both come back to where they started with the same captures lead to one
// position. Remembers which captured sets have been met that way.
class Loops {
 public:
  bool is_new(Squares captured) { return seen_.insert(captured).second; }

 private:
  std::unordered_set<Squares> seen_;
};

// visit(from, marks, captured, plain, doubled) for every stage of every stone; `marks`: a stone on
// one of the squares `doubled` is a doubled one now.
template <class Visit>
void for_each_stage(const Board& board, const Options& options, const Visit& visit) {
  Loops loops;
  const JumpSources jumps(board);
  for (Squares rest = jumps.movable & board.own(); rest != 0; rest &= rest - 1) {
    const Square from = first(rest);
    const Squares here = bit(from);
    StoneMoves stone(board, options, jumps, from);
    stone.run([&](Squares captured, Squares plain, Squares doubled) {
      // Without captures, coming back changes nothing at all (A6).
      const bool is_null = captured == 0 && !options.null_allowed;
      if ((plain & here) != 0 && (is_null || !loops.is_new(captured))) plain &= ~here;
      if ((plain | doubled) != 0) visit(from, stone.marks(), captured, plain, doubled);
    });
  }
}

// A stone that visits no square twice (Revisit::never): every path is walked, places within the
// half-move are kept once. A jump goes two squares far, so a stone can come to sixteen squares at
// most and the walk is bounded.
class NeverTwice {
 public:
  NeverTwice(const Board& board, const Options& options, Square from)
      : stone_(board, options, from), from_(from) {}

  std::vector<HalfMove> run() {
    walk({{from_, from_, false, 0}, bit(from_), false});
    return std::move(found_);
  }

 private:
  struct Place {
    HalfMove move;
    Squares visited = 0;
    bool is_over = false;
    bool operator==(const Place&) const = default;
  };
  struct Hash {
    std::size_t operator()(const Place& place) const {
      const std::uint64_t mixed = (place.move.captured * 0x9E3779B97F4A7C15U) ^
                                  ((place.visited + place.move.to) * 0xC2B2AE3D27D4EB4FU);
      return mixed ^ (mixed >> 29U);
    }
  };

  void walk(const Place& place) {
    if (!known_.insert(place).second) return;
    const HalfMove& move = place.move;
    if (move.to != from_ && known_moves_.insert({move, 0, false}).second) found_.push_back(move);
    if (place.is_over) return;
    for (const Direction& direction : directions) {
      const auto jump = stone_.jump(move, direction);
      if (!jump || (bit(jump->move.to) & place.visited) != 0) continue;
      walk({jump->move, place.visited | bit(jump->move.to), jump->is_over});
    }
  }

  Stone stone_;
  Square from_;
  std::unordered_set<Place, Hash> known_;
  std::unordered_set<Place, Hash> known_moves_;  // whatever was visited
  std::vector<HalfMove> found_;
};

// With dbl_when=end a stone is doubled by where the half-move ends.
void double_at_the_end(const Board& board, const Options& options, std::vector<HalfMove>& moves) {
  if (!options.marks_doubled() || options.doubled_when != DoubledWhen::end) return;
  for (HalfMove& move : moves) {
    const bool is_plain = (board.doubled & bit(move.from)) == 0;
    move.doubles = is_plain && (bit(move.to) & far_rank(board.to_move)) != 0;
  }
}

int captures_needed(Force force, const std::vector<HalfMove>& moves) {
  if (force == Force::none) return 0;
  int most = 0;
  for (const HalfMove& move : moves) most = std::max(most, count(move.captured));
  return force == Force::max ? most : std::min(most, 1);
}

void add_walked(const Board& board, const Options& options, std::vector<HalfMove>& moves) {
  for (Squares rest = movable_stones(board); rest != 0; rest &= rest - 1) {
    const auto found = NeverTwice(board, options, first(rest)).run();
    moves.insert(moves.end(), found.begin(), found.end());
  }
}

// Before captures are forced.
void add_half_moves(const Board& board, const Options& options, std::vector<HalfMove>& moves) {
  if (options.revisit == Revisit::never) {
    add_walked(board, options, moves);
  } else {
    for_each_stage(board, options,
                   [&](Square from, bool marks, Squares captured, Squares plain, Squares doubled) {
                     for (Squares rest = plain; rest != 0; rest &= rest - 1) {
                       moves.push_back({from, first(rest), false, captured});
                     }
                     for (Squares rest = doubled; rest != 0; rest &= rest - 1) {
                       moves.push_back({from, first(rest), marks, captured});
                     }
                   });
  }
  double_at_the_end(board, options, moves);
}

// Results can be counted stage by stage, without making each of them.
bool is_countable(const Options& options) {
  return options.revisit == Revisit::position && options.force == Force::none;
}

// Gains are told by captures and marks stage by stage.
bool lists_gains(const Options& options) {
  return is_countable(options) && !options.is_positional() &&
         options.doubled_when == DoubledWhen::landing;
}

}  // namespace

Board after(const Board& board, const HalfMove& move) {
  Board next = board;
  Squares& own = next.stones[index_of(board.to_move)];
  const bool is_doubled = move.doubles || (board.doubled & bit(move.from)) != 0;
  own = (own & ~bit(move.from)) | bit(move.to);
  next.stones[index_of(other(board.to_move))] &= ~move.captured;
  next.doubled &= ~(bit(move.from) | move.captured);
  if (is_doubled) next.doubled |= bit(move.to);
  next.to_move = other(board.to_move);
  return next;
}

bool is_progress(const Board& board, const HalfMove& move, const Options& options) {
  if (move.captured != 0 || move.doubles) return true;
  const Squares far = far_rank(board.to_move);
  return options.is_positional() && (bit(move.to) & far) != 0 && (bit(move.from) & far) == 0;
}

Squares movable_stones(const Board& board) {
  const Squares all = board.own() | board.enemy();
  return sources(all, ~all) & board.own();
}

void list_half_moves(const Board& board, const Options& options, std::vector<HalfMove>& moves) {
  moves.clear();
  add_half_moves(board, options, moves);
  const int needed = captures_needed(options.force, moves);
  if (needed > 0) {
    std::erase_if(moves, [&](const HalfMove& move) { return count(move.captured) < needed; });
  }
}

void list_gains(const Board& board, const Options& options, int least,
                std::vector<HalfMove>& moves) {
  moves.clear();
  if (!lists_gains(options)) {
    list_half_moves(board, options, moves);
    std::erase_if(moves, [&](const HalfMove& move) {
      return gain_of(board, move) < least || !is_progress(board, move, options);
    });
    return;
  }
  for_each_stage(board, options,
                 [&](Square from, bool marks, Squares captured, Squares plain, Squares doubled) {
                   const int gain = count(captured) + count(captured & board.doubled);
                   if (gain + (marks ? 1 : 0) < least) return;
                   if (gain < least || captured == 0) plain = 0;
                   if (captured == 0 && !marks) return;
                   for (Squares rest = plain; rest != 0; rest &= rest - 1) {
                     moves.push_back({from, first(rest), false, captured});
                   }
                   for (Squares rest = doubled; rest != 0; rest &= rest - 1) {
                     moves.push_back({from, first(rest), marks, captured});
                   }
                 });
}

std::vector<HalfMove> half_moves(const Board& board, const Options& options) {
  std::vector<HalfMove> moves;
  list_half_moves(board, options, moves);
  return moves;
}

int captures_needed(const Board& board, const Options& options) {
  if (options.force == Force::none) return 0;
  std::vector<HalfMove> moves;
  add_half_moves(board, options, moves);
  return captures_needed(options.force, moves);
}

std::uint64_t count_half_moves(const Board& board, const Options& options) {
  if (!is_countable(options)) return half_moves(board, options).size();
  std::uint64_t total = 0;
  for_each_stage(board, options, [&](Square, bool, Squares, Squares plain, Squares doubled) {
    total += static_cast<std::uint64_t>(count(plain) + count(doubled));
  });
  return total;
}

bool can_move(const Board& board) {
  return movable_stones(board) != 0;
}

std::uint64_t perft(const Board& board, const Options& options, int depth) {
  if (depth == 0) return 1;
  if (board.own() == 0 || board.enemy() == 0) return 0;
  if (depth == 1) return count_half_moves(board, options);
  std::vector<HalfMove> moves = half_moves(board, options);
  std::uint64_t total = 0;
  for (const HalfMove& move : moves) total += perft(after(board, move), options, depth - 1);
  return total;
}

}  // namespace kibic::klokan
