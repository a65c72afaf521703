// Writes a volený deal as a .hra file: start, half-played, finished or not played, as the record
// is.
#pragma once

#include <string>

#include "core/base/result.h"
#include "core/model/record.h"
#include "importers/mariasek/hra_file.h"

namespace kibic::importers::mariasek {

// The document of the record. The order of calls, and what else the format has no place for (the
// order of the deal, the trump before a betl, house rules that the deal does not show), goes into
// the bidding comment, which the program skips. Lost are: cards of a trick under way (as when the
// program saves there), points made before a record that begins in the middle, ložená hra.
// An Error: the record is not volený, or not a position the rules know.
Result<HraFile> hra_file_of(const GameRecord& record);

// The same as text.
Result<std::string> write_hra(const GameRecord& record);

}  // namespace kibic::importers::mariasek
