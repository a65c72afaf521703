// A session of ochko in sentences: where the money went, and which habit cost most.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "analyzer/report/report_input.h"

namespace kibic::ochko {

// Empty without a reviewed deal.
std::vector<std::string> tell_session(std::span<const ReportInput> deals);

}  // namespace kibic::ochko
