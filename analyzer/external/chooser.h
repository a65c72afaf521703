// Who may be compared over the same decisions: our own engines by name, what the record holds, and
// programs from outside.
#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>

#include "analyzer/external/external_engine.h"
#include "core/model/replay.h"
#include "core/model/verdict.h"

namespace kibic::external {

struct Choice {
  std::string kind;  // "choice", or why there is none: as EngineOpinion, and "no-opinion"
  Action action;     // with "choice"
};

class Chooser {
 public:
  virtual ~Chooser() = default;
  virtual const std::string& name() const = 0;
  // REQUIRES: the verdict is one on the replay of the record.
  virtual Choice choose(const GameRecord& record, const Replay& replay, const Verdict& verdict,
                        const std::stop_token& stop) = 0;
};

// "judge" (the best by our values), "heuristic" (our rules of thumb), "played" (what the record
// has), the name of an adviser of a game ("thesis"), "strength:NAME" (our practice player of that
// strength) or "NAME=COMMAND". An Error lists what there is. `seed` is that of our practice
// players.
Result<std::unique_ptr<Chooser>> make_chooser(std::string_view text, std::uint64_t seed,
                                              const EngineLimits& limits);

}  // namespace kibic::external
