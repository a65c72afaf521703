// LastPlace as JSON. What is read may have been written by anybody.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/base/text.h"
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

std::int64_t number_at(const json& object, const char* key) {
  const auto found = object.find(key);
  return found != object.end() && found->is_number_integer() ? found->get<std::int64_t>() : 0;
}

int small_number_at(const json& object, const char* key) {
  return static_cast<int>(std::clamp<std::int64_t>(number_at(object, key), 0, 1'000'000));
}

// --- The practice table.

json json_of(const PracticeWish& wish) {
  json seats = json::array();
  for (const Controller& seat : wish.seats) seats.push_back({seat.player, seat.strength});
  return {{"game", wish.game},   {"variant", wish.variant},
          {"rules", wish.rules}, {"seats", seats},
          {"names", wish.names}, {"seed", std::to_string(wish.seed)},
          {"start", wish.start}, {"contestants", wish.contestants},
          {"deals", wish.deals}, {"minutes", wish.minutes}};
}

PracticeWish wish_from(const json& object) {
  PracticeWish wish;
  wish.game = text_at(object, "game");
  wish.variant = text_at(object, "variant");
  wish.names = texts_at(object, "names");
  wish.seed = static_cast<std::uint64_t>(to_integer(text_at(object, "seed")).value_or(0));
  wish.start = text_at(object, "start");
  wish.contestants = texts_at(object, "contestants");
  wish.deals = small_number_at(object, "deals");
  wish.minutes = small_number_at(object, "minutes");
  const auto rules = object.find("rules");
  if (rules != object.end() && rules->is_object()) {
    for (const auto& [key, value] : rules->items()) {
      if (value.is_string()) wish.rules[key] = value.get<std::string>();
    }
  }
  const auto seats = object.find("seats");
  if (seats == object.end() || !seats->is_array()) return wish;
  for (const json& seat : *seats) {
    const bool is_pair =
        seat.is_array() && seat.size() == 2 && seat[0].is_string() && seat[1].is_string();
    wish.seats.push_back(is_pair
                             ? Controller{seat[0].get<std::string>(), seat[1].get<std::string>()}
                             : Controller());
  }
  return wish;
}

json json_of(const Contestant& player) {
  json object{{"name", player.name},
              {"deals", player.deals},
              {"won", player.won},
              {"used_ms", player.used.count()}};
  if (player.next) object["next"] = player.next->text;
  return object;
}

Contestant contestant_from(const json& object) {
  Contestant player;
  player.name = text_at(object, "name");
  player.deals = small_number_at(object, "deals");
  player.won = number_at(object, "won");
  player.used = std::chrono::milliseconds(number_at(object, "used_ms"));
  if (object.contains("next")) player.next = StartPosition{text_at(object, "next")};
  return player;
}

json json_of(const SavedTable& table) {
  json object{{"wish", json_of(table.wish)},      {"deal", table.deal},
              {"first_start", table.first_start}, {"next_contestant", table.next_contestant},
              {"contest", json::array()},         {"events", json::array()}};
  for (const Contestant& player : table.contest) object["contest"].push_back(json_of(player));
  for (const ActionEvent& event : table.events) {
    object["events"].push_back(to_string(event.actor) + " " + event.action.text);
  }
  return object;
}

// "@ deal…" or "0 hit".
std::optional<ActionEvent> event_from(const std::string& text) {
  const std::size_t space = text.find(' ');
  if (space == std::string::npos) return std::nullopt;
  const std::string who = text.substr(0, space);
  const auto seat = to_integer(who);
  if (who != "@" && (!seat || *seat < 0 || *seat > 15)) return std::nullopt;
  const Actor actor = who == "@" ? Actor::chance() : Actor::seat(static_cast<int>(*seat));
  return ActionEvent{actor, Action{text.substr(space + 1)}, "", {}};
}

std::optional<SavedTable> table_from(const json& object) {
  const auto wish = object.find("wish");
  if (wish == object.end() || !wish->is_object()) return std::nullopt;
  SavedTable table;
  table.wish = wish_from(*wish);
  table.deal = std::max(1, small_number_at(object, "deal"));
  table.first_start = text_at(object, "first_start");
  table.next_contestant = static_cast<std::size_t>(small_number_at(object, "next_contestant"));
  const auto contest = object.find("contest");
  if (contest != object.end() && contest->is_array()) {
    for (const json& player : *contest) {
      if (player.is_object()) table.contest.push_back(contestant_from(player));
    }
  }
  for (const std::string& text : texts_at(object, "events")) {
    const auto event = event_from(text);
    if (!event) break;
    table.events.push_back(*event);
  }
  return table;
}

}  // namespace

std::string to_json(const LastPlace& place) {
  json object{{"paths", place.paths},         {"record", place.record},
              {"event", place.event},         {"path", place.path},
              {"seat_view", place.seat_view}, {"mistakes_only", place.mistakes_only}};
  if (place.table) object["table"] = json_of(*place.table);
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
  const auto table = object.find("table");
  if (table != object.end() && table->is_object()) place.table = table_from(*table);
  place.mistakes_only = only != object.end() && only->is_boolean() && only->get<bool>();
  return place;
}

}  // namespace kibic::gui
