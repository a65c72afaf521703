// What the constants of the players and of the winning chance stand on: how the search players err,
// who beats whom, and how results follow from values.
#pragma once

#include <vector>

#include "analyzer/bench/bench.h"

namespace kibic::klokan {

std::vector<BenchResult> run_strengths(const BenchSettings& settings);

}  // namespace kibic::klokan
