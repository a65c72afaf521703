#include "gui/presenter/window_layout.h"

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>

namespace kibic::gui {
namespace {

using nlohmann::json;

// Numbers from a file may be so large that their sums overflow.
constexpr std::int64_t largest = 1 << 20;

std::optional<int> number_at(const json& object, const char* key) {
  const auto found = object.find(key);
  if (found == object.end() || !found->is_number_integer()) return std::nullopt;
  return static_cast<int>(std::clamp(found->get<std::int64_t>(), -largest, largest));
}

int overlap(int begin, int length, int other_begin, int other_length) {
  return std::max(
      0, std::min(begin + length, other_begin + other_length) - std::max(begin, other_begin));
}

std::int64_t shared(const Area& a, const Area& b) {
  return std::int64_t{overlap(a.x, a.width, b.x, b.width)} * overlap(a.y, a.height, b.y, b.height);
}

}  // namespace

std::string to_json(const WindowLayout& layout) {
  const json object{{"x", layout.area.x},
                    {"y", layout.area.y},
                    {"width", layout.area.width},
                    {"height", layout.area.height},
                    {"is_maximized", layout.is_maximized},
                    {"panes", layout.panes}};
  return object.dump(2, ' ', false, json::error_handler_t::replace);
}

std::optional<WindowLayout> layout_from_json(const std::string& text) {
  const json object = json::parse(text, nullptr, false);
  if (!object.is_object()) return std::nullopt;
  const auto x = number_at(object, "x");
  const auto y = number_at(object, "y");
  const auto width = number_at(object, "width");
  const auto height = number_at(object, "height");
  if (!x || !y || !width || !height) return std::nullopt;
  WindowLayout layout;
  layout.area = {*x, *y, *width, *height};
  const auto maximized = object.find("is_maximized");
  layout.is_maximized =
      maximized != object.end() && maximized->is_boolean() && maximized->get<bool>();
  const auto panes = object.find("panes");
  if (panes != object.end() && panes->is_string()) layout.panes = panes->get<std::string>();
  return layout;
}

Area fitted_area(Area area, const std::vector<Area>& screens) {
  const auto screen = *std::max_element(
      screens.begin(), screens.end(),
      [&](const Area& a, const Area& b) { return shared(area, a) < shared(area, b); });
  area.width = std::min(std::max(area.width, least_width), screen.width);
  area.height = std::min(std::max(area.height, least_height), screen.height);
  area.x = std::clamp(area.x, screen.x, screen.x + screen.width - area.width);
  area.y = std::clamp(area.y, screen.y, screen.y + screen.height - area.height);
  return area;
}

}  // namespace kibic::gui
