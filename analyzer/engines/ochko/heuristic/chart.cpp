#include "analyzer/engines/ochko/heuristic/chart.h"

#include <deque>
#include <mutex>

#include "analyzer/engines/ochko/exact/solvers.h"

namespace kibic::ochko {
namespace {

// How much a card is worth more than standing, over the hands of one cell.
struct Advantage {
  double weighted = 0;
  double reach = 0;
  double any_weighted = 0;  // by how often the hand comes up if one never stands
  bool has_hit = false;
  bool has_stand = false;

  // A cell that nobody gets into who plays exactly still has an answer for who did.
  bool hits() const { return reach > 0 ? weighted > 0 : any_weighted > 0; }
};

}  // namespace

Chart::Chart(ExactSolver& solver, ChartKind kind) : kind_(kind) {
  const Terms& terms = solver.terms();
  for (const auto& [open, chance] : solver.all_open_cards()) {
    std::map<Key, Advantage> cells;
    for (const Reached& reached : solver.decisions(open)) {
      const Choice& choice = reached.choice;
      const double gain = choice.hit.value(terms) - choice.stand.value(terms);
      Advantage& cell = cells[key(reached.player.total(terms), reached.player.cards(), open)];
      cell.weighted += reached.reach * gain;
      cell.reach += reached.reach;
      cell.any_weighted += reached.any_reach * gain;
      (choice.hits ? cell.has_hit : cell.has_stand) = true;
    }
    for (const auto& [place, cell] : cells) {
      cells_[place] = {cell.hits(), cell.has_hit && cell.has_stand};
    }
  }
}

Chart::Key Chart::key(int total, int cards, const OpenCards& open) const {
  return {kind_ == ChartKind::by_cards && cards > 2, total, open};
}

std::optional<ChartCell> Chart::at(int total, int cards, const OpenCards& open) const {
  const auto found = cells_.find(key(total, cards, open));
  if (found == cells_.end()) return std::nullopt;
  return found->second;
}

std::shared_ptr<const Chart> chart_for(const Terms& terms, ChartKind kind) {
  struct Kept {
    Terms terms;
    ChartKind kind;
    std::shared_ptr<const Chart> chart;
  };
  // A session has one set of house rules; a folder of many may have a few.
  constexpr std::size_t most_charts = 16;
  static std::mutex mutex;
  static std::deque<Kept> charts;
  const std::lock_guard lock(mutex);
  for (const Kept& kept : charts) {
    if (kept.terms == terms && kept.kind == kind) return kept.chart;
  }
  SolverLease solver = solver_for(terms, Shoe::full(terms));
  charts.push_front({terms, kind, std::make_shared<const Chart>(*solver, kind)});
  if (charts.size() > most_charts) charts.pop_back();
  return charts.front().chart;
}

}  // namespace kibic::ochko
