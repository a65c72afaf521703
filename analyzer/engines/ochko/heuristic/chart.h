// Charts: what to do with a total against the banker's open cards, without looking at the exact
// cards of the hand. Source: rule book ochko 3.4.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <tuple>

#include "analyzer/engines/ochko/exact/solver.h"

namespace kibic::ochko {

struct ChartCell {
  bool hits = false;
  bool is_mixed = false;  // the exact cards decide: some hands of this cell want the other action
};

// Because an ace is worth 11 as the third card and 1 later, two cards are not what three or more of
// the same total are; `merged` charts do not care.
enum class ChartKind : std::uint8_t { by_cards, merged };

class Chart {
 public:
  // Each cell holds the action that is better on average over the hands that come up in it, as
  // often as they come up when one plays exactly.
  Chart(ExactSolver& solver, ChartKind kind);

  // No value: a hand that has no decision, or open cards that the rules do not show.
  std::optional<ChartCell> at(int total, int cards, const OpenCards& open) const;

 private:
  using Key = std::tuple<bool, int, OpenCards>;  // has three cards or more, total, open cards
  Key key(int total, int cards, const OpenCards& open) const;

  ChartKind kind_;
  std::map<Key, ChartCell> cells_;
};

// Of a full deck; those of the last few house rules are kept for the program.
std::shared_ptr<const Chart> chart_for(const Terms& terms, ChartKind kind);

}  // namespace kibic::ochko
