#include "analyzer/cli/stores.h"

#include <filesystem>
#include <system_error>

#include "db/database_place.h"

namespace kibic::cli {

std::string database_path(const Options& options) {
  return options.db.empty() ? db::default_database_path() : options.db;
}

Result<std::unique_ptr<db::SqliteReviewStore>> open_store(const Options& options,
                                                          MissingStore missing) {
  const std::string path = database_path(options);
  std::error_code error;
  if (missing == MissingStore::is_error && !std::filesystem::exists(path, error)) {
    return fail("no-database",
                Message(KIBIC_TEXT("There is no database {0}; \"kibic import\" makes one."), path));
  }
  return db::open_or_make(path);
}

}  // namespace kibic::cli
