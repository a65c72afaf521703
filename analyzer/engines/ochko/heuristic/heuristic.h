// A player who follows named rules: charts of totals, or a fixed total at which he stops. The
// charts give the second opinion beside the judge's verdict; the others show what simple play
// costs. Source: rule book ochko 3.2 and 3.4.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "analyzer/engines/ochko/exact/player_view.h"
#include "analyzer/engines/ochko/heuristic/chart.h"
#include "core/base/message.h"

namespace kibic::ochko {

struct Advice {
  bool hits = false;
  std::string rule;       // stable id: "ochko.chart.two.stand"
  Message why;            // one sentence for the player
  bool is_mixed = false;  // other hands with this total want the other action
};

// By the charts. No value where they have no answer: a hand without a decision.
std::optional<Advice> advise(const PlayerView& view, ChartKind kind = ChartKind::by_cards);

// Takes cards below `limit`.
Advice advise_by_limit(const PlayerView& view, int limit);

// Ids of all rules.
std::vector<std::string> heuristic_rule_ids();

// "A", "10", "9 and 10"; in the user's language where there are no open cards.
std::string name_of(const OpenCards& open);
std::string name_of(Kind kind);

}  // namespace kibic::ochko
