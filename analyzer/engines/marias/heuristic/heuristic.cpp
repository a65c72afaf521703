#include "analyzer/engines/marias/heuristic/heuristic.h"

#include <algorithm>
#include <iterator>

#include "analyzer/engines/marias/heuristic/pick.h"
#include "analyzer/engines/marias/heuristic/rule.h"

namespace kibic::marias {
namespace {

constexpr std::string_view forced_id = "marias.forced";

Card pick_among(CardSet equals, Rng* rng) {
  if (rng == nullptr) return equals.first();
  const auto skipped = rng->below(static_cast<std::uint64_t>(equals.size()));
  return *std::next(equals.begin(), static_cast<std::ptrdiff_t>(skipped));
}

// What further rules would have chosen ranks behind the advice: 1/2 for the next new card, 1/3…
std::vector<std::pair<Card, double>> rank(const Situation& s, std::span<const Rule> rules,
                                          Card advice) {
  std::vector<std::pair<Card, double>> ranking{{advice, 1.0}};
  CardSet ranked{advice};
  for (const Rule& rule : rules) {
    for (const Card card : rule.choose(s) - ranked) {
      ranking.emplace_back(card, 1.0 / static_cast<double>(ranking.size() + 1));
      ranked.insert(card);
    }
  }
  for (const Card card : s.legal - ranked) ranking.emplace_back(card, 0.0);
  return ranking;
}

Advice forced(Card card) {
  return {card,
          std::string(forced_id),
          Message(KIBIC_TEXT("{0} is the only card that may be played."), spell(card)),
          {{card, 1.0}}};
}

}  // namespace

std::span<const Rule> rules_for(const Situation& s) {
  switch (s.contract.kind) {
    case ContractKind::betl:
      return s.is_declarer ? betl_declarer_rules() : betl_defender_rules();
    case ContractKind::durch:
      return s.is_declarer ? durch_declarer_rules() : durch_defender_rules();
    case ContractKind::hra:
    case ContractKind::sedma:
    case ContractKind::sto:
    case ContractKind::stosedm:
    case ContractKind::two_sevens:
    case ContractKind::two_sevens_sto:
      break;
  }
  if (s.is_leading()) return s.is_declarer ? declarer_lead_rules() : defender_lead_rules();
  return s.is_declarer ? declarer_follow_rules() : defender_follow_rules();
}

std::optional<Advice> advise_play(const View& view, Rng* among_equals) {
  const auto s = situation_of(view);
  if (!s || s->legal.empty()) return std::nullopt;
  if (s->legal.size() == 1) return forced(s->legal.first());
  const auto rules = rules_for(*s);
  for (const Rule& rule : rules) {
    const CardSet cards = rule.choose(*s);
    if (cards.empty()) continue;
    const Card card = pick_among(cards, among_equals);
    return Advice{card, std::string(rule.id), rule.why(*s, card), rank(*s, rules, card)};
  }
  return std::nullopt;
}

std::optional<SecondOpinion> heuristic_opinion(const View& view) {
  auto advice = advise_play(view);
  if (!advice) return std::nullopt;
  return SecondOpinion{{to_string(advice->card)}, std::move(advice->rule), std::move(advice->why)};
}

std::vector<std::string> heuristic_rule_ids() {
  std::vector<std::string> ids{std::string(forced_id)};
  for (const auto rules : {declarer_lead_rules(), defender_lead_rules(), declarer_follow_rules(),
                           defender_follow_rules(), betl_declarer_rules(), betl_defender_rules(),
                           durch_declarer_rules(), durch_defender_rules()}) {
    for (const Rule& rule : rules) ids.emplace_back(rule.id);
  }
  return ids;
}

}  // namespace kibic::marias
