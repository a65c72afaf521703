// Counts and sums the bytes that pass through: the identity of a source as it was found.
#pragma once

#include <cstdint>
#include <string>

#include "core/base/hash.h"
#include "core/ports/importer.h"

namespace kibic::importers {

class HashingSource : public ByteSource {
 public:
  // REQUIRES: `inner` lives as long as this.
  explicit HashingSource(ByteSource& inner) : inner_(inner) {}

  Result<std::size_t> read(char* buffer, std::size_t size) override {
    auto count = inner_.read(buffer, size);
    if (count) {
      sum_.add({buffer, *count});
      bytes_ += *count;
    }
    return count;
  }

  // Reads on to the end, at most `limit` bytes in all, so that the sum is that of the whole source
  // although nobody wanted the rest. False if there is more, or if the rest cannot be read.
  bool drain(std::uint64_t limit) {
    std::string buffer(1U << 16U, '\0');
    while (bytes_ <= limit) {
      const auto count = read(buffer.data(), buffer.size());
      if (!count) return false;
      if (*count == 0) return true;
    }
    return false;
  }

  std::uint64_t bytes() const { return bytes_; }
  std::string sha256() { return sum_.hex(); }  // call once

 private:
  ByteSource& inner_;
  Sha256 sum_;
  std::uint64_t bytes_ = 0;
};

}  // namespace kibic::importers
