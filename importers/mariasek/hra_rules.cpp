#include "importers/mariasek/hra_rules.h"

#include <algorithm>

#include "core/base/text.h"
#include "core/games/marias/options.h"
#include "importers/mariasek/hra_calls.h"

namespace kibic::importers::mariasek {

using marias::Contract;
using marias::ContractKind;
using marias::Part;

namespace {

constexpr std::string_view rules_word = "Pravidla:";

// How many fleks a plain hra needs to be played (MinimalBidsForGame, default 1). Played with fewer,
// or not played with as many: the smallest change that explains it. Before 2016-12 the fleks of a
// played hra are not stored, and none must be needed.
void infer_for_hra(const HraFile& file, bool is_played, RuleSet& rules) {
  const int fleks = fleks_on(file, Part::hra);
  if (is_played && fleks < 1) rules["fleks_needed_for_hra"] = "0";
  if (!is_played && fleks >= 1) rules["fleks_needed_for_hra"] = std::to_string(fleks + 1);
}

// One flek on the hra alone makes hra and sedma cancel out (PlayZeroSumGames, default off); a sedma
// without fleks is played (MinimalBidsForSeven, default 0).
void infer_for_sedma(const HraFile& file, bool is_played, RuleSet& rules) {
  const int hra = fleks_on(file, Part::hra);
  const int sedma = fleks_on(file, Part::sedma);
  if (is_played && hra == 1 && sedma == 0) rules["unplayed_with_one_flek"] = "no";
  if (!is_played && hra == 0 && sedma == 0) rules["unplayed_without_flek"] = "yes";
}

bool holds(const HraCards& cards, int seat, marias::Card card) {
  const auto& hand = cards.hands[static_cast<std::size_t>(seat)];
  return std::find(hand.begin(), hand.end(), card) != hand.end();
}

// A promised seven that the promising side does not hold: bluffing is allowed (AllowFakeSeven).
bool is_seven_bluffed(const HraFile& file, const HraCards& cards, const Contract& contract) {
  if (!contract.trump) return false;
  const marias::Card seven(*contract.trump, marias::Rank::seven);
  const bool is_declarers = holds(cards, file.declarer.value_or(0), seven);
  const bool is_buried = cards.talon.contains(seven);
  if (marias::has_seven(contract.kind) && !is_declarers && !is_buried) return true;
  return file.announced.contains(Announced::sedma_against) && (is_declarers || is_buried);
}

}  // namespace

RuleSet inferred_rules(const HraFile& file, const HraCards& cards, const Contract& contract,
                       bool is_played) {
  RuleSet rules;
  const bool is_against = file.announced.contains(Announced::sedma_against) ||
                          file.announced.contains(Announced::kilo_against);
  if (contract.kind == ContractKind::hra && !is_against) infer_for_hra(file, is_played, rules);
  if (contract.kind == ContractKind::sedma && !is_against) infer_for_sedma(file, is_played, rules);
  if (is_seven_bluffed(file, cards, contract)) rules["sedma_without_seven"] = "yes";
  return rules;
}

std::string rules_text(const RuleSet& rules) {
  std::string text(rules_word);
  for (const auto& [key, value] : rules) text += " " + key + "=" + value;
  return text;
}

std::optional<RuleSet> stated_rules(std::string_view comment) {
  for (const std::string_view raw : split(comment, '\n')) {
    const std::string_view line = trim(raw);
    if (!line.starts_with(rules_word)) continue;
    RuleSet rules;
    for (const std::string_view word : words(line.substr(rules_word.size()))) {
      const std::size_t equals = word.find('=');
      if (equals == std::string_view::npos) return std::nullopt;
      rules[std::string(word.substr(0, equals))] = word.substr(equals + 1);
    }
    // "variant" is a key of the rule book, too, but this format has only one.
    const bool is_known = marias::Options::from("voleny", rules) && !rules.contains("variant");
    return is_known ? std::optional(rules) : std::nullopt;
  }
  return std::nullopt;
}

}  // namespace kibic::importers::mariasek
