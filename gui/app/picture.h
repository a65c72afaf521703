// A picture of a window as it is on the screen.
#pragma once

#include <wx/bitmap.h>

#include <vector>

class wxFrame;
class wxWindow;

namespace kibic::gui {

// The frame with its menus and status bar; sheets that lie over it are not in it.
wxBitmap picture_of(wxFrame& frame);

// A dialog.
wxBitmap picture_of(wxWindow& window);

}  // namespace kibic::gui
