// The text of a .hra document in the layout of the newest files.
#pragma once

#include <string>

#include "importers/mariasek/hra_file.h"

namespace kibic::importers::mariasek {

// UTF-8 with a byte order mark, as the program writes it. Places are not used.
std::string to_xml(const HraFile& file);

}  // namespace kibic::importers::mariasek
