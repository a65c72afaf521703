// The charts against the rule book's, composition stars included, and what playing by them costs.
#include <fmt/format.h>
#include <catch2/catch.hpp>

#include "analyzer/engines/ochko/heuristic/chart.h"
#include "tests/analyzer/ochko/support.h"

namespace kibic::ochko {
namespace {

struct Row {
  int total;
  int cards;           // 3: and more
  const char* player;  // against A, 2 … 9, 10
  const char* push;
};

// Rule book ochko 3.4.
const std::vector<Row>& book() {
  static const std::vector<Row> rows{{12, 2, "H* S* S S S S H H H H", "S* S S S S S H H H H"},
                                     {12, 3, "H H S* S* S S H H H H", "H S* S* S S S H H H H"},
                                     {13, 2, "S* S S S S S H H H H", "S S S S S S H H H H"},
                                     {13, 3, "H* S* S S S S H H H H", "S* S S S S S H H H H"},
                                     {14, 2, "S S S S S S H H H H*", "S S S S S S H H H H*"},
                                     {14, 3, "S* S S S S S H H H H", "S* S S S S S H H H H"},
                                     {15, 2, "S S S S S S H H H H", "S S S S S S H H S* S"},
                                     {15, 3, "S* S S S S S H H H H*", "S S S S S S H* H H* H*"},
                                     {16, 2, "S S S S S S H* H H* S*", "S S S S S S S* H* S S"},
                                     {16, 3, "S S S S S S H* H* H* H*", "S S S S S S H* H* S* S*"}};
  return rows;
}

std::string row_of(const Chart& chart, int total, int cards) {
  std::vector<std::string> cells;
  for (Kind open = ace_kind; open <= ten_kind; ++open) {
    const auto cell = chart.at(total, cards, OpenCards(open));
    cells.push_back(!cell ? "-"
                          : std::string(cell->hits ? "H" : "S") + (cell->is_mixed ? "*" : ""));
  }
  return join(cells, " ");
}

double value_by_chart(const Terms& terms, ChartKind kind = ChartKind::by_cards) {
  const auto chart = chart_for(terms, kind);
  ExactSolver by_chart(terms, Shoe::full(terms), [&](const Holding& player, const OpenCards& open) {
    return chart->at(player.total(terms), player.cards(), open)->hits;
  });
  return by_chart.deal().value(terms);
}

}  // namespace

TEST_CASE("the charts are the rule book's, and say where composition decides") {
  for (const Row& row : book()) {
    CAPTURE(row.total, row.cards);
    CHECK(row_of(*chart_for(default_terms(), ChartKind::by_cards), row.total, row.cards) ==
          row.player);
    CHECK(row_of(*chart_for(push_terms(), ChartKind::by_cards), row.total, row.cards) == row.push);
  }
  for (const Terms& terms : {default_terms(), push_terms()}) {
    for (int total = 6; total <= 11; ++total) {
      CHECK(row_of(*chart_for(terms, ChartKind::by_cards), total, 2) == "H H H H H H H H H H");
      CHECK(row_of(*chart_for(terms, ChartKind::by_cards), total, 3) == "H H H H H H H H H H");
    }
    for (int total = 17; total <= 20; ++total) {
      CHECK(row_of(*chart_for(terms, ChartKind::by_cards), total, 2) == "S S S S S S S S S S");
      CHECK(row_of(*chart_for(terms, ChartKind::by_cards), total, 3) == "S S S S S S S S S S");
    }
    CHECK(row_of(*chart_for(terms, ChartKind::by_cards), 21, 3) == "S S S S S S S S S S");
  }
}

TEST_CASE("playing by the charts costs what the rule book computed") {
  CHECK(value_by_chart(default_terms()) == to_digits(10, 0.0349263035));
  CHECK(value_by_chart(push_terms()) == to_digits(10, -0.0375000364));
  CHECK(value_by_chart(default_terms(), ChartKind::merged) == to_digits(10, 0.0347115564));
  CHECK(value_by_chart(push_terms(), ChartKind::merged) == to_digits(10, -0.0376400777));
}

TEST_CASE("the merged chart is the rule book's sentence") {
  const auto wins = chart_for(default_terms(), ChartKind::merged);
  CHECK(row_of(*wins, 12, 2).find("H") == 0);  // 12 v A hits
  for (const OpenCards open : {OpenCards(kind("2")), OpenCards(kind("6"))}) {
    CHECK_FALSE(wins->at(12, 3, open)->hits);
  }
  CHECK_FALSE(wins->at(13, 2, OpenCards(kind("A")))->hits);
  CHECK_FALSE(wins->at(16, 2, OpenCards(kind("10")))->hits);
  CHECK(wins->at(16, 2, OpenCards(kind("9")))->hits);
  const auto pushes = chart_for(push_terms(), ChartKind::merged);
  CHECK_FALSE(pushes->at(12, 2, OpenCards(kind("A")))->hits);
  CHECK_FALSE(pushes->at(15, 2, OpenCards(kind("10")))->hits);
  CHECK(pushes->at(15, 2, OpenCards(kind("9")))->hits);
}

TEST_CASE("as many compositions of 16 and 15 want a card as the rule book counted") {
  struct Count {
    int total;
    const char* open;
    int player, push, all;
  };
  const auto row =
      GENERATE(Count{16, "7", 75, 30, 134}, Count{16, "8", 92, 59, 134}, Count{16, "9", 80, 8, 134},
               Count{16, "10", 68, 3, 134}, Count{15, "10", 97, 64, 98}, Count{15, "9", 98, 74, 98},
               Count{15, "8", 98, 98, 98}, Count{15, "7", 98, 81, 98});
  CAPTURE(row.total, row.open);
  const auto count = [&](const Terms& terms) {
    ExactSolver exact(terms);
    int hits = 0;
    int all = 0;
    for (const Reached& reached : exact.decisions(OpenCards(kind(row.open)))) {
      if (reached.player.cards() < 3 || reached.player.total(terms) != row.total) continue;
      // The book counts a ten and a court card apart; there is one of them at most.
      const int compositions = 1 + reached.player.count(ten_kind);
      hits += reached.choice.hits ? compositions : 0;
      all += compositions;
    }
    return fmt::format("{} of {}", hits, all);
  };
  CHECK(count(default_terms()) == fmt::format("{} of {}", row.player, row.all));
  CHECK(count(push_terms()) == fmt::format("{} of {}", row.push, row.all));
}

TEST_CASE("there is a chart for every way to show the banker's cards") {
  const auto show = GENERATE("none", "both");
  const Terms terms = terms_of(Options::from({{"show", show}}).value());
  ExactSolver exact(terms);
  const double best = exact.deal().value(terms);
  const double charted = value_by_chart(terms);
  CHECK(charted <= best);
  CHECK(charted > best - 0.001);
}

}  // namespace kibic::ochko
