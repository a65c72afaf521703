// What every report is made from.
#pragma once

#include <vector>

#include "analyzer/report/engine_opinion.h"
#include "core/model/record.h"
#include "core/model/replay.h"
#include "core/model/review.h"
#include "core/ports/review_store.h"

namespace kibic {

// Refers to values of the caller; a report is made at once and keeps none of them.
struct ReportInput {
  const GameRecord& record;
  const Replay& replay;            // of that record
  const Review* review = nullptr;  // of that record; nullptr: it has not been judged
  SourceInfo source;
  const std::vector<EngineOpinion>* opinions = nullptr;  // on the verdicts; nullptr: none asked
};

}  // namespace kibic
