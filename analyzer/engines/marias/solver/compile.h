// From a problem in the words of the game to a task for the search.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "analyzer/engines/marias/solver/search.h"
#include "analyzer/engines/marias/solver/solver.h"

namespace kibic::marias::open_hand {

// Where cards and seats of a deal are in the layout.
class Coding {
 public:
  explicit Coding(const Problem& problem);

  int bit_of(Card card) const;
  Bits bits_of(CardSet cards) const;
  int seat_of(int seat) const { return (seat - declarer_ + 3) % 3; }
  bool is_natural() const { return is_natural_; }

 private:
  std::array<int, 4> byte_{};  // of a suit
  int declarer_ = 0;
  bool is_natural_ = false;
};

struct CompiledProblem {
  Coding coding;
  Layout layout;
  Task task;
  Progress progress;
  // What can come out, ascending: by rank for goal money, by tens for tens, {lost, won} for the
  // rest.
  std::vector<std::int64_t> values;
};

// Keeps what problems have in common: bills asked for, and marks for entries of the table that may
// serve more than one problem.
class Compiler {
 public:
  // REQUIRES: a card is left to play.
  CompiledProblem compile(const Problem& problem);

  // REQUIRES: nothing is left to play for.
  std::int64_t final_value(const Problem& problem) const;

  // True once after so many kinds of problems that their marks began anew: what the table holds
  // must be forgotten.
  bool has_new_marks();

 private:
  std::uint32_t mark_of(const std::vector<std::uint8_t>& bytes);
  void add_planes(const Problem& problem, CompiledProblem& result);
  void mark_open_planes(Task& task);

  PayoffBook book_;
  std::map<std::vector<std::uint8_t>, std::uint32_t> marks_;
  bool has_new_marks_ = false;
};

}  // namespace kibic::marias::open_hand
