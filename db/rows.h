// Values to and from the columns of a statement; the only place that knows how each is stored.
#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/message.h"
#include "core/model/action.h"
#include "core/model/actor.h"

namespace kibic::db {

void bind(SQLite::Statement& statement, int place, const std::string& value);
void bind(SQLite::Statement& statement, int place, std::int64_t value);
// Throws SQLite::Exception for NaN, which SQLite would turn into null.
void bind(SQLite::Statement& statement, int place, double value);
template <class T>
void bind(SQLite::Statement& statement, int place, const std::optional<T>& value) {
  if (value) {
    bind(statement, place, *value);
  } else {
    statement.bind(place);
  }
}

// A statement that is run once for each row.
class RowWriter {
 public:
  RowWriter(const SQLite::Database& database, const char* sql) : statement_(database, sql) {}

  // The values in the order of the places; std::string, std::int64_t, double or optional of them.
  template <class... Values>
  void put(const Values&... values) {
    statement_.reset();
    statement_.clearBindings();
    int place = 0;
    (bind(statement_, ++place, values), ...);
    statement_.exec();
  }

 private:
  SQLite::Statement statement_;
};

// Unsigned numbers keep their 64 bits; SQLite has signed ones only.
inline std::int64_t stored(std::uint64_t value) {
  return static_cast<std::int64_t>(value);
}
std::optional<std::int64_t> stored(const std::optional<std::uint64_t>& value);
std::optional<std::int64_t> stored(const std::optional<int>& value);

// The number of a seat, -1 for chance, -2 for nobody.
std::int64_t stored(Actor actor);
Actor actor_from(int code);

std::optional<std::uint64_t> unsigned_at(SQLite::Statement& row, int column);
std::optional<int> int_at(SQLite::Statement& row, int column);
std::optional<double> double_at(SQLite::Statement& row, int column);
std::optional<std::string> text_at(SQLite::Statement& row, int column);
// From five columns: byte, line, column, packet, event.
Place place_at(SQLite::Statement& row, int column);

// JSON arrays of strings. They throw std::exception for text that is not UTF-8 or not such JSON.
std::string stored(const std::vector<Action>& actions);
std::vector<Action> actions_from(const std::string& text);
std::string stored(const Message& message);  // the sentence, then its arguments
Message message_from(const std::string& text);
std::string stored(const std::vector<Message>& messages);  // an array of such arrays
std::vector<Message> messages_from(const std::string& text);

}  // namespace kibic::db
