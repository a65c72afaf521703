// What writes records in one format that other programs read. Implemented in importers/.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/model/annotation.h"
#include "core/model/record.h"

namespace kibic {

// A record with what was added to it. Refers to values of the caller.
struct ExportedRecord {
  const GameRecord& record;
  const Annotations* added = nullptr;  // nullptr: nothing
};

class Exporter {
 public:
  virtual ~Exporter() = default;
  virtual std::string_view name() const = 0;         // of the format, as --format takes it: "hra"
  virtual std::string_view description() const = 0;  // English sentence, translated by tr()
  virtual std::string_view extension() const = 0;    // of its files, without dot
  virtual std::string_view game() const = 0;         // whose records it writes
  // The bytes of the file. An Error says what the format cannot hold: another game, more than one
  // record, a record that begins in the middle. What was added is written where the format has a
  // place for it. REQUIRES: at least one record.
  virtual Result<std::string> write(std::span<const ExportedRecord> records) const = 0;
};

}  // namespace kibic
