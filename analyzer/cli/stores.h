// Finds and opens the user's database.
#pragma once

#include <memory>
#include <string>

#include "analyzer/cli/options.h"
#include "core/base/result.h"
#include "db/sqlite_review_store.h"

namespace kibic::cli {

enum class MissingStore { is_created, is_error };

// `--db`, or kibic.db in the user's data folder ($XDG_DATA_HOME/kibic, else ~/.local/share/kibic).
std::string database_path(const Options& options);

// Opens it. A command that only reads does not create one.
Result<std::unique_ptr<db::SqliteReviewStore>> open_store(const Options& options,
                                                          MissingStore missing);

}  // namespace kibic::cli
