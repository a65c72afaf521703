// The benchmarks of mariáš as `kibic bench` lists them.
#pragma once

#include <vector>

#include "analyzer/bench/bench.h"

namespace kibic::marias {

std::vector<Benchmark> benchmarks();

}  // namespace kibic::marias
