// Keeps the place and size of the window and the layout of its panes from one start to the next.
#pragma once

#include <filesystem>

#include "gui/presenter/window_layout.h"
#include "gui/wx/main_frame.h"

namespace kibic::gui {

class WindowKeeper {
 public:
  // REQUIRES: the frame is not shown yet, and is there when save() is called.
  WindowKeeper(MainFrame& frame, std::filesystem::path path);

  // As it was left, as far as that is usable on the screens of now. False: nothing was kept, or
  // it is no layout.
  bool restore();
  // What cannot be written is forgotten: it is a comfort only.
  void save();

 private:
  void note_area();

  MainFrame& frame_;
  std::filesystem::path path_;
  Area area_;  // when it was last neither maximized nor an icon
};

// Beside the last place: layout.json. Empty if there is no home.
std::filesystem::path layout_path();

}  // namespace kibic::gui
