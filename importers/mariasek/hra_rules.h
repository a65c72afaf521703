// House rules that a .hra file does not state but shows: what was played or not played tells which
// of them were in force. Money never decides a rule, or a wrong sum could not be found.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/games/marias/contract.h"
#include "core/model/record.h"
#include "importers/mariasek/hra_cards.h"
#include "importers/mariasek/hra_file.h"

namespace kibic::importers::mariasek {

// Keys of the rule book (1.13) that differ from the defaults of volený. REQUIRES: whole cards.
RuleSet inferred_rules(const HraFile& file, const HraCards& cards, const marias::Contract& contract,
                       bool is_played);

// Our writer names the rules in a line of the bidding comment where they cannot be inferred:
// "Pravidla: max_fleks=4 sto_multiplies=yes".
std::string rules_text(const RuleSet& rules);
// No value: the comment has no such line, or names rules that do not exist.
std::optional<RuleSet> stated_rules(std::string_view comment);

}  // namespace kibic::importers::mariasek
