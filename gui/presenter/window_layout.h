// Where the window was and how its panes were laid out, kept from one start to the next.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace kibic::gui {

struct Area {  // in pixels of the desktop
  int x = 0;
  int y = 0;
  int width = 0;
  int height = 0;

  bool operator==(const Area&) const = default;
};

struct WindowLayout {
  Area area;  // of the window when it is not maximized
  bool is_maximized = false;
  std::string panes;  // as the toolkit writes it

  bool operator==(const WindowLayout&) const = default;
};

std::string to_json(const WindowLayout& layout);
// None if the text is no layout. What it says may be anything: see fitted_area().
std::optional<WindowLayout> layout_from_json(const std::string& text);

// What a layout of panes, as wxAUI writes it, is about: the names of its panes and fields without
// their values. None if it is not such a text; the toolkit stops at one with a box for programmers.
// A layout fits a window whose own one has the same outline.
std::optional<std::string> panes_outline(const std::string& panes);

// Smaller windows cannot show a deal.
inline constexpr int least_width = 900;
inline constexpr int least_height = 600;

// The area made large enough to be used, no larger than the screen that it is most on, and moved
// wholly onto it; the first screen if it is on none. REQUIRES: there is a screen.
Area fitted_area(Area area, const std::vector<Area>& screens);

}  // namespace kibic::gui
