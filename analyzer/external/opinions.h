// Further opinions on a reviewed record: engines from outside, asked for every decision in which
// there was something to choose.
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "analyzer/external/external_engine.h"
#include "analyzer/report/engine_opinion.h"
#include "core/model/replay.h"
#include "core/model/review.h"

namespace kibic::external {

// What the choice loses against the best one by the values of the verdict; none where the verdict
// has no value for it.
std::optional<double> loss_of(const Verdict& verdict, const Action& choice);

// The verdict has values for at least two things to do.
bool is_choice(const Verdict& verdict);

// In order of events, and of engines for each. Ends early when asked to stop. REQUIRES: replay and
// review are those of the record.
std::vector<EngineOpinion> ask_engines(std::vector<ExternalEngine>& engines,
                                       const GameRecord& record, const Replay& replay,
                                       const Review& review, const std::stop_token& stop);

}  // namespace kibic::external
