// Names for narrow places.
#pragma once

#include <string>
#include <vector>

namespace kibic::gui {

// Long names cut to their first word, if that tells the players apart; else the names as they are.
std::vector<std::string> short_names(const std::vector<std::string>& names);

}  // namespace kibic::gui
