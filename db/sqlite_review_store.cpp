#include "db/sqlite_review_store.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>
#include <sqlite3.h>

#include <cstdio>
#include <exception>
#include <filesystem>

#include "db/annotation_rows.h"
#include "db/migrations.h"
#include "db/record_rows.h"
#include "db/review_rows.h"
#include "db/rows.h"

namespace kibic::db {
namespace {

// How long to wait for another process that is writing.
constexpr int busy_timeout_ms = 10'000;

// The seam at which the exceptions of the libraries become errors.
template <class Work>
auto guarded(const SQLite::Database& database, Work work) -> decltype(work()) {
  try {
    return work();
  } catch (const std::exception& problem) {
    return fail("database-failed", Message(KIBIC_TEXT("The database {0} failed: {1}."),
                                           database.getFilename(), problem.what()));
  }
}

Result<void> set_up(SQLite::Database& database) {
  const auto migrated = migrate(database, schema_migrations());
  if (!migrated) return migrated;
  database.exec("PRAGMA foreign_keys = ON");
  // With WAL a killed process loses nothing that was committed; only a power cut may cost the last
  // transactions, never the file.
  database.exec("PRAGMA synchronous = NORMAL");
  if (database.execAndGet("PRAGMA journal_mode").getString() != "wal") {
    database.tryExec("PRAGMA journal_mode = WAL");  // refused while another process is opening
  }
  return {};
}

// Makes an empty file; false if there is one already.
bool make_new_file(const std::string& path) {
  std::FILE* file = std::fopen(path.c_str(), "wbx");
  if (file == nullptr) return false;
  std::fclose(file);
  return true;
}

void copy_pages(SQLite::Database& from, const std::string& path) {
  SQLite::Database copy(path, SQLite::OPEN_READWRITE, busy_timeout_ms);
  SQLite::Backup backup(copy, from);
  if (backup.executeStep(-1) != SQLITE_DONE) throw SQLite::Exception("the copy was not finished");
}

}  // namespace

SqliteReviewStore::SqliteReviewStore(std::unique_ptr<SQLite::Database> database)
    : database_(std::move(database)) {}
SqliteReviewStore::~SqliteReviewStore() = default;

Result<std::unique_ptr<SqliteReviewStore>> SqliteReviewStore::open(const std::string& path) {
  try {
    auto database = std::make_unique<SQLite::Database>(
        path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, busy_timeout_ms);
    if (const auto ready = set_up(*database); !ready) return tl::unexpected(ready.error());
    return std::unique_ptr<SqliteReviewStore>(new SqliteReviewStore(std::move(database)));
  } catch (const SQLite::Exception& problem) {
    if (problem.getErrorCode() == SQLITE_NOTADB) {
      return fail("not-a-database", Message(KIBIC_TEXT("{0} is not a database."), path));
    }
    return fail(
        "cannot-open-database",
        Message(KIBIC_TEXT("The database {0} cannot be opened: {1}."), path, problem.what()));
  }
}

Result<bool> SqliteReviewStore::add_record(const GameRecord& record, const SourceInfo& source,
                                           const std::optional<Settlement>& result) {
  return guarded(*database_, [&]() -> Result<bool> {
    SQLite::Transaction transaction(*database_, SQLite::TransactionBehavior::IMMEDIATE);
    const std::string id = record_id(record);
    if (record_number(*database_, id)) return false;
    insert_record(*database_, id, record, source, result);
    transaction.commit();
    return true;
  });
}

Result<void> SqliteReviewStore::put_review(const Review& review) {
  return guarded(*database_, [&]() -> Result<void> {
    SQLite::Transaction transaction(*database_, SQLite::TransactionBehavior::IMMEDIATE);
    const auto number = record_number(*database_, review.id);
    if (!number) {
      return fail("no-such-record", Message(KIBIC_TEXT("There is no record {0}."), review.id));
    }
    replace_review(*database_, *number, review);
    transaction.commit();
    return {};
  });
}

Result<void> SqliteReviewStore::put_annotations(const std::string& id,
                                                const Annotations& annotations) {
  return guarded(*database_, [&]() -> Result<void> {
    SQLite::Transaction transaction(*database_, SQLite::TransactionBehavior::IMMEDIATE);
    const auto number = record_number(*database_, id);
    if (!number) {
      return fail("no-such-record", Message(KIBIC_TEXT("There is no record {0}."), id));
    }
    replace_annotations(*database_, *number, annotations);
    transaction.commit();
    return {};
  });
}

Result<MergedAnnotations> SqliteReviewStore::merge_annotations(const std::string& id,
                                                               const Annotations& base,
                                                               const Annotations& mine) {
  return guarded(*database_, [&]() -> Result<MergedAnnotations> {
    SQLite::Transaction transaction(*database_, SQLite::TransactionBehavior::IMMEDIATE);
    const auto number = record_number(*database_, id);
    if (!number) {
      return fail("no-such-record", Message(KIBIC_TEXT("There is no record {0}."), id));
    }
    MergedAnnotations result = merged(base, mine, load_annotations(*database_, *number));
    replace_annotations(*database_, *number, result.all);
    transaction.commit();
    return result;
  });
}

Result<std::optional<GameRecord>> SqliteReviewStore::record(const std::string& id) const {
  return guarded(*database_, [&]() -> Result<std::optional<GameRecord>> {
    SQLite::Transaction snapshot(*database_);
    const auto number = record_number(*database_, id);
    if (!number) return std::nullopt;
    return load_record(*database_, *number);
  });
}

Result<std::optional<Review>> SqliteReviewStore::review(const std::string& id) const {
  return guarded(*database_, [&]() -> Result<std::optional<Review>> {
    SQLite::Transaction snapshot(*database_);
    const auto number = record_number(*database_, id);
    if (!number) return std::nullopt;
    return load_review(*database_, *number, id);
  });
}

Result<Annotations> SqliteReviewStore::annotations(const std::string& id) const {
  return guarded(*database_, [&]() -> Result<Annotations> {
    SQLite::Transaction snapshot(*database_);
    const auto number = record_number(*database_, id);
    return number ? load_annotations(*database_, *number) : Annotations();
  });
}

Result<std::vector<StoredRecord>> SqliteReviewStore::list() const {
  return guarded(*database_, [&]() -> Result<std::vector<StoredRecord>> {
    SQLite::Transaction snapshot(*database_);
    return list_records(*database_);
  });
}

Result<std::vector<std::string>> SqliteReviewStore::find_ids(const std::string& prefix) const {
  return guarded(*database_, [&]() -> Result<std::vector<std::string>> {
    SQLite::Statement row(*database_,
                          "SELECT id FROM records WHERE id >= ?1 AND "
                          "substr(id, 1, length(?1)) = ?1 ORDER BY id");
    row.bind(1, prefix);
    std::vector<std::string> ids;
    while (row.executeStep()) ids.push_back(row.getColumn(0).getString());
    return ids;
  });
}

Result<void> SqliteReviewStore::backup(const std::string& path) const {
  if (!make_new_file(path)) {
    return fail("cannot-make-file",
                Message(KIBIC_TEXT("{0} cannot be made; a backup never replaces a file that "
                                   "exists."),
                        path));
  }
  const auto copied = guarded(*database_, [&]() -> Result<void> {
    copy_pages(*database_, path);
    return {};
  });
  std::error_code ignored;
  if (!copied) std::filesystem::remove(path, ignored);
  return copied;
}

Result<std::vector<Message>> SqliteReviewStore::check() const {
  return guarded(*database_, [&]() -> Result<std::vector<Message>> {
    std::vector<Message> findings;
    SQLite::Statement pages(*database_, "PRAGMA integrity_check");
    while (pages.executeStep()) {
      const std::string text = pages.getColumn(0).getString();
      if (text != "ok") {
        findings.emplace_back(KIBIC_TEXT("SQLite finds the file damaged: {0}"), text);
      }
    }
    SQLite::Statement keys(*database_, "PRAGMA foreign_key_check");
    while (keys.executeStep()) {
      findings.emplace_back(KIBIC_TEXT("A row of table {0} refers to a row of table {1} that is "
                                       "not there."),
                            keys.getColumn(0).getString(), keys.getColumn(2).getString());
    }
    return findings;
  });
}

Result<void> SqliteReviewStore::vacuum() {
  return guarded(*database_, [&]() -> Result<void> {
    database_->exec("VACUUM");
    database_->exec("PRAGMA wal_checkpoint(TRUNCATE)");
    return {};
  });
}

}  // namespace kibic::db
