#include "db/annotation_rows.h"

#include <SQLiteCpp/Exception.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "db/rows.h"

namespace kibic::db {
namespace {

// Where a row stands: exactly one has a value.
struct Stand {
  std::optional<std::int64_t> event;
  std::optional<std::int64_t> replaces;
  std::optional<std::int64_t> follows;
};

class Writer {
 public:
  Writer(const SQLite::Database& database, std::int64_t record)
      : rows_(database, "INSERT INTO annotations VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"),
        commands_(database, "INSERT INTO annotation_commands VALUES (?,?,?,?,?)"),
        record_(record) {}

  void put(std::size_t event, const Annotation& annotation) {
    const std::int64_t node = next_++;
    const std::optional<std::int64_t> none;
    const std::optional<std::string> no_text;
    rows_.put(record_, node, stored(std::uint64_t{event}), none, none, none, no_text, no_text, none,
              none, none, none, none, annotation.note.comment, annotation.note.mark);
    put_commands(node, annotation.note);
    put_variations(node, annotation.variations, 1);
  }

 private:
  void put_variations(std::int64_t replaced, const std::vector<Variation>& variations, int depth) {
    for (const Variation& variation : variations) {
      if (variation.empty()) throw SQLite::Exception("a variation is empty");
      if (depth > max_variation_depth) throw SQLite::Exception("variations lie too deep");
      Stand stand{.event = {}, .replaces = replaced, .follows = {}};
      for (const VariationStep& step : variation) {
        const std::int64_t node = put_step(stand, step);
        put_variations(node, step.added.variations, depth + 1);
        stand = {.event = {}, .replaces = {}, .follows = node};
      }
    }
  }

  std::int64_t put_step(const Stand& stand, const VariationStep& step) {
    const std::int64_t node = next_++;
    const Place& where = step.event.where;
    rows_.put(record_, node, stand.event, stand.replaces, stand.follows, stored(step.event.actor),
              step.event.action.text, step.event.claim, stored(where.byte), stored(where.line),
              stored(where.column), stored(where.packet), stored(where.event),
              step.added.note.comment, step.added.note.mark);
    put_commands(node, step.added.note);
    return node;
  }

  void put_commands(std::int64_t node, const Note& note) {
    std::int64_t position = 0;
    for (const NoteCommand& command : note.commands) {
      commands_.put(record_, node, position++, command.name, command.words);
    }
  }

  RowWriter rows_;
  RowWriter commands_;
  std::int64_t record_;
  std::int64_t next_ = 0;
};

struct Row {
  Stand stand;
  VariationStep step;  // its event is nothing on the line played
  Variation rest;      // of its variation after it, last step first
  int depth = 0;
};

std::optional<std::int64_t> number_at(SQLite::Statement& row, int column) {
  if (row.isColumnNull(column)) return std::nullopt;
  return row.getColumn(column).getInt64();
}

Row row_from(SQLite::Statement& row) {
  Row result;
  result.stand = {number_at(row, 0), number_at(row, 1), number_at(row, 2)};
  if (const auto actor = int_at(row, 3)) {
    result.step.event = {actor_from(*actor),
                         {row.getColumn(4).getString()},
                         row.getColumn(5).getString(),
                         place_at(row, 6)};
  }
  result.step.added.note.comment = row.getColumn(11).getString();
  result.step.added.note.mark = row.getColumn(12).getString();
  return result;
}

// By node; the schema sees to it that a row hangs from an earlier one.
std::vector<Row> load_rows(const SQLite::Database& database, std::int64_t record) {
  SQLite::Statement query(
      database,
      "SELECT event, replaces, follows, actor, action, claim, at_byte, at_line, at_column, "
      "at_packet, at_event, comment, mark, node FROM annotations WHERE record = ? ORDER BY node");
  query.bind(1, record);
  std::vector<Row> rows;
  while (query.executeStep()) {
    const auto number = static_cast<std::int64_t>(rows.size());
    Row row = row_from(query);
    const auto base = row.stand.replaces ? row.stand.replaces : row.stand.follows;
    if (query.getColumn(13).getInt64() != number || (base && (*base < 0 || *base >= number))) {
      throw SQLite::Exception("rows of annotations are missing");
    }
    if (base) row.depth = rows[static_cast<std::size_t>(*base)].depth;
    if (row.stand.replaces && ++row.depth > max_variation_depth) {
      throw SQLite::Exception("variations lie too deep");
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

void load_commands(const SQLite::Database& database, std::int64_t record, std::vector<Row>& rows) {
  SQLite::Statement query(database,
                          "SELECT node, name, words FROM annotation_commands WHERE record = ? "
                          "ORDER BY node, position");
  query.bind(1, record);
  while (query.executeStep()) {
    rows.at(static_cast<std::size_t>(query.getColumn(0).getInt64()))
        .step.added.note.commands.push_back(
            {query.getColumn(1).getString(), query.getColumn(2).getString()});
  }
}

}  // namespace

void replace_annotations(SQLite::Database& database, std::int64_t record,
                         const Annotations& annotations) {
  RowWriter(database, "DELETE FROM annotations WHERE record = ?").put(record);
  Writer writer(database, record);
  for (const auto& [event, annotation] : annotations.by_event) writer.put(event, annotation);
}

// From the last row to the first, so that each is whole before it is hung up. What hangs from a row
// is collected backwards and turned round at the end.
Annotations load_annotations(const SQLite::Database& database, std::int64_t record) {
  std::vector<Row> rows = load_rows(database, record);
  load_commands(database, record, rows);
  Annotations annotations;
  for (std::size_t i = rows.size(); i-- > 0;) {
    Row& row = rows[i];
    std::reverse(row.step.added.variations.begin(), row.step.added.variations.end());
    if (row.stand.event) {
      annotations.by_event.emplace(static_cast<std::size_t>(*row.stand.event),
                                   std::move(row.step.added));
      continue;
    }
    Variation line = std::move(row.rest);
    line.push_back(std::move(row.step));
    if (row.stand.follows) {
      rows[static_cast<std::size_t>(*row.stand.follows)].rest = std::move(line);
    } else {
      std::reverse(line.begin(), line.end());
      rows[static_cast<std::size_t>(*row.stand.replaces)].step.added.variations.push_back(
          std::move(line));
    }
  }
  return annotations;
}

}  // namespace kibic::db
