// The benchmarks of klokan as `kibic bench` lists them.
#pragma once

#include <vector>

#include "analyzer/bench/bench.h"

namespace kibic::klokan {

std::vector<Benchmark> benchmarks();

}  // namespace kibic::klokan
