// `kibic stats`.
#pragma once

#include "analyzer/cli/options.h"

namespace kibic::cli {

// How well beliefs were kept, for hard and soft weights, over files or `games` of our own.
int run_stats(const Options& options, Io& io);

}  // namespace kibic::cli
