// Numbers about a position beside its scene: values, chances.
#pragma once

#include <wx/gdicmn.h>

#include <vector>

#include "core/model/scene.h"
#include "gui/wx/theme.h"

class wxDC;
class wxWindow;

namespace kibic::gui {

// From the top of the space down, as many rows as there is room for. Answers how high.
int paint_number_tables(wxDC& dc, const wxWindow& window, const Theme& theme,
                        const std::vector<SceneTable>& tables, const wxRect& space);

}  // namespace kibic::gui
