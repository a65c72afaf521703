// The solver's search with one of its features left out: the same values, more slowly. For tests,
// which compare values, and benchmarks, which tell what each feature is worth.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "analyzer/engines/marias/solver/solver.h"

namespace kibic::marias {

enum class LeftOut : std::uint8_t {
  nothing,
  table,
  equal_cards,
  canonical_key,
  bounds,
  ordering,  // history too
  history,
  dominance,
  seven_race
};

// The enumerators in their order, for loops.
inline constexpr LeftOut all_left_out[] = {
    LeftOut::nothing,       LeftOut::table,     LeftOut::equal_cards,
    LeftOut::canonical_key, LeftOut::bounds,    LeftOut::ordering,
    LeftOut::history,       LeftOut::dominance, LeftOut::seven_race};
std::string_view name_of(LeftOut left_out);  // "equal cards"

// As Solver, for values only.
class AblatedSolver {
 public:
  explicit AblatedSolver(LeftOut left_out);
  ~AblatedSolver();
  AblatedSolver(AblatedSolver&&) noexcept;
  AblatedSolver& operator=(AblatedSolver&&) noexcept;

  // No value once `node_limit` cards were placed. REQUIRES: something is left to play for.
  std::optional<std::int64_t> value(const Problem& problem,
                                    std::uint64_t node_limit = Solver::default_node_limit);
  std::uint64_t nodes() const;  // cards placed since construction

  class Impl;

 private:
  std::unique_ptr<Impl> impl_;
};

}  // namespace kibic::marias
