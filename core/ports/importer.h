// What reads one format: frames of bytes in, records and diagnostics out. Implemented in
// importers/.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/model/annotation.h"
#include "core/model/record.h"

namespace kibic {

// Bytes of one input, unpacked, pulled in pieces. Reading never needs the whole input in memory.
class ByteSource {
 public:
  virtual ~ByteSource() = default;
  // Fills the start of `buffer` and answers how many bytes; 0 is the end. An Error ends the source.
  virtual Result<std::size_t> read(char* buffer, std::size_t size) = 0;
};

// What became of the deals or games of one input. read = imported + duplicate + rejected.
struct Ledger {
  std::uint64_t read = 0;
  std::uint64_t imported = 0;
  std::uint64_t duplicate = 0;
  std::uint64_t rejected = 0;

  bool operator==(const Ledger&) const = default;
};

// What an importer made of one input: the records in order, and what it has to say. Each rejected
// record has at least one diagnostic of severity error.
struct ImportResult {
  Session session;
  // What the source adds to its records, by index in the session; records without anything have no
  // entry. No variation is empty or deeper than max_variation_depth.
  std::map<std::size_t, Annotations> annotations;
  // Keys of the rules that the source states for its records, by index in the session: also where
  // it states the default, which the record does not tell from saying nothing. Without any: no
  // entry.
  std::map<std::size_t, std::set<std::string>> stated_rules;
  std::uint64_t rejected = 0;
  std::vector<Diagnostic> diagnostics;
};

class Importer {
 public:
  virtual ~Importer() = default;
  // Stable name of the format: "mariasek-hra", "renonc-rms".
  virtual std::string_view kind() const = 0;
  virtual std::string_view description() const = 0;  // English sentence, translated by tr()
  virtual std::string_view extension() const = 0;  // usual file extension without dot; a hint only
  // How sure it is from the first bytes (unpacked, at most 4 KiB): 0 no … 100 certain.
  virtual int probe(std::string_view prefix) const = 0;
  // Reads all of it; bad input gives diagnostics, never an exception.
  virtual ImportResult read(ByteSource& source) const = 0;
};

}  // namespace kibic
