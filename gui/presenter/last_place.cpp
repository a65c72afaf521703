// LastPlace as JSON. What is read may have been written by anybody.
#include <nlohmann/json.hpp>

#include "gui/presenter/workbench.h"

namespace kibic::gui {
namespace {

using nlohmann::json;

std::vector<std::string> texts_at(const json& object, const char* key) {
  std::vector<std::string> texts;
  const auto found = object.find(key);
  if (found == object.end() || !found->is_array()) return texts;
  for (const json& text : *found) {
    if (text.is_string()) texts.push_back(text.get<std::string>());
  }
  return texts;
}

std::string text_at(const json& object, const char* key) {
  const auto found = object.find(key);
  return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

}  // namespace

std::string to_json(const LastPlace& place) {
  const json object{{"paths", place.paths},         {"record", place.record},
                    {"event", place.event},         {"path", place.path},
                    {"seat_view", place.seat_view}, {"mistakes_only", place.mistakes_only}};
  // A path need not be UTF-8; what breaks it is replaced, never thrown at.
  return object.dump(2, ' ', false, json::error_handler_t::replace);
}

LastPlace place_from_json(const std::string& text) {
  const json object = json::parse(text, nullptr, false);
  LastPlace place;
  if (!object.is_object()) return place;
  place.paths = texts_at(object, "paths");
  place.record = text_at(object, "record");
  const auto event = object.find("event");
  if (event != object.end() && event->is_number_unsigned()) event->get_to(place.event);
  place.path = texts_at(object, "path");
  place.seat_view = text_at(object, "seat_view");
  const auto only = object.find("mistakes_only");
  place.mistakes_only = only != object.end() && only->is_boolean() && only->get<bool>();
  return place;
}

}  // namespace kibic::gui
