// What a session of mariáš comes to: each player's result with and without luck, and how often
// right and wrong play met good and bad luck; and what an account adds to the story of one deal.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "analyzer/report/report_input.h"

namespace kibic::marias {

// One sentence for each player. Empty without accounts; deals without one are left out and counted.
std::vector<std::string> tell_session(std::span<const ReportInput> inputs);

// How what others did divides into the partner's errors and gifts of the opponents, or why there is
// no account. Empty for a record that was not reviewed whole.
std::vector<std::string> luck_notes(const ReportInput& input,
                                    const std::vector<std::string>& names);

}  // namespace kibic::marias
