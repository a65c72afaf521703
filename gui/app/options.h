// What the user says on the command line of the window.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace kibic::gui {

struct Size {
  int width = 1280;
  int height = 800;
};

struct AppOptions {
  std::vector<std::string> files;
  std::optional<std::string> tour;  // folder for pictures
  std::string database;             // empty: the default place
  std::size_t tour_deals = 1;       // of each file; 0: all
  // Of the window: the tour visits all, else the first counts. None: as the window was left.
  std::vector<Size> sizes;
  std::string level = "normal";  // of the analysis: quick, normal, deep
  bool is_dark = false;          // whatever the desktop is
};

// None if the program is to end at once, with `status`: the help was asked for, or nonsense said.
std::optional<AppOptions> parse_options(int argc, char** argv, int& status);

}  // namespace kibic::gui
