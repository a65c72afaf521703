// The review of one record: every decision judged, on any number of threads.
#pragma once

#include <cstddef>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "core/model/record.h"
#include "core/model/replay.h"
#include "core/model/review.h"
#include "core/ports/engine.h"

namespace kibic {

// Lives as long as the program; nullptr for a game that nobody judges yet.
const DecisionJudge* judge_for(std::string_view game);

// Names and versions of all judges, as the head of a review document states them.
std::string engine_versions();

// Worlds a decision at most of the levels quick, normal and deep: 64, 256, 1024.
std::optional<std::size_t> worlds_of_level(std::string_view level);

// One verdict for each decision of the record, or of the one seat the settings ask for. The same
// bytes whatever `threads` is. Asked to stop, the decisions left are "not judged". REQUIRES: the
// replay is that of the record.
Review review(const GameRecord& record, const Replay& replay, const ReviewSettings& settings,
              unsigned threads, std::stop_token stop = {}, const ReviewHooks& hooks = {});

// The verdict on one event, or, when `event` is the number of events, on what the seat to act could
// do at the end. No value: nobody has a choice there. The same as in the whole review. REQUIRES: as
// review(); event at most the number of events of the replay.
std::optional<Verdict> judge_event(const GameRecord& record, const Replay& replay,
                                   std::size_t event, const ReviewSettings& settings,
                                   std::stop_token stop = {});

}  // namespace kibic
