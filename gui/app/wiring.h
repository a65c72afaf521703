// The real services behind the window.
#pragma once

#include <string>

#include "gui/presenter/services.h"

namespace kibic::gui {

// `level` is how long to think about each decision. REQUIRES: quick, normal or deep. `database` is
// the file in which edits are kept, made by the first one; empty: they are not kept.
Services real_services(const std::string& level, const std::string& database);

// The picture of a piece of a game by its name in scenes; empty if there is none.
std::string piece_picture(const std::string& game, const std::string& name);

}  // namespace kibic::gui
