// Exact value of the play with all hands open: alpha-beta with a transposition table over canonical
// positions. The two defenders act as one player; values are the declarer's.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/games/marias/bill.h"
#include "core/games/marias/position.h"
#include "core/games/marias/state.h"

namespace kibic::marias {

enum class Objective : std::uint8_t {
  money,   // amount per opponent in the unit of the prices, fleks and limit included
  points,  // card points plus marriages of the declarer minus those of the defenders
};

// A position and everything the bill depends on besides the cards still to be played.
struct Problem {
  std::shared_ptr<const Options> options;
  Position position;  // `won` is not read: see so_far
  Outcome so_far;     // contract, fleks, hry proti; points, marriages, tricks and sevens up to now
  Objective objective = Objective::money;
  int first_trick = 1;  // number of the trick under way
};

// The problem that a deal in play poses. REQUIRES: phase play, a card left to play.
Problem problem_of(const State& state);

// The problem of a bare position, as `kibic solve marias` poses it. `won` stands for card points
// made before, so that it counts towards everything, but no marriage in it is known as such: the
// marriage that counts towards a sto is one still to be shown. Both cards of a marriage in one hand
// will be shown. A betl or durch under way has not been decided. The trump seven counts in a hra
// only under the rules of volený.
Problem problem_of(const Position& position, std::shared_ptr<const Options> options,
                   const FlekCounts& fleks, Objective objective);

struct MoveValue {
  Card card;
  std::int64_t value = 0;  // of the position after the card, for the declarer

  bool operator==(const MoveValue&) const = default;
};

// Values are the declarer's: objective money, what each opponent pays him (negative: gets), in the
// unit of the prices; points, see Objective. With objective points a betl or durch is worth 1 when
// made and -1 when lost, for no points count there.
//
// Not thread-safe: one solver for each thread. Values never depend on what it solved before, only
// the time does: positions of one deal and its sampled worlds share a table.
class Solver {
 public:
  static constexpr std::size_t default_entries = std::size_t{1} << 16U;  // 1 MiB, fits the L2 cache
  // Cards a question may place: some two seconds. No deal needs a hundredth of it.
  static constexpr std::uint64_t default_node_limit = 50'000'000;

  // REQUIRES: entries is a power of two.
  explicit Solver(std::size_t entries = default_entries);
  ~Solver();
  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;

  // Value for the declarer with best play of both sides. REQUIRES, here and below: something is
  // left to play for.
  std::int64_t value(const Problem& problem);
  // Value of each legal card, in the order of CardSet.
  std::vector<MoveValue> moves(const Problem& problem);
  // Best play of both sides to the end, the lowest card among equals.
  std::vector<Card> line(const Problem& problem);

  // For each of the calls above.
  void set_node_limit(std::uint64_t limit);
  // Whether the last call was answered within the node limit. If not, its values are the least that
  // was proved for the declarer.
  bool is_exact() const;
  std::uint64_t nodes() const;  // cards placed since construction

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace kibic::marias
