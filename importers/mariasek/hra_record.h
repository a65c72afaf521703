// From a .hra document to a record: a whole deal with its calls where the cards allow it, otherwise
// a position and what was played from there.
#pragma once

#include <optional>

#include "core/model/record.h"
#include "importers/findings.h"
#include "importers/mariasek/hra_file.h"

namespace kibic::importers::mariasek {

// No value, and an error among the findings, if there is nothing to follow.
std::optional<GameRecord> record_of(const HraFile& file, Findings& findings);

}  // namespace kibic::importers::mariasek
