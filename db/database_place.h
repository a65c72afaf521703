// Where the user's database is, and how programs open it.
#pragma once

#include <memory>
#include <string>

#include "core/base/result.h"
#include "db/sqlite_review_store.h"

namespace kibic::db {

// kibic.db in the user's data folder: $XDG_DATA_HOME/kibic, else ~/.local/share/kibic.
std::string default_database_path();

// Opens the database, with its folder and itself made if they are not there.
Result<std::unique_ptr<SqliteReviewStore>> open_or_make(const std::string& path);

}  // namespace kibic::db
