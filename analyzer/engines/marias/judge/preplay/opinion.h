// What the rules of thumb would do before the play, and why: the second opinion beside the numbers.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/message.h"
#include "core/games/marias/action.h"
#include "core/games/marias/view.h"

namespace kibic::marias {

struct Advised {
  Action action;
  std::string rule;  // stable id: "marias.before.flek"
  Message why;       // one sentence, with the figures the rule went by
};

// No value where nothing is legal. The same seed, the same advice.
std::optional<Advised> advise_before_play(const View& view, const std::vector<Action>& legal,
                                          std::uint64_t seed);

}  // namespace kibic::marias
