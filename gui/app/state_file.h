// What the window shows, as a file, for scripts that drive it: written after each change when
// KIBIC_GUI_STATE names one.
#pragma once

#include <filesystem>
#include <string>

#include "gui/presenter/view.h"

namespace kibic::gui {

class MainFrame;

class StateFile {
 public:
  explicit StateFile(std::filesystem::path path) : path_(std::move(path)) {}

  // JSON: "revision" counts up; "playable" has the places of cards on the screen; "view" is the
  // text of the view. Does nothing if that is all as it was.
  void write(const View& view, const MainFrame& frame);

 private:
  std::filesystem::path path_;
  std::string written_;
  int revision_ = 0;
};

}  // namespace kibic::gui
