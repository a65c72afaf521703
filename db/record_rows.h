// Records in the tables of 001_records.sql. All functions throw SQLite::Exception.
#pragma once

#include <SQLiteCpp/Database.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/model/record.h"
#include "core/model/settlement.h"
#include "core/ports/review_store.h"

namespace kibic::db {

// Number of the record with that id, if it is stored.
std::optional<std::int64_t> record_number(const SQLite::Database& database, const std::string& id);

// REQUIRES: inside a transaction; no record with that id is stored.
void insert_record(SQLite::Database& database, const std::string& id, const GameRecord& record,
                   const SourceInfo& source, const std::optional<Settlement>& result);

GameRecord load_record(const SQLite::Database& database, std::int64_t number);

// In the order of import.
std::vector<StoredRecord> list_records(const SQLite::Database& database);

}  // namespace kibic::db
