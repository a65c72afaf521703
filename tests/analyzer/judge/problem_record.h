// Records made from the players' problems in the shared samples (folder problems, one JSON a file).
#pragma once

#include <string>

#include "core/model/record.h"

namespace kibic::test {

// A problem of kind full_deal_with_play: the deal, its announcement and all cards played. The plain
// hra is played without a flek. Throws if the file is missing or is no such problem.
GameRecord record_of_problem(const std::string& id);

}  // namespace kibic::test
