// Every format that Kibic reads. An explicit list, since static libraries lose what registers
// itself.
#pragma once

#include <span>
#include <string_view>

#include "core/ports/importer.h"

namespace kibic::importers {

// In the order in which they are listed to people. They live as long as the program.
std::span<const Importer* const> all_importers();

// The importer that is surest of these first bytes (unpacked, 4 KiB are enough), or nullptr. Of two
// that are equally sure the first in the list.
const Importer* detect(std::string_view prefix);

}  // namespace kibic::importers
