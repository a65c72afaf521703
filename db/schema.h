// The steps from an empty database to the newest schema: the files of db/schema, compiled in.
#pragma once

#include <span>
#include <string_view>

namespace kibic::db {

// A database that went through the first n migrations has user_version n.
struct Migration {
  std::string_view name;  // of the file without its ending: "001_records"
  std::string_view sql;
};

std::span<const Migration> schema_migrations();

}  // namespace kibic::db
