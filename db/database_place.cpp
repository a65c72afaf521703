#include "db/database_place.h"

#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace kibic::db {
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

std::string default_database_path() {
  return (data_folder() / "kibic.db").string();
}

Result<std::unique_ptr<SqliteReviewStore>> open_or_make(const std::string& path) {
  const fs::path folder = fs::path(path).parent_path();
  std::error_code error;
  if (!folder.empty() && !fs::exists(path, error)) fs::create_directories(folder, error);
  if (error) {
    return fail("cannot-create-folder",
                Message(KIBIC_TEXT("The folder for the database {0} cannot be made: {1}."), path,
                        error.message()));
  }
  return SqliteReviewStore::open(path);
}

}  // namespace kibic::db
