// From a path to records: opens, unpacks, detects the format by content and reads.
#pragma once

#include <string>

#include "core/ports/importer.h"
#include "core/ports/review_store.h"
#include "importers/containers/gzip_source.h"

namespace kibic::importers {

struct InputResult {
  // `kind` is empty if no format was recognised, `sha256` if the source could not be read to its
  // end or is endless.
  SourceInfo source;
  ImportResult result;
};

// Reads a file; "-" is the standard input. What cannot be opened ("cannot-open"), read
// ("cannot-read") or recognised ("unknown-format") gives one diagnostic of severity error and no
// records; nothing is thrown.
InputResult read_input(const std::string& path, const GzipLimits& limits = {});

// The same for bytes from elsewhere; `path` is what they are called.
InputResult read_input(ByteSource& source, const std::string& path, const GzipLimits& limits = {});

}  // namespace kibic::importers
