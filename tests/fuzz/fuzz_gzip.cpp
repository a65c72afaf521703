// Any bytes as gzip: the output keeps to its limits, and packing it again loses nothing.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "importers/containers/gzip_source.h"
#include "importers/containers/gzip_writer.h"
#include "importers/containers/memory_source.h"

using namespace kibic::importers;

namespace {

constexpr GzipLimits limits{.bytes = 100'000, .ratio = 400, .ratio_after = 10'000};

std::string unpacked(const std::string& bytes, std::size_t chunk) {
  MemorySource inner(bytes, chunk);
  GzipSource source(inner, limits);
  std::string text;
  std::string buffer(chunk + 7, '\0');
  for (auto count = source.read(buffer.data(), buffer.size()); count && *count > 0;
       count = source.read(buffer.data(), buffer.size())) {
    text.append(buffer, 0, *count);
  }
  return text;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string bytes(reinterpret_cast<const char*>(data) + 1, size - 1);
  const std::string text = unpacked(bytes, data[0] + 1U);
  if (text.size() > limits.bytes) std::abort();
  // The guard against bombs may cut a very monotonous text that is packed again.
  const std::string again = unpacked(gzip(text), 1'000);
  if (text.compare(0, again.size(), again) != 0) std::abort();
  if (again.size() < text.size() && again.size() < limits.ratio_after) std::abort();
  return 0;
}
