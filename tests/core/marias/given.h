// Words to set up mariáš positions in tests. A text that is no such thing fails the test.
#pragma once

#include <catch2/catch.hpp>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "core/base/text.h"
#include "core/games/marias/contract.h"
#include "core/games/marias/options.h"
#include "core/games/marias/trick.h"

namespace kibic::marias::given {

inline Contract contract(std::string_view text) {
  INFO("contract " << text);
  const auto parsed = parse_contract(text);
  REQUIRE(parsed);
  return *parsed;
}

inline Card card(std::string_view text) {
  INFO("card " << text);
  const auto parsed = parse_card(text);
  REQUIRE(parsed);
  return *parsed;
}

inline CardSet cards(std::string_view text) {
  INFO("cards " << text);
  const auto parsed = parse_cards(text);
  REQUIRE(parsed);
  return *parsed;
}

inline Trick trick(int leader, std::string_view text) {
  Trick trick;
  trick.leader = leader;
  for (const std::string_view word : words(text)) trick.add(card(word));
  return trick;
}

// "limit=0,price_betl=200" over the defaults of the variant.
inline Options options(const std::string& variant, std::string_view text = "") {
  RuleSet rules;
  for (const std::string_view pair : split(text, ',')) {
    const auto sides = split(pair, '=');
    if (sides.size() == 2) rules[std::string(sides[0])] = sides[1];
  }
  const auto parsed = Options::from(variant, rules);
  REQUIRE(parsed);
  return *parsed;
}

// A JSON document among the shared samples; a missing one fails the test.
inline nlohmann::json shared_json(const std::string& path) {
  const std::string full = std::string(KIBIC_SHARED_SAMPLES) + "/" + path;
  INFO("file " << full);
  std::ifstream file(full);
  REQUIRE(file);
  return nlohmann::json::parse(file);
}

}  // namespace kibic::marias::given
