#include "analyzer/engines/ochko/heuristic/heuristic.h"

#include <array>
#include <string_view>

namespace kibic::ochko {
namespace {

constexpr std::string_view stand_on_21 = "ochko.stand.21";
constexpr std::string_view safe_hit = "ochko.hit.safe";
constexpr std::string_view limit_hit = "ochko.limit.hit";
constexpr std::string_view limit_stand = "ochko.limit.stand";

// The rules of one chart.
struct ChartRule {
  std::string_view id;
  const char* why;  // {0} total, {1} open cards
};
constexpr std::array<ChartRule, 2> two_cards{
    {{"ochko.chart.two.stand", KIBIC_TEXT("The chart for two cards stands on {0} against {1}.")},
     {"ochko.chart.two.hit",
      KIBIC_TEXT("The chart for two cards takes a card on {0} against {1}.")}}};
constexpr std::array<ChartRule, 2> more_cards{
    {{"ochko.chart.more.stand",
      KIBIC_TEXT("The chart for three cards and more stands on {0} against {1}.")},
     {"ochko.chart.more.hit",
      KIBIC_TEXT("The chart for three cards and more takes a card on {0} against {1}.")}}};
constexpr std::array<ChartRule, 2> any_cards{
    {{"ochko.chart.one.stand", KIBIC_TEXT("The chart stands on {0} against {1}.")},
     {"ochko.chart.one.hit", KIBIC_TEXT("The chart takes a card on {0} against {1}.")}}};

const ChartRule& rule_of(const Holding& player, ChartKind kind, bool hits) {
  const auto place = static_cast<std::size_t>(hits ? 1 : 0);
  if (kind == ChartKind::merged) return any_cards[place];
  return player.cards() > 2 ? more_cards[place] : two_cards[place];
}

// No rank that a deck holds would bust the hand, whether one is left or not.
bool is_safe(const Holding& player, const Terms& terms) {
  for (Kind kind = 0; kind < kind_count; ++kind) {
    if (player.with(kind, terms).is_bust(terms)) return false;
  }
  return true;
}

}  // namespace

std::optional<Advice> advise(const PlayerView& view, ChartKind kind) {
  Terms terms = view.terms;
  // A card that was shown early (A12) makes it a deal of a house that shows both.
  terms.open_cards = view.open.size();
  const int total = view.player.total(terms);
  const auto cell = chart_for(terms, kind)->at(total, view.player.cards(), view.open);
  if (!cell) return std::nullopt;
  Advice advice{cell->hits, "", Message(), cell->is_mixed};
  if (total == best_total && !cell->hits) {
    advice.rule = stand_on_21;
    advice.why = Message(KIBIC_TEXT("No total is better than 21."));
  } else if (cell->hits && is_safe(view.player, terms)) {
    advice.rule = safe_hit;
    advice.why = Message(KIBIC_TEXT("No card can bust a hand of {0}."), total);
  } else {
    const ChartRule& rule = rule_of(view.player, kind, cell->hits);
    advice.rule = rule.id;
    advice.why = Message(rule.why, total, name_of(view.open));
  }
  return advice;
}

Advice advise_by_limit(const PlayerView& view, int limit) {
  const int total = view.player.total(view.terms);
  if (total < limit) {
    return {true, std::string(limit_hit),
            Message(KIBIC_TEXT("{0} is below {1}: one more card."), total, limit), false};
  }
  return {false, std::string(limit_stand),
          Message(KIBIC_TEXT("{0} is not below {1}: that is enough."), total, limit), false};
}

std::vector<std::string> heuristic_rule_ids() {
  std::vector<std::string> ids;
  for (const std::string_view id : {stand_on_21, safe_hit, limit_hit, limit_stand}) {
    ids.emplace_back(id);
  }
  for (const auto& chart : {two_cards, more_cards, any_cards}) {
    for (const ChartRule& rule : chart) ids.emplace_back(rule.id);
  }
  return ids;
}

std::string name_of(Kind kind) {
  if (kind == ace_kind) return "A";
  if (kind == face_kind) return tr(KIBIC_TEXT("a court card"));
  return std::to_string(kind + 1);
}

std::string name_of(const OpenCards& open) {
  const auto kinds = open.kinds();
  if (kinds.empty()) return tr(KIBIC_TEXT("closed cards"));
  if (kinds.size() == 1) return name_of(kinds[0]);
  return render(Message(KIBIC_TEXT("{0} and {1}"), name_of(kinds[0]), name_of(kinds[1])));
}

}  // namespace kibic::ochko
