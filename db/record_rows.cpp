#include "db/record_rows.h"

#include "core/model/verdict.h"
#include "db/rows.h"

namespace kibic::db {
namespace {

std::int64_t source_number(SQLite::Database& database, const SourceInfo& source) {
  RowWriter(database, "INSERT OR IGNORE INTO sources (path, kind, sha256, bytes) VALUES (?,?,?,?)")
      .put(source.path, source.kind, source.sha256, stored(source.bytes));
  SQLite::Statement query(
      database, "SELECT number FROM sources WHERE path=? AND kind=? AND sha256=? AND bytes=?");
  query.bind(1, source.path);
  query.bind(2, source.kind);
  query.bind(3, source.sha256);
  query.bind(4, stored(source.bytes));
  query.executeStep();
  return query.getColumn(0).getInt64();
}

void insert_players(SQLite::Database& database, std::int64_t record,
                    const std::vector<std::string>& players) {
  RowWriter people(database, "INSERT OR IGNORE INTO players (name) VALUES (?)");
  RowWriter seats(database,
                  "INSERT INTO seats (record, seat, player) "
                  "VALUES (?, ?, (SELECT number FROM players WHERE name = ?))");
  std::int64_t seat = 0;
  for (const std::string& name : players) {
    people.put(name);
    seats.put(record, seat++, name);
  }
}

void insert_events(SQLite::Database& database, std::int64_t record,
                   const std::vector<Event>& events) {
  RowWriter rows(database, "INSERT INTO events VALUES (?,?,?,?,?,?,?,?,?,?)");
  std::int64_t position = 0;
  const auto put = [&](const std::optional<std::int64_t>& actor, const std::string& text,
                       const std::string& claim, const Place& where) {
    rows.put(record, position++, actor, text, claim, stored(where.byte), stored(where.line),
             stored(where.column), stored(where.packet), stored(where.event));
  };
  for (const Event& event : events) {
    if (const auto* action = std::get_if<ActionEvent>(&event)) {
      put(stored(action->actor), action->action.text, action->claim, action->where);
    } else if (const auto* note = std::get_if<TableNote>(&event)) {
      put(std::nullopt, note->text, "", note->where);
    }
  }
}

Event event_from(SQLite::Statement& row) {
  const Place where = place_at(row, 3);
  const std::string text = row.getColumn(1).getString();
  const auto actor = int_at(row, 0);
  if (!actor) return TableNote{text, where};
  return ActionEvent{actor_from(*actor), {text}, row.getColumn(2).getString(), where};
}

std::vector<Event> load_events(const SQLite::Database& database, std::int64_t record) {
  SQLite::Statement row(database,
                        "SELECT actor, action, claim, at_byte, at_line, at_column, at_packet, "
                        "at_event FROM events WHERE record = ? ORDER BY position");
  row.bind(1, record);
  std::vector<Event> events;
  while (row.executeStep()) events.push_back(event_from(row));
  return events;
}

std::vector<std::string> load_players(const SQLite::Database& database, std::int64_t record) {
  SQLite::Statement row(database,
                        "SELECT name FROM seats JOIN players ON players.number = seats.player "
                        "WHERE record = ? ORDER BY seat");
  row.bind(1, record);
  std::vector<std::string> players;
  while (row.executeStep()) players.push_back(row.getColumn(0).getString());
  return players;
}

RuleSet load_rules(const SQLite::Database& database, std::int64_t record) {
  SQLite::Statement row(database, "SELECT key, value FROM rules WHERE record = ?");
  row.bind(1, record);
  RuleSet rules;
  while (row.executeStep()) rules[row.getColumn(0).getString()] = row.getColumn(1).getString();
  return rules;
}

std::vector<std::int64_t> load_result(const SQLite::Database& database, std::int64_t record) {
  SQLite::Statement row(database, "SELECT amount FROM results WHERE record = ? ORDER BY seat");
  row.bind(1, record);
  std::vector<std::int64_t> amounts;
  while (row.executeStep()) amounts.push_back(row.getColumn(0).getInt64());
  return amounts;
}

}  // namespace

std::optional<std::int64_t> record_number(const SQLite::Database& database, const std::string& id) {
  SQLite::Statement query(database, "SELECT number FROM records WHERE id = ?");
  query.bind(1, id);
  if (!query.executeStep()) return std::nullopt;
  return query.getColumn(0).getInt64();
}

void insert_record(SQLite::Database& database, const std::string& id, const GameRecord& record,
                   const SourceInfo& source, const std::optional<Settlement>& result) {
  std::optional<std::string> start;
  if (record.start) start = record.start->text;
  RowWriter(database,
            "INSERT INTO records (id, source, game, variant, deal, date, start, unit) "
            "VALUES (?,?,?,?,?,?,?,?)")
      .put(id, source_number(database, source), record.game, record.variant,
           std::int64_t{record.deal}, record.date, start, result ? result->unit : std::string());
  const std::int64_t number = database.getLastInsertRowid();
  insert_players(database, number, record.players);
  RowWriter rules(database, "INSERT INTO rules VALUES (?,?,?)");
  for (const auto& [key, value] : record.rules) rules.put(number, key, value);
  insert_events(database, number, record.events);
  if (!result) return;
  RowWriter results(database, "INSERT INTO results VALUES (?,?,?)");
  std::int64_t seat = 0;
  for (const std::int64_t amount : result->by_seat) results.put(number, seat++, amount);
}

GameRecord load_record(const SQLite::Database& database, std::int64_t number) {
  SQLite::Statement row(database,
                        "SELECT game, variant, deal, date, start FROM records WHERE number = ?");
  row.bind(1, number);
  row.executeStep();
  GameRecord record;
  record.game = row.getColumn(0).getString();
  record.variant = row.getColumn(1).getString();
  record.deal = row.getColumn(2).getInt();
  record.date = row.getColumn(3).getString();
  if (const auto start = text_at(row, 4)) record.start = StartPosition{*start};
  record.rules = load_rules(database, number);
  record.players = load_players(database, number);
  record.events = load_events(database, number);
  return record;
}

std::vector<StoredRecord> list_records(const SQLite::Database& database) {
  SQLite::Statement row(
      database,
      "SELECT records.number, id, game, variant, deal, date, path, unit, "
      "  EXISTS (SELECT 1 FROM reviews WHERE record = records.number), "
      "  (SELECT count(*) FROM verdicts WHERE review = records.number AND grade IN (?,?,?)) "
      "FROM records JOIN sources ON sources.number = records.source ORDER BY records.number");
  row.bind(1, std::string(name_of(Grade::inaccuracy)));
  row.bind(2, std::string(name_of(Grade::mistake)));
  row.bind(3, std::string(name_of(Grade::blunder)));
  std::vector<StoredRecord> records;
  while (row.executeStep()) {
    const std::int64_t number = row.getColumn(0).getInt64();
    records.push_back({.id = row.getColumn(1).getString(),
                       .game = row.getColumn(2).getString(),
                       .variant = row.getColumn(3).getString(),
                       .players = load_players(database, number),
                       .deal = row.getColumn(4).getInt(),
                       .date = row.getColumn(5).getString(),
                       .source_path = row.getColumn(6).getString(),
                       .unit = row.getColumn(7).getString(),
                       .by_seat = load_result(database, number),
                       .has_review = row.getColumn(8).getInt() != 0,
                       .errors = row.getColumn(9).getInt()});
  }
  return records;
}

}  // namespace kibic::db
