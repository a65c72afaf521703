#include "analyzer/cli/stores.h"

#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace kibic::cli {
namespace {

namespace fs = std::filesystem;

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string() : std::string(value);
}

fs::path data_folder() {
  // The XDG base directory specification: a relative path there is to be ignored.
  const fs::path data_home = environment("XDG_DATA_HOME");
  if (data_home.is_absolute()) return data_home / "kibic";
  return fs::path(environment("HOME")) / ".local" / "share" / "kibic";
}

}  // namespace

std::string database_path(const Options& options) {
  return options.db.empty() ? (data_folder() / "kibic.db").string() : options.db;
}

Result<std::unique_ptr<db::SqliteReviewStore>> open_store(const Options& options,
                                                          MissingStore missing) {
  const fs::path path = database_path(options);
  std::error_code error;
  if (!fs::exists(path, error)) {
    if (missing == MissingStore::is_error) {
      return fail("no-database",
                  Message(KIBIC_TEXT("There is no database {0}; \"kibic import\" makes one."),
                          path.string()));
    }
    if (path.has_parent_path()) fs::create_directories(path.parent_path(), error);
    if (error) {
      return fail("cannot-create-folder",
                  Message(KIBIC_TEXT("The folder for the database {0} cannot be made: {1}."),
                          path.string(), error.message()));
    }
  }
  return db::SqliteReviewStore::open(path.string());
}

}  // namespace kibic::cli
