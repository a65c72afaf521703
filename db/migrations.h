// Brings a database to the newest schema, and refuses one that is not Kibic's or is newer.
#pragma once

#include <cstdint>
#include <span>

#include "core/base/result.h"
#include "db/schema.h"

namespace SQLite {
class Database;
}

namespace kibic::db {

// PRAGMA application_id of every Kibic database: the letters "Kibc".
inline constexpr std::int32_t application_id = 0x4B696263;

// Applies what is missing, each migration in a transaction of its own together with its
// user_version, so that a process killed on the way leaves a database of some version. Errors:
// "not-kibic-database" (nothing was changed), "database-too-new" (likewise), "migration-failed"
// (the migrations before it stand).
Result<void> migrate(SQLite::Database& database, std::span<const Migration> migrations);

}  // namespace kibic::db
