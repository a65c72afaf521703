#include "analyzer/engines/ochko/judge/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

namespace kibic::ochko {
namespace {

// Stakes to three places, and to five where that would show nothing.
std::string signed_stakes(double value) {
  const bool is_tiny = std::abs(value) < 0.0005 && std::abs(value) >= 0.000005;
  const std::string text = is_tiny ? fmt::format("{:+.5f}", value) : fmt::format("{:+.3f}", value);
  return text == "-0.000" || text == "+0.000" ? "0" : text;
}

std::string price(double loss) {
  std::string text = signed_stakes(std::abs(loss));
  if (text.starts_with('+')) text.erase(0, 1);
  return text;
}

// To a tenth, but never 0 or 100 for what is neither.
std::string per_cent(double chance) {
  constexpr double certain = 1e-12;
  const std::string text = fmt::format("{:.1f}", chance * 100);
  if (text == "0.0") return chance > certain ? "0.1" : "0";
  if (text == "100.0") return chance < 1 - certain ? "99.9" : "100";
  return text;
}

int total_of(const Findings& f) {
  return f.view.player.total(f.view.terms);
}

// Places: {0} total, {1} open cards, {2} price, {3} value of what was played, {4} of the other.
struct Sentences {
  const char* wrong;
  const char* right;
};
constexpr Sentences of_stand{
    KIBIC_TEXT("Standing on {0} against {1} gives away {2} stakes on average: it is worth {3}, a "
               "card {4}."),
    KIBIC_TEXT("Standing on {0} against {1} is right by {2} stakes: it is worth {3}, a card {4}.")};
constexpr Sentences of_hit{
    KIBIC_TEXT("Taking a card on {0} against {1} gives away {2} stakes on average: it is worth "
               "{3}, standing {4}."),
    KIBIC_TEXT("Taking a card on {0} against {1} is right by {2} stakes: it is worth {3}, standing "
               "{4}.")};

// Chances of the total after one more card; bust is 22.
std::map<int, double> next_totals(const Findings& f) {
  std::map<int, double> chances;
  for (Kind kind = 0; kind < kind_count; ++kind) {
    const double chance = f.next_card[static_cast<std::size_t>(kind)];
    if (chance == 0) continue;
    const Holding longer = f.view.player.with(kind, f.view.terms);
    chances[std::min(longer.total(f.view.terms), best_total + 1)] += chance;
  }
  return chances;
}

Message bust_remark(const std::map<int, double>& totals) {
  const auto bust = totals.find(best_total + 1);
  if (bust == totals.end()) return Message(KIBIC_TEXT("The next card cannot bust the hand."));
  return Message(KIBIC_TEXT("The next card busts the hand in {0} % of cases."),
                 per_cent(bust->second));
}

Message totals_remark(const std::map<int, double>& totals) {
  std::string list;
  for (const auto& [total, chance] : totals) {
    if (total > best_total) continue;
    list += fmt::format("{}{}: {} %", list.empty() ? "" : ", ", total, per_cent(chance));
  }
  return Message(KIBIC_TEXT("Totals after one card: {0}."), list);
}

Message ends_remark(const Findings& f) {
  const auto wins = [](const Odds& odds) { return per_cent(odds.all_wins()); };
  const auto ties = [](const Odds& odds) { return per_cent(odds.all_ties()); };
  const Odds& stand = f.choice.stand;
  const Odds& hit = f.choice.hit;
  return Message(
      KIBIC_TEXT("Standing wins {0} % and ties {1} %, a card wins {2} % and ties {3} %."),
      wins(stand), ties(stand), wins(hit), ties(hit));
}

Message chart_remark(const Findings& f) {
  const bool is_even = std::abs(f.hit_value() - f.stand_value()) < equal_values;
  if (f.advice->hits == f.choice.hits || is_even) {
    return f.advice->is_mixed
               ? Message(
                     KIBIC_TEXT("The chart says the same, but it is the exact cards that decide: "
                                "other hands of {0} want the other action."),
                     total_of(f))
               : Message(KIBIC_TEXT("The chart says the same, whatever cards make up the {0}."),
                         total_of(f));
  }
  return f.advice->hits
             ? Message(KIBIC_TEXT("The chart would take a card; with exactly these cards standing "
                                  "is better."))
             : Message(KIBIC_TEXT("The chart would stand; with exactly these cards one more is "
                                  "better."));
}

}  // namespace

Message explain(const Findings& f) {
  const double played = f.hit_played ? f.hit_value() : f.stand_value();
  const double other = f.hit_played ? f.stand_value() : f.hit_value();
  const std::string open = name_of(f.view.open);
  if (std::abs(played - other) < equal_values) {
    return Message(KIBIC_TEXT("With {0} against {1} both come to the same: {2} stakes."),
                   total_of(f), open, signed_stakes(played));
  }
  const Sentences& sentences = f.hit_played ? of_hit : of_stand;
  return Message(played < other ? sentences.wrong : sentences.right, total_of(f), open,
                 price(played - other), signed_stakes(played), signed_stakes(other));
}

Message explain_open(const Findings& f) {
  const std::string open = name_of(f.view.open);
  if (std::abs(f.hit_value() - f.stand_value()) < equal_values) return explain(f);
  return Message(KIBIC_TEXT("With {0} against {1} a card is worth {2} stakes, standing {3}."),
                 total_of(f), open, signed_stakes(f.hit_value()), signed_stakes(f.stand_value()));
}

std::vector<Message> remarks(const Findings& f) {
  const std::map<int, double> totals = next_totals(f);
  std::vector<Message> all{ends_remark(f), bust_remark(totals)};
  const bool is_always_bust = totals.size() == 1 && totals.contains(best_total + 1);
  if (!is_always_bust) all.push_back(totals_remark(totals));
  if (f.advice) all.push_back(chart_remark(f));
  return all;
}

Message topic(const Findings& f) {
  return f.hit_played
             ? Message(KIBIC_TEXT("a card with {0} against {1}"), total_of(f), name_of(f.view.open))
             : Message(KIBIC_TEXT("stand with {0} against {1}"), total_of(f), name_of(f.view.open));
}

}  // namespace kibic::ochko
