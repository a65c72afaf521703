// A rule of play, and the tables of rules by role and contract. The first rule of a table that
// finds cards decides.
#pragma once

#include <span>
#include <string_view>

#include "analyzer/engines/marias/heuristic/situation.h"
#include "core/base/message.h"

namespace kibic::marias {

struct Rule {
  std::string_view id;  // stable: it is stored with reviews
  // The cards that the rule asks for, all equally good; empty when it has nothing to say. Always a
  // part of the legal cards.
  CardSet (*choose)(const Situation&);
  Message (*why)(const Situation&, Card chosen);
};

// Trump contracts: whoever is to lead, second or third hand.
std::span<const Rule> declarer_lead_rules();
std::span<const Rule> defender_lead_rules();
std::span<const Rule> declarer_follow_rules();
std::span<const Rule> defender_follow_rules();
// Betl and durch.
std::span<const Rule> betl_declarer_rules();
std::span<const Rule> betl_defender_rules();
std::span<const Rule> durch_declarer_rules();
std::span<const Rule> durch_defender_rules();

// The rules that speak in this situation.
std::span<const Rule> rules_for(const Situation& s);

}  // namespace kibic::marias
