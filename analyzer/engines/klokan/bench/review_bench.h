// A whole game of klokan judged: how long it takes and how deep every decision was looked into.
#pragma once

#include <vector>

#include "analyzer/bench/bench.h"

namespace kibic::klokan {

std::vector<BenchResult> run_review(const BenchSettings& settings);

}  // namespace kibic::klokan
