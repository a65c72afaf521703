// Words to set up deals of ochko in tests. A text that is no such thing fails the test.
#pragma once

#include <algorithm>
#include <catch2/catch.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/text.h"
#include "core/games/ochko/rules.h"
#include "core/model/replay.h"

namespace kibic::ochko::given {

// "tie=push,peek=yes"
inline RuleSet rules(std::string_view text) {
  RuleSet rules;
  for (const std::string_view pair : split(text, ',')) {
    const auto equals = pair.find('=');
    if (equals == std::string_view::npos) continue;
    rules[std::string(pair.substr(0, equals))] = pair.substr(equals + 1);
  }
  return rules;
}

inline Options options(std::string_view text = "") {
  INFO("rules " << text);
  const auto parsed = Options::from(rules(text));
  REQUIRE(parsed);
  return *parsed;
}

inline Cards cards(std::string_view text) {
  INFO("cards " << text);
  Cards cards;
  for (const std::string_view word : words(text)) {
    const auto card = parse_card(word);
    REQUIRE(card);
    cards.push_back(*card);
  }
  return cards;
}

inline GameRecord record(std::string_view events, std::string_view rule_text = "",
                         const std::string& start = "bank=500 stake=5") {
  GameRecord record;
  record.game = "ochko";
  record.variant = "standard";
  record.rules = rules(rule_text);
  record.players = {"Player", "Banker"};
  record.start = StartPosition{start};
  for (const std::string_view part : split(events, ';')) {
    const std::string text(trim(part));
    if (text.empty()) continue;
    const bool is_players = text == "hit" || text == "stand";
    record.events.push_back(
        ActionEvent{is_players ? Actor::seat(0) : Actor::chance(), {text}, "", {}});
  }
  return record;
}

// "deal 8c 6d | Ks ??; hit; card 8h" played by the rules.
inline Replay play(std::string_view events, std::string_view rule_text = "",
                   const std::string& start = "bank=500 stake=5") {
  INFO("events " << events << " rules " << rule_text << " start " << start);
  auto replayed = replay(record(events, rule_text, start), Rules::game());
  REQUIRE(replayed);
  return *std::move(replayed);
}

inline const State& end_of(const Replay& replay) {
  return *replay.final_state().as<Rules>();
}

// What the player gained; none before the end.
inline std::optional<std::int64_t> gained(const Replay& replay) {
  const auto bill = replay.final_state().settlement();
  if (!bill) return std::nullopt;
  return bill->by_seat[0];
}

// Codes of all violations, in order.
inline std::string codes(const Replay& replay) {
  std::vector<std::string> all;
  for (const Divergence& divergence : replay.divergences) all.push_back(divergence.violation.code);
  return join(all, " ");
}

}  // namespace kibic::ochko::given
