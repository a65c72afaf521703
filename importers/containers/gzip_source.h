// Unpacks gzip (RFC 1952) as it is read; bytes that are not gzip pass through unchanged.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "core/ports/importer.h"

namespace kibic::importers {

struct GzipLimits {
  std::uint64_t bytes = 64U << 20U;  // given out in all, packed or plain
  // Honest saved games shrink to a thirtieth; deflate's own bound is about 1030. The guard waits
  // for `ratio_after` bytes, since small files may be monotonous.
  std::uint64_t ratio = 400;
  std::uint64_t ratio_after = 4U << 20U;
};

// Concatenated members are one stream. Whatever was unpacked before a fault has been given out
// when the Error comes: "gzip-damaged", "gzip-cut-off", "input-too-large", "gzip-bomb".
class GzipSource : public ByteSource {
 public:
  // REQUIRES: `inner` lives as long as this.
  explicit GzipSource(ByteSource& inner, const GzipLimits& limits = {});
  ~GzipSource() override;
  GzipSource(const GzipSource&) = delete;
  GzipSource& operator=(const GzipSource&) = delete;

  Result<std::size_t> read(char* buffer, std::size_t size) override;

  bool is_packed() const;  // known after the first read

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace kibic::importers
