// Reviews as one self-contained HTML file: drawn cards, the flagged decisions, a chart. It asks for
// nothing from the network.
#pragma once

#include <string>
#include <vector>

#include "analyzer/report/report_input.h"

namespace kibic {

// UTF-8, in the language of the process. All words from the record are escaped.
std::string html_report(const ReportInput& input);

// A session: its deals one after the other, with an index in front if there are several. REQUIRES:
// not empty.
std::string html_report(const std::vector<ReportInput>& inputs);

}  // namespace kibic
