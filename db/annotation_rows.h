// Annotations in the tables of 004_annotations.sql. All functions throw SQLite::Exception.
#pragma once

#include <SQLiteCpp/Database.h>

#include <cstdint>

#include "core/model/annotation.h"

namespace kibic::db {

// REQUIRES: inside a transaction; a record of that number is stored. Throws, too, for variations
// that are empty or too deep.
void replace_annotations(SQLite::Database& database, std::int64_t record,
                         const Annotations& annotations);

Annotations load_annotations(const SQLite::Database& database, std::int64_t record);

}  // namespace kibic::db
