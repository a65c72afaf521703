// The benchmarks of ochko as `kibic bench` lists them.
#pragma once

#include <vector>

#include "analyzer/bench/bench.h"

namespace kibic::ochko {

std::vector<Benchmark> benchmarks();

}  // namespace kibic::ochko
