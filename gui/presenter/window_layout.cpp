#include "gui/presenter/window_layout.h"

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string_view>

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

// All digits, perhaps after a minus; short enough for an int.
bool is_number(std::string_view text) {
  if (text.starts_with('-')) text.remove_prefix(1);
  return !text.empty() && text.size() <= 9 &&
         text.find_first_not_of("0123456789") == std::string_view::npos;
}

// "dock_size(4,2,0)=355"
bool is_dock(std::string_view part) {
  const std::size_t close = part.find(")=");
  return part.starts_with("dock_size(") && close != std::string_view::npos &&
         part.substr(0, close).find_first_not_of("0123456789,", 10) == std::string_view::npos &&
         is_number(part.substr(close + 2));
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(separator, begin), text.size());
    parts.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return parts;
}

// "name=events;caption=;state=;…"; the caption is that of the language of then.
std::optional<std::string> pane_outline(std::string_view pane) {
  std::string outline;
  for (const std::string_view field : split(pane, ';')) {
    const std::size_t equals = field.find('=');
    if (equals == std::string_view::npos) return std::nullopt;
    const std::string_view key = field.substr(0, equals);
    const std::string_view value = field.substr(equals + 1);
    if (key != "name" && key != "caption" && !is_number(value)) return std::nullopt;
    outline += std::string(key) + '=' + (key == "name" ? std::string(value) : "") + ';';
  }
  return outline;
}

}  // namespace

std::optional<std::string> panes_outline(const std::string& panes) {
  constexpr std::string_view head = "layout2|";
  if (!panes.starts_with(head)) return std::nullopt;
  std::string outline;
  for (const std::string_view part : split(std::string_view(panes).substr(head.size()), '|')) {
    if (part.empty() || is_dock(part)) continue;
    const auto pane = pane_outline(part);
    if (!pane) return std::nullopt;
    outline += *pane + '\n';
  }
  return outline;
}

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
