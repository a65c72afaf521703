// Writes licitovaný records as a saved game of Renonc.
#pragma once

#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/model/record.h"

namespace kibic::importers::renonc {

// The deals of one session, in order. Notes of the table are left out. An Error says what an .rms
// cannot hold: another game or variant, a record that begins in the middle, records of different
// players or rules, a rule without a setting, an action without a message.
Result<std::string> write_rms_xml(const std::vector<GameRecord>& records);

// The same, packed as Renonc does.
Result<std::string> write_rms(const std::vector<GameRecord>& records);

}  // namespace kibic::importers::renonc
