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

 private:
  ReferenceMethod method_;
  std::stop_token stop_;
  std::uint64_t nodes_ = 0;
};

}  // namespace kibic::marias
