// How the losses of the seats grow along the play, as SVG for the HTML report.
#pragma once

#include <string>

#include "analyzer/report/report_input.h"
#include "analyzer/report/story.h"

namespace kibic {

// One stepped curve a seat, with a dot at each flagged decision; classes "seat-N" give the colours.
// Empty when nothing was lost. REQUIRES: input.review is there.
std::string loss_chart(const ReportInput& input, const Story& story);

}  // namespace kibic
