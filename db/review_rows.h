// Reviews in the tables of 002_reviews.sql. All functions throw SQLite::Exception, or
// std::exception for a text that cannot be stored or read.
#pragma once

#include <SQLiteCpp/Database.h>

#include <cstdint>
#include <optional>

#include "core/model/review.h"

namespace kibic::db {

// REQUIRES: inside a transaction; a record of that number is stored.
void replace_review(SQLite::Database& database, std::int64_t record, const Review& review);

// No value: the record has not been reviewed.
std::optional<Review> load_review(const SQLite::Database& database, std::int64_t record,
                                  const std::string& id);

}  // namespace kibic::db
