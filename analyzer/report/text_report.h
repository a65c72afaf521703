// A review as text for a player: the deal trick by trick, then each flagged card with its price,
// the reason and what would have been better.
#pragma once

#include <string>

#include "analyzer/report/report_input.h"

namespace kibic {

struct TextStyle {
  bool has_colours = false;  // ANSI escapes
};

// UTF-8 with a line end after each line, in the language of the process. Words from the record are
// cleaned of control characters, so that no file can play with the terminal.
std::string text_report(const ReportInput& input, const TextStyle& style = {});

}  // namespace kibic
