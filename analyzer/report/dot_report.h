// The review tree for Graphviz.
#pragma once

#include <string>

#include "analyzer/report/report_input.h"

namespace kibic {

std::string dot_report(const ReportInput& input);

}  // namespace kibic
