// Looking ahead in klokan: principal-variation search on boards with a table, captures searched out
// at the leaves. Unless it may be selective, every half-move within the depth is searched, or
// proved not to matter: a value is that of plain minimax with the same evaluation and the same
// captures at the leaves, whatever the order of the search. The same question always gets the same
// answer: no clock, no chance, and nothing kept from one question to the next. Techniques: rule
// book klokan 3.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <stop_token>
#include <vector>

#include "analyzer/engines/klokan/search/evaluation.h"
#include "analyzer/engines/klokan/search/ordering.h"
#include "analyzer/engines/klokan/search/table.h"
#include "analyzer/engines/klokan/search/track.h"

namespace kibic::klokan {

struct SearchSettings {
  Weights weights = usual_weights();
  // Captures and doublings are followed this many half-moves beyond the depth; 0: not at all.
  int quiet_depth = 2;
  std::size_t table_mebibytes = 16;
  // Half-moves that look bad are searched less deep at first, and positions that hold after a pass
  // are taken to be good. An order of magnitude faster; values may differ from those of plain
  // minimax to the same depth, and depend on the limits of the question.
  bool is_selective = false;
};

// What judges and plays.
inline SearchSettings selective_settings() {
  SearchSettings settings;
  settings.is_selective = true;
  return settings;
}

inline constexpr std::size_t every_one = static_cast<std::size_t>(-1);

struct SearchLimits {
  int depth = 8;            // half-moves, ≥ 1
  std::uint64_t nodes = 0;  // positions looked at; 0: no limit
  // After the depth, go on deeper as long as this many further nodes may solve the position.
  std::uint64_t nodes_to_solve = 0;
  // So many of the best half-moves get their exact value, ≥ 1; of the others it is proved that they
  // are worth no more than the last of these, which is much faster.
  std::size_t exact = every_one;
  std::vector<std::size_t> exact_too = {};  // and these, by their places in the list
};

struct MoveValue {
  HalfMove move;
  int value = 0;               // for the side that makes it, in hundredths of a stone
  bool is_at_most = false;     // it is worth no more than `value`, perhaps less
  bool is_solved = false;      // all play that matters ends within the depth: final counts
  std::vector<HalfMove> line;  // best play after it, as far as the depth goes
};

struct Values {
  std::vector<MoveValue> moves;  // in the order they were given
  int depth = 0;                 // all of them to this one; 0: stopped before the first was done
  bool is_solved = false;        // every one is
  bool is_complete = false;      // the depth was reached, or everything is solved
  std::uint64_t nodes = 0;
};

// May be used for one position after another, by one thread.
class Search {
 public:
  explicit Search(SearchSettings settings = {});

  // Every one of the half-moves, all to the same depth. REQUIRES: they are legal in the state.
  Values values(const State& state, const std::vector<HalfMove>& moves, const SearchLimits& limits,
                std::stop_token stop = {});
  // Only what the position is worth: much faster. One element: the best half-move, none if the
  // state has ended.
  Values best(const State& state, const SearchLimits& limits, std::stop_token stop = {});

 private:
  static constexpr int infinite_ = 30'000;

  struct Window {
    int alpha = 0;
    int beta = 0;
    bool is_open() const { return beta - alpha > 1; }
  };
  struct Found {
    int value = 0;
    bool is_solved = false;
  };
  class Best;
  class Node;

  void start(const State& state, const SearchLimits& limits, std::stop_token stop);
  bool deepen(Values& values, Track& track, int depth, const SearchLimits& limits);
  bool deepen_one(MoveValue& move, Track& track, int depth, int threshold, bool is_exact);
  // The value of going there, for the side that goes.
  Found child(Track& track, const HalfMove& move, int depth, Window window, std::size_t ply);
  template <class Look>
  Found around(const Look& look, int guess, int change);
  Found full(Track& track, int depth, Window window, std::size_t ply);
  bool answers(const Entry& entry, int depth) const;
  bool holds_after_pass(Track& track, int depth, int beta, std::size_t ply);
  Found leaf(Track& track, int depth, Window window, std::size_t ply);
  void follow(Track& track, int depth, std::size_t ply, Queue& queue, Best& best, int alpha,
              int beta);
  Found final(const Track& track) const;
  int most_after(const Track& track, int gain, int standing) const;
  int least_after(const Track& track, int gain, int depth) const;
  int least_gain(const Track& track, int alpha, int standing) const;
  bool must_stop();
  Queue& queue_at(std::size_t ply);
  void keep_line(const HalfMove& move, std::size_t ply);
  void clear_line(std::size_t ply);

  SearchSettings settings_;
  Table table_;
  Ordering ordering_;
  std::vector<std::vector<HalfMove>> lines_;  // by ply
  std::deque<Queue> queues_;                  // by ply
  std::stop_token stop_;
  // Nothing surprising can follow the last half-move of the depth: the other side moves then and
  // may leave it at what the evaluation says.
  bool ends_calmly_ = false;
  bool is_selective_ = false;
  bool has_passed_ = false;  // the position in hand came by a pass
  std::uint64_t node_limit_ = 0;
  std::uint64_t nodes_ = 0;
  bool is_stopped_ = false;
};

}  // namespace kibic::klokan
