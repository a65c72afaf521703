#include "db/rows.h"

#include <SQLiteCpp/Exception.h>

#include <cmath>
#include <nlohmann/json.hpp>

namespace kibic::db {

void bind(SQLite::Statement& statement, int place, const std::string& value) {
  statement.bind(place, value);
}

void bind(SQLite::Statement& statement, int place, std::int64_t value) {
  statement.bind(place, value);
}

void bind(SQLite::Statement& statement, int place, double value) {
  if (std::isnan(value)) throw SQLite::Exception("a value is not a number");
  statement.bind(place, value);
}

std::optional<std::int64_t> stored(const std::optional<std::uint64_t>& value) {
  if (!value) return std::nullopt;
  return stored(*value);
}

std::optional<std::int64_t> stored(const std::optional<int>& value) {
  if (!value) return std::nullopt;
  return std::int64_t{*value};
}

namespace {
constexpr int chance_code = -1;
constexpr int nobody_code = -2;
}  // namespace

std::int64_t stored(Actor actor) {
  if (actor.is_seat()) return actor.seat_number();
  return actor.is_chance() ? chance_code : nobody_code;
}

Actor actor_from(int code) {
  if (code >= 0) return Actor::seat(code);
  return code == chance_code ? Actor::chance() : Actor::nobody();
}

std::optional<std::uint64_t> unsigned_at(SQLite::Statement& row, int column) {
  if (row.isColumnNull(column)) return std::nullopt;
  return static_cast<std::uint64_t>(row.getColumn(column).getInt64());
}

std::optional<int> int_at(SQLite::Statement& row, int column) {
  if (row.isColumnNull(column)) return std::nullopt;
  return row.getColumn(column).getInt();
}

std::optional<double> double_at(SQLite::Statement& row, int column) {
  if (row.isColumnNull(column)) return std::nullopt;
  return row.getColumn(column).getDouble();
}

std::optional<std::string> text_at(SQLite::Statement& row, int column) {
  if (row.isColumnNull(column)) return std::nullopt;
  return row.getColumn(column).getString();
}

Place place_at(SQLite::Statement& row, int column) {
  return {.byte = unsigned_at(row, column),
          .line = unsigned_at(row, column + 1),
          .column = unsigned_at(row, column + 2),
          .packet = unsigned_at(row, column + 3),
          .event = unsigned_at(row, column + 4)};
}

std::string stored(const std::vector<Action>& actions) {
  nlohmann::json list = nlohmann::json::array();
  for (const Action& action : actions) list.push_back(action.text);
  return list.dump();
}

std::vector<Action> actions_from(const std::string& text) {
  std::vector<Action> actions;
  for (const auto& item : nlohmann::json::parse(text)) {
    actions.push_back({item.get<std::string>()});
  }
  return actions;
}

std::string stored(const Message& message) {
  nlohmann::json list = nlohmann::json::array({message.id});
  for (const std::string& argument : message.args) list.push_back(argument);
  return list.dump();
}

Message message_from(const std::string& text) {
  const auto list = nlohmann::json::parse(text).get<std::vector<std::string>>();
  Message message;
  message.id = list.at(0);
  message.args.assign(list.begin() + 1, list.end());
  return message;
}

std::string stored(const std::vector<Message>& messages) {
  nlohmann::json list = nlohmann::json::array();
  for (const Message& message : messages) {
    list.push_back(nlohmann::json::parse(stored(message)));
  }
  return list.dump();
}

std::vector<Message> messages_from(const std::string& text) {
  std::vector<Message> messages;
  for (const auto& item : nlohmann::json::parse(text)) {
    messages.push_back(message_from(item.dump()));
  }
  return messages;
}

}  // namespace kibic::db
