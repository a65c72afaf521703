// What the analyzer can do for ochko.
#pragma once

#include "analyzer/parts/parts.h"

namespace kibic::ochko {

GameParts parts();

}  // namespace kibic::ochko
