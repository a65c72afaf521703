// The session under samples/marias/violations, made anew: deals of the demo session in which one
// event was replaced or added so that it is against the rules.
#pragma once

#include <string>
#include <vector>

#include "core/model/record.h"

namespace kibic::tools {

// What is wrong in each deal of the session, as a code of the rules, in order.
std::vector<std::string> violation_codes();

// After the violation the deal goes on as it was played while that is by the rules, then with the
// first legal action each time; statements of the table are left out.
std::vector<GameRecord> violation_session();

}  // namespace kibic::tools
