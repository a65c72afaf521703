// Slow and simple answers to the solver's questions, to check and to measure it by: plain minimax
// and plain alpha-beta, without table, ordering, equal cards or bounds. They share nothing with the
// solver but the rules of the game.
#pragma once

#include <cstdint>
#include <stop_token>
#include <utility>
#include <vector>

#include "analyzer/engines/marias/solver/solver.h"

namespace kibic::marias {

enum class ReferenceMethod : std::uint8_t { minimax, alpha_beta };

class Reference {
 public:
  // Asked to stop, what it answers is good for nothing.
  explicit Reference(ReferenceMethod method, std::stop_token stop = {})
      : method_(method), stop_(std::move(stop)) {}

  std::int64_t value(const Problem& problem);
  std::vector<MoveValue> moves(const Problem& problem);
  std::uint64_t nodes() const { return nodes_; }  // cards placed

  // For each of the calls above: cards a question may place, some thousands more or less.
  void set_node_limit(std::uint64_t limit) { node_limit_ = limit; }
  // Whether the last call came to its end. If not, its answer is good for nothing.
  bool is_exact() const { return is_exact_; }

 private:
  ReferenceMethod method_;
  std::stop_token stop_;
  std::uint64_t nodes_ = 0;
  std::uint64_t node_limit_ = UINT64_MAX;
  bool is_exact_ = true;
};

}  // namespace kibic::marias
