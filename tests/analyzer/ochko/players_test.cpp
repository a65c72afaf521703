// The heuristic's rules by name, and the players of the practice table.
#include <catch2/catch.hpp>

#include <algorithm>
#include <set>

#include "analyzer/engines/ochko/heuristic/heuristic.h"
#include "analyzer/engines/ochko/play/players.h"
#include "tests/analyzer/ochko/deals.h"
#include "tests/analyzer/ochko/support.h"

namespace kibic::ochko {
namespace {

kibic::State state_after(const std::vector<std::string>& events, const RuleSet& rules = {}) {
  return replayed(record_of(events, rules)).final_state();
}

std::string chosen(const kibic::State& state, std::string_view strength) {
  return ExactPlayer().choose(state, player_seat, strength, 1, {}).value().text;
}

Advice advice_on(const char* cards, const char* open, ChartKind kind_of_chart) {
  const Terms terms = default_terms();
  const PlayerView view{terms, Shoe::full(terms), hand(cards, terms), OpenCards(kind(open))};
  return advise(view, kind_of_chart).value();
}

}  // namespace

TEST_CASE("advice names its rule and says why") {
  struct Row {
    const char* cards;
    const char* open;
    const char* rule;
    const char* why;
  };
  const auto row =
      GENERATE(Row{"6+10", "10", "ochko.chart.two.stand",
                   "The chart for two cards stands on 16 against 10."},
               Row{"7+9", "7", "ochko.chart.two.hit",
                   "The chart for two cards takes a card on 16 against 7."},
               Row{"4+5+7", "10", "ochko.chart.more.hit",
                   "The chart for three cards and more takes a card on 16 against 10."},
               Row{"4+4+4", "4", "ochko.chart.more.stand",
                   "The chart for three cards and more stands on 12 against 4."},
               Row{"5+5", "10", "ochko.hit.safe", "No card can bust a hand of 10."},
               // An ace is worth 11 as third card and busts 11; as fourth card it is worth 1.
               Row{"5+6", "10", "ochko.chart.two.hit",
                   "The chart for two cards takes a card on 11 against 10."},
               Row{"2+4+5", "10", "ochko.hit.safe", "No card can bust a hand of 11."},
               Row{"7+7+7", "A", "ochko.stand.21", "No total is better than 21."});
  CAPTURE(row.cards, row.open);
  const Advice advice = advice_on(row.cards, row.open, ChartKind::by_cards);
  CHECK(advice.rule == row.rule);
  CHECK(render(advice.why) == row.why);
  const auto ids = heuristic_rule_ids();
  CHECK(std::find(ids.begin(), ids.end(), advice.rule) != ids.end());
}

TEST_CASE("the ids of rules are all different") {
  const auto ids = heuristic_rule_ids();
  CHECK(std::set<std::string>(ids.begin(), ids.end()).size() == ids.size());
}

TEST_CASE("each strength plays as its name says") {
  // 6+10 against 10: the chart stands, the exact cards want one more (rule book 3.4).
  const auto state = state_after({"deal 6c Td | Kh ??"});
  CHECK(chosen(state, "exact") == "hit");
  CHECK(chosen(state, "chart") == "stand");
  CHECK(chosen(state, "one-chart") == "stand");
  CHECK(chosen(state, "stop-17") == "hit");
  CHECK(chosen(state, "stop-15") == "stand");
  CHECK(chosen(state, "stop-12") == "stand");
  // 4+5+7: the chart for three cards takes one, the merged one stands.
  const auto three = state_after({"deal 4c 5d | Kh ??", "hit", "card 7h"});
  CHECK(chosen(three, "chart") == "hit");
  CHECK(chosen(three, "one-chart") == "stand");
}

TEST_CASE("strengths stand from the weakest on, by the value of a deal") {
  const Terms terms = default_terms();
  double last = -1;
  for (const Strength& strength : ExactPlayer().strengths()) {
    CAPTURE(strength.id);
    const auto policy = [&](const Holding& player, const OpenCards& open) {
      const PlayerView view{terms, Shoe::full(terms), player, open};
      if (strength.id == "chart") return advise(view, ChartKind::by_cards)->hits;
      if (strength.id == "one-chart") return advise(view, ChartKind::merged)->hits;
      return advise_by_limit(view, std::stoi(strength.id.substr(5))).hits;
    };
    const bool is_exact = strength.id == "exact";
    ExactSolver solver(terms, Shoe::full(terms), is_exact ? Policy() : Policy(policy));
    const double value = solver.deal().value(terms);
    CHECK(value > last);
    last = value;
  }
}

TEST_CASE("a player neither sees the closed card nor throws dice") {
  for (const Strength& strength : ExactPlayer().strengths()) {
    const auto seen = chosen(state_after({"deal 6c Td | Kh 2s"}), strength.id);
    CHECK(chosen(state_after({"deal 6c Td | Kh Qs"}), strength.id) == seen);
    const auto state = state_after({"deal 6c Td | Kh ??"});
    CHECK(chosen(state, strength.id) == seen);
    CHECK(ExactPlayer().choose(state, player_seat, strength.id, 99, {})->text == seen);
  }
}

TEST_CASE("nobody chooses for the banker or after the end") {
  const auto over = state_after({"deal Ac Ad | Kh ??"});
  CHECK_FALSE(ExactPlayer().choose(over, player_seat, "exact", 1, {}));
  const auto open = state_after({"deal 6c Td | Kh ??"});
  CHECK_FALSE(ExactPlayer().choose(open, banker_seat, "exact", 1, {}));
}

}  // namespace kibic::ochko
