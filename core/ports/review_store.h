// Where records, reviews and annotations are kept. Implemented in db/.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/model/annotation.h"
#include "core/model/annotation_merge.h"
#include "core/model/record.h"
#include "core/model/review.h"
#include "core/model/settlement.h"

namespace kibic {

// The input that a record came from.
struct SourceInfo {
  std::string path;
  std::string kind;    // importer
  std::string sha256;  // of the bytes as they were found
  std::uint64_t bytes = 0;

  bool operator==(const SourceInfo&) const = default;
};

// One line of a listing.
struct StoredRecord {
  std::string id;
  std::string game;
  std::string variant;
  std::vector<std::string> players;
  int deal = 0;
  std::string date;
  std::string source_path;
  std::string unit;
  std::vector<std::int64_t> by_seat;  // empty: not finished
  bool has_review = false;
  int errors = 0;  // inaccuracies, mistakes and blunders of the newest review
};

class ReviewStore {
 public:
  virtual ~ReviewStore() = default;
  // Stores the record unless one with its identity is there; true if it was new. One transaction.
  // The result is that of its replay and serves listings; none: the game was not finished.
  virtual Result<bool> add_record(const GameRecord& record, const SourceInfo& source,
                                  const std::optional<Settlement>& result = std::nullopt) = 0;
  // Replaces the review of the same record. REQUIRES: the record is stored.
  virtual Result<void> put_review(const Review& review) = 0;
  // Replaces everything that was added to the record with that id. One transaction. REQUIRES: the
  // record is stored; no variation is empty or deeper than max_variation_depth.
  virtual Result<void> put_annotations(const std::string& id, const Annotations& annotations) = 0;
  // Carries out on what is stored by now what `mine` changed since `base`, and says what it is
  // then. Otherwise as put_annotations.
  virtual Result<MergedAnnotations> merge_annotations(const std::string& id,
                                                      const Annotations& base,
                                                      const Annotations& mine) = 0;
  virtual Result<std::optional<GameRecord>> record(const std::string& id) const = 0;
  virtual Result<std::optional<Review>> review(const std::string& id) const = 0;
  // Empty if nothing was added, or there is no such record.
  virtual Result<Annotations> annotations(const std::string& id) const = 0;
  virtual Result<std::vector<StoredRecord>> list() const = 0;
  // Ids that begin with the text; people type the first few digits.
  virtual Result<std::vector<std::string>> find_ids(const std::string& prefix) const = 0;
};

}  // namespace kibic
