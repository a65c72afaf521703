// Bytes that are in memory already: members of archives, payloads of packets, tests.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

#include "core/ports/importer.h"

namespace kibic::importers {

// Hands out at most `chunk` bytes at a time, so that tests can show that pieces do not matter.
class MemorySource : public ByteSource {
 public:
  explicit MemorySource(std::string bytes, std::size_t chunk = std::string::npos)
      : bytes_(std::move(bytes)), chunk_(std::max<std::size_t>(chunk, 1)) {}

  Result<std::size_t> read(char* buffer, std::size_t size) override {
    const std::size_t count = std::min({size, chunk_, bytes_.size() - position_});
    std::copy_n(bytes_.data() + position_, count, buffer);
    position_ += count;
    return count;
  }

  std::size_t bytes_given() const { return position_; }

 private:
  std::string bytes_;
  std::size_t chunk_;
  std::size_t position_ = 0;
};

}  // namespace kibic::importers
