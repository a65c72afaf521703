// What the analyzer can do for mariáš.
#pragma once

#include "analyzer/parts/parts.h"

namespace kibic::marias {

GameParts parts();

}  // namespace kibic::marias
