// Records, reviews and annotations in a SQLite file. Several processes may use one file at a time;
// a store is used by one thread, and each thread opens its own.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/message.h"
#include "core/base/result.h"
#include "core/ports/review_store.h"

namespace SQLite {
class Database;
}

namespace kibic::db {

class SqliteReviewStore final : public ReviewStore {
 public:
  // Opens the file, makes it if it is not there, and brings it to the newest schema. An Error
  // leaves a file of another program or of a newer Kibic as it is.
  static Result<std::unique_ptr<SqliteReviewStore>> open(const std::string& path);
  ~SqliteReviewStore() override;

  Result<bool> add_record(const GameRecord& record, const SourceInfo& source,
                          const std::optional<Settlement>& result = std::nullopt) override;
  Result<void> put_review(const Review& review) override;
  Result<void> put_annotations(const std::string& id, const Annotations& annotations) override;
  Result<MergedAnnotations> merge_annotations(const std::string& id, const Annotations& base,
                                              const Annotations& mine) override;
  Result<std::optional<GameRecord>> record(const std::string& id) const override;
  Result<std::optional<Review>> review(const std::string& id) const override;
  Result<Annotations> annotations(const std::string& id) const override;
  Result<std::vector<StoredRecord>> list() const override;
  Result<std::vector<std::string>> find_ids(const std::string& prefix) const override;

  // A whole copy in a new file, also while others write. Never over a file that exists.
  Result<void> backup(const std::string& path) const;
  // What is wrong with the file, in sentences; nothing if it is sound.
  Result<std::vector<Message>> check() const;
  // Gives unused space back to the system.
  Result<void> vacuum();

 private:
  explicit SqliteReviewStore(std::unique_ptr<SQLite::Database> database);
  std::unique_ptr<SQLite::Database> database_;
};

}  // namespace kibic::db
