#include <SQLiteCpp/SQLiteCpp.h>

#include <catch2/catch.hpp>
#include <fstream>
#include <iterator>

#include "db/migrations.h"
#include "db/sqlite_review_store.h"
#include "tests/db/generated.h"
#include "tests/support/temp_folder.h"

using namespace kibic;
using db::SqliteReviewStore;

namespace {

const SourceInfo source{"old.hra", "mariasek-hra", "ab12", 1234};

std::string bytes_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

void run(const std::string& path, const std::string& sql) {
  SQLite::Database(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec(sql);
}

std::int64_t answer(const std::string& path, const std::string& query) {
  return SQLite::Database(path).execAndGet(query).getInt64();
}

std::string refusal(const std::string& path) {
  const auto store = SqliteReviewStore::open(path);
  return store ? "opened" : store.error().code;
}

}  // namespace

TEST_CASE("migrations are numbered from 001 without a gap") {
  int expected = 1;
  for (const auto& migration : db::schema_migrations()) {
    CHECK(std::stoi(std::string(migration.name.substr(0, 3))) == expected++);
  }
  CHECK(expected > 2);
}

TEST_CASE("a new database says what it is") {
  const test::TempFolder folder;
  const std::string path = folder.file("new.db");
  REQUIRE(SqliteReviewStore::open(path));
  CHECK(answer(path, "PRAGMA application_id") == db::application_id);
  CHECK(answer(path, "PRAGMA user_version") ==
        static_cast<std::int64_t>(db::schema_migrations().size()));
  CHECK(SQLite::Database(path).execAndGet("PRAGMA journal_mode").getString() == "wal");
  CHECK(answer(path,
               "SELECT count(*) FROM pragma_table_list WHERE schema = 'main' AND "
               "name NOT LIKE 'sqlite_%' AND NOT strict") == 0);
}

TEST_CASE("a database of the first schema is brought up to date with its records") {
  const test::TempFolder folder;
  const std::string path = folder.file("old.db");
  {
    SQLite::Database old(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    REQUIRE(db::migrate(old, db::schema_migrations().first(1)));
    old.exec(
        "INSERT INTO sources VALUES (1, 'old.hra', 'mariasek-hra', 'ab', 7);"
        "INSERT INTO players VALUES (1, 'Jana');"
        "INSERT INTO records VALUES (1, '00aa', 1, 'marias', 'voleny', 3, '', NULL, '');"
        "INSERT INTO seats VALUES (1, 0, 1);"
        "INSERT INTO events VALUES (1, 0, -1, 'shuffle', '', 5, NULL, NULL, NULL, NULL)");
  }
  const auto store = SqliteReviewStore::open(path).value();
  const GameRecord record = store->record("00aa").value().value();
  CHECK(record.players == std::vector<std::string>{"Jana"});
  Place place;
  place.byte = 5;
  CHECK(record.events == std::vector<Event>{ActionEvent{Actor::chance(), {"shuffle"}, "", place}});
  const Review review = test::generated_review("00aa", 4);
  REQUIRE(store->put_review(review));
  CHECK(store->review("00aa").value() == review);
}

TEST_CASE("a database older than annotations keeps its review and takes them") {
  const std::size_t version = GENERATE(2U, 3U);
  const test::TempFolder folder;
  const std::string path = folder.file("old.db");
  {
    SQLite::Database old(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    REQUIRE(db::migrate(old, db::schema_migrations().first(version)));
    old.exec(
        "INSERT INTO sources VALUES (1, 'old.hra', 'mariasek-hra', 'ab', 7);"
        "INSERT INTO records VALUES (1, '00aa', 1, 'marias', 'voleny', 3, '', NULL, '');"
        "INSERT INTO reviews (record, engine_version, seed, level, worlds) "
        "VALUES (1, 'kibic-marias 0.1', 5, 'quick', 64)");
  }
  const auto store = SqliteReviewStore::open(path).value();
  CHECK(answer(path, "PRAGMA user_version") >= 4);
  CHECK(store->review("00aa").value().value().settings.level == "quick");
  CHECK(store->annotations("00aa").value().is_empty());
  const Annotations added = test::generated_annotations(4);
  REQUIRE(store->put_annotations("00aa", added));
  CHECK(store->annotations("00aa").value() == added);
}

TEST_CASE("annotations with rows missing or in a circle are refused, not followed") {
  const test::TempFolder folder;
  const std::string sql =
      GENERATE("DELETE FROM annotations WHERE node = 0",
               "PRAGMA ignore_check_constraints = ON; UPDATE annotations SET follows = node "
               "WHERE node = 3",
               "PRAGMA ignore_check_constraints = ON; UPDATE annotations SET replaces = 3 "
               "WHERE replaces IS NOT NULL");
  CAPTURE(sql);
  const std::string path = folder.file("damaged.db");
  const auto store = SqliteReviewStore::open(path).value();
  const GameRecord record = test::generated_record(1);
  REQUIRE(store->add_record(record, source).value());
  Annotations added;
  added.by_event[2].variations = {{VariationStep(), VariationStep(), VariationStep()}};
  REQUIRE(store->put_annotations(record_id(record), added));
  run(path, "PRAGMA foreign_keys = OFF; " + sql);
  CHECK(store->annotations(record_id(record)).error().code == "database-failed");
}

TEST_CASE("a database of a newer Kibic is refused and left as it is") {
  const test::TempFolder folder;
  const std::string path = folder.file("newer.db");
  REQUIRE(SqliteReviewStore::open(path));
  run(path, "PRAGMA user_version = 99");
  const std::string before = bytes_of(path);
  CHECK(refusal(path) == "database-too-new");
  CHECK(bytes_of(path) == before);
}

TEST_CASE("a database of another program is refused and left as it is") {
  const test::TempFolder folder;
  const std::string sql = GENERATE("CREATE TABLE songs (title TEXT)", "PRAGMA application_id = 7",
                                   "PRAGMA user_version = 1");
  CAPTURE(sql);
  const std::string path = folder.file("other.db");
  run(path, sql);
  const std::string before = bytes_of(path);
  CHECK(refusal(path) == "not-kibic-database");
  CHECK(bytes_of(path) == before);
}

TEST_CASE("what is no database or cannot be one is refused") {
  const test::TempFolder folder;
  std::ofstream(folder.file("text.db")) << "This is a letter, not a database, and long enough.";
  CHECK(refusal(folder.file("text.db")) == "not-a-database");
  CHECK(refusal(folder.file("missing/kibic.db")) == "cannot-open-database");
  CHECK(refusal(folder.file("")) == "cannot-open-database");
}

TEST_CASE("a migration that fails leaves the version before it") {
  const test::TempFolder folder;
  SQLite::Database database(folder.file("half.db"), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  const std::vector<db::Migration> steps{{"001_one", "CREATE TABLE one (x)"},
                                         {"002_two", "CREATE TABLE two (x); SELECT nonsense"}};
  CHECK(db::migrate(database, steps).error().code == "migration-failed");
  CHECK(database.execAndGet("PRAGMA user_version").getInt() == 1);
  CHECK(database.tableExists("one"));
  CHECK_FALSE(database.tableExists("two"));
}
