// What the analyzer can do for klokan.
#pragma once

#include "analyzer/parts/parts.h"

namespace kibic::klokan {

GameParts parts();

}  // namespace kibic::klokan
