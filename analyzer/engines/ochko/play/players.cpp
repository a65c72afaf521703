#include "analyzer/engines/ochko/play/players.h"

#include "analyzer/engines/ochko/exact/player_view.h"
#include "analyzer/engines/ochko/exact/solvers.h"
#include "analyzer/engines/ochko/heuristic/heuristic.h"
#include "core/base/message.h"
#include "core/games/ochko/rules.h"

namespace kibic::ochko {
namespace {

// "stop-17" stops at 17.
constexpr int limit_of(std::string_view strength) {
  return strength == "stop-12" ? 12 : strength == "stop-15" ? 15 : 17;
}

bool hits(const PlayerView& view, std::string_view strength) {
  if (strength == "exact" && view.is_solvable()) {
    return solver_for(view.terms, view.shoe)->choice(view.player, view.open).hits;
  }
  // Where the chart is asked and has no answer, the banker's own rule is as good as any.
  const bool asks_chart = strength == "exact" || strength == "chart" || strength == "one-chart";
  if (asks_chart) {
    const auto kind = strength == "one-chart" ? ChartKind::merged : ChartKind::by_cards;
    if (const auto advice = advise(view, kind)) return advice->hits;
  }
  return advise_by_limit(view, limit_of(strength)).hits;
}

}  // namespace

std::string_view ExactPlayer::name() const {
  return KIBIC_TEXT("calculates");
}

// Weakest first under the rules of the book; the values stand in section 3.2 and 3.4 there.
std::vector<Strength> ExactPlayer::strengths() const {
  return {{"stop-17", KIBIC_TEXT("stops at 17, like the banker")},
          {"stop-12", KIBIC_TEXT("stops at 12, never bust by a small card")},
          {"stop-15", KIBIC_TEXT("stops at 15")},
          {"one-chart", KIBIC_TEXT("one chart by total")},
          {"chart", KIBIC_TEXT("two charts, for two cards and for more")},
          {"exact", KIBIC_TEXT("exact, by every card")}};
}

std::optional<kibic::Action> ExactPlayer::choose(const kibic::State& state, int seat,
                                                 std::string_view strength, std::uint64_t /*seed*/,
                                                 std::stop_token stop) const {
  const auto* typed = state.as<Rules>();
  if (typed == nullptr || seat != player_seat || typed->phase != Phase::player) return std::nullopt;
  if (stop.stop_requested()) return std::nullopt;
  return kibic::Action{hits(player_view(*typed), strength) ? "hit" : "stand"};
}

}  // namespace kibic::ochko
