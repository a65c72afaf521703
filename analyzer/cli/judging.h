// What review, export and dump share: from a named record to its replay and review.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "analyzer/cli/inputs.h"
#include "analyzer/cli/options.h"
#include "analyzer/external/external_engine.h"
#include "core/base/result.h"
#include "core/model/record.h"
#include "core/model/replay.h"
#include "core/model/review.h"

namespace kibic::cli {

// A record of an input with its replay.
struct PlayedRecord {
  GameRecord record;
  Replay replay;
  Annotations added;  // by its source, or in the database if it comes from there
};

ReviewSettings review_settings(const Options& options);

// Puts the rules into each record and plays it. Records that cannot be started are rejected in the
// input's ledger.
std::vector<PlayedRecord> play_records(Input& input, const RuleOverrides& rules);

// Everything the user named, picked by `--deal`, for commands that work on few records at once.
// REQUIRES: only for commands whose inputs fit in memory together.
struct Loaded {
  std::vector<Input> inputs;                       // without their records
  std::vector<std::vector<PlayedRecord>> records;  // by input
};
Result<Loaded> load(const Options& options, Io& io);

// The engines from outside that `--engine` names. An Error if one is no NAME=COMMAND, or a name
// comes twice.
Result<std::vector<external::ExternalEngine>> engines_of(const Options& options);
external::EngineLimits engine_limits(const Options& options);

// Says on `io.err` which of them failed at the end, with what they wrote on standard error.
void tell_engine_failures(const std::vector<external::ExternalEngine>& engines, Io& io);

}  // namespace kibic::cli
