// What the attributes Typ and Trumf declare.
#pragma once

#include <optional>

#include "core/games/marias/contract.h"
#include "importers/findings.h"
#include "importers/mariasek/hra_file.h"

namespace kibic::importers::mariasek {

// No value, and an error among the findings, if the flags cannot stand together or trumps are
// missing. Files before 2015-11 have no Typ; with trumps they are taken for a hra.
std::optional<marias::Contract> contract_of(const HraFile& file, Findings& findings);

// The other way: what a file stores as Typ, hry proti left out.
AnnouncedSet announced_of(marias::ContractKind kind);

}  // namespace kibic::importers::mariasek
