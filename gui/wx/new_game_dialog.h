// What is agreed before a practice game.
#pragma once

#include <wx/dialog.h>

#include <optional>
#include <vector>

#include "gui/presenter/practice.h"

namespace kibic::gui {

// Shows the dialog until the wish is taken or the user gives up. `start` answers why the wish
// cannot be, or nothing when the game has begun. `last` is what it begins with, and afterwards what
// was wished.
void ask_for_game(wxWindow* parent, const std::vector<PracticeOffer>& offers, PracticeWish& last,
                  const std::function<std::optional<Error>(const PracticeWish&)>& start);

}  // namespace kibic::gui
