// Writes deals of ochko as a log.
#pragma once

#include <span>
#include <string>

#include "core/base/result.h"
#include "core/model/record.h"

namespace kibic::importers::ochko_log {

// The records as one session, in order. Where bank, shoe, rules or players do not follow from the
// deal before, a line says so. Notes of the table become comments. What has been written is read
// again: an Error if a record would not come back the same (another game, an action that the format
// has no place for), so nothing is lost unsaid but places and, for notes, their number.
Result<std::string> write_ochko(std::span<const GameRecord> records);

}  // namespace kibic::importers::ochko_log
