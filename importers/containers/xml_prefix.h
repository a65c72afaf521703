// What kind of XML a file is, from its first bytes.
#pragma once

#include <string>
#include <string_view>

namespace kibic::importers {

// Local name of the root element; empty if the bytes are no XML or end before it. Comments,
// instructions and a DOCTYPE may stand before it; UTF-16 is understood.
std::string xml_root_name(std::string_view prefix);

}  // namespace kibic::importers
