#include "db/migrations.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>

#include <string>

namespace kibic::db {
namespace {

std::int64_t number(SQLite::Database& database, const char* query) {
  return database.execAndGet(query).getInt64();
}

// A file without application id may be taken over only while there is nothing in it.
bool is_kibic(SQLite::Database& database) {
  const std::int64_t id = number(database, "PRAGMA application_id");
  if (id == application_id) return true;
  return id == 0 && number(database, "PRAGMA user_version") == 0 &&
         number(database, "SELECT count(*) FROM sqlite_schema") == 0;
}

Result<void> apply(SQLite::Database& database, const Migration& migration, std::int64_t version) {
  try {
    SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
    // Another process may have been faster since the version was read.
    if (number(database, "PRAGMA user_version") >= version) return {};
    database.exec(std::string(migration.sql));
    database.exec("PRAGMA application_id = " + std::to_string(application_id));
    database.exec("PRAGMA user_version = " + std::to_string(version));
    transaction.commit();
    return {};
  } catch (const SQLite::Exception& problem) {
    return fail("migration-failed",
                Message(KIBIC_TEXT("The database could not be brought to version {0} ({1}): {2}."),
                        version, migration.name, problem.what()));
  }
}

}  // namespace

Result<void> migrate(SQLite::Database& database, std::span<const Migration> migrations) {
  if (!is_kibic(database)) {
    return fail(
        "not-kibic-database",
        Message(KIBIC_TEXT("{0} is a database of another program; Kibic leaves it as it is."),
                database.getFilename()));
  }
  const std::int64_t version = number(database, "PRAGMA user_version");
  const auto newest = static_cast<std::int64_t>(migrations.size());
  if (version > newest) {
    return fail("database-too-new",
                Message(KIBIC_TEXT("{0} was written by a newer Kibic (schema {1}, this one knows "
                                   "up to {2})."),
                        database.getFilename(), version, newest));
  }
  for (std::int64_t next = version; next < newest; ++next) {
    const auto done = apply(database, migrations[static_cast<std::size_t>(next)], next + 1);
    if (!done) return done;
  }
  return {};
}

}  // namespace kibic::db
