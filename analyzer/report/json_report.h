// The JSON documents of the command line: kibic.import/1, kibic.check/1, kibic.review/1 and
// kibic.solve/1. Same input, same bytes: keys stand in a fixed order, numbers use "." and nothing
// tells the time.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/parts/parts.h"
#include "analyzer/report/report_input.h"
#include "core/base/diagnostic.h"
#include "core/ports/importer.h"
#include "core/ports/review_store.h"

namespace kibic {

// One input and what became of it.
struct SourceReport {
  SourceInfo source;
  Ledger ledger;
  std::vector<Diagnostic> diagnostics;
  std::vector<std::string> records;  // ids of those imported
};

// A document that is filled record by record, so that the records themselves need not be kept.
class JsonDocument {
 public:
  static JsonDocument import();
  static JsonDocument check();
  // The engine as it stands at the head of the document.
  static JsonDocument review(std::string_view engine_version, const ReviewSettings& settings);
  ~JsonDocument();
  JsonDocument(JsonDocument&&) noexcept;
  JsonDocument& operator=(JsonDocument&&) noexcept;

  void add_source(const SourceReport& source);
  // REQUIRES: not an import document, which lists its records by id in their sources. In a review
  // document a record without review has no decisions.
  void add_record(const ReportInput& input);

  // The document and a line end.
  std::string text() const;

 private:
  struct Content;
  explicit JsonDocument(std::unique_ptr<Content> content);
  std::unique_ptr<Content> content_;
};

std::string solve_json(const Solution& solution);

}  // namespace kibic
