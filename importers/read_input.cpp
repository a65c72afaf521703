#include "importers/read_input.h"

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <optional>
#include <utility>

#include "core/base/text.h"
#include "importers/all_importers.h"
#include "importers/containers/file_source.h"
#include "importers/containers/hashing_source.h"

namespace kibic::importers {
namespace {

constexpr std::size_t prefix_size = 4096;
// The sum of a source is taken to its end even if reading stopped before, but not of endless ones.
constexpr std::uint64_t max_summed_bytes = 256U << 20U;

// Looks at the first bytes and gives them out again.
class PeekingSource : public ByteSource {
 public:
  explicit PeekingSource(ByteSource& inner) : inner_(inner) {
    prefix_.resize(prefix_size);
    std::size_t filled = 0;
    while (filled < prefix_.size()) {
      const auto count = inner_.read(prefix_.data() + filled, prefix_.size() - filled);
      if (!count) error_ = count.error();
      if (!count || *count == 0) break;
      filled += *count;
    }
    prefix_.resize(filled);
  }

  std::string_view prefix() const { return prefix_; }
  const std::optional<Error>& error() const { return error_; }

  Result<std::size_t> read(char* buffer, std::size_t size) override {
    if (given_ < prefix_.size()) {
      const std::size_t count = std::min(size, prefix_.size() - given_);
      std::copy_n(prefix_.data() + given_, count, buffer);
      given_ += count;
      return count;
    }
    if (error_) return tl::unexpected<Error>(*error_);
    return inner_.read(buffer, size);
  }

 private:
  ByteSource& inner_;
  std::string prefix_;
  std::size_t given_ = 0;
  std::optional<Error> error_;
};

// The first bytes: text as it is, else as printable ASCII and the rest as \xNN.
std::string printable(std::string_view bytes) {
  constexpr std::size_t longest = 16;
  constexpr std::size_t longest_letter = 4;  // of UTF-8, that the cut may have gone through
  for (std::size_t cut = 0; cut < longest_letter; ++cut) {
    const std::string_view start = bytes.substr(0, longest - cut);
    if (is_clean_utf8(start) && start.find_first_of("\\\"\t\n\r") == std::string_view::npos) {
      return std::string(start);
    }
  }
  std::string text;
  for (const char c : bytes.substr(0, longest)) {
    const bool is_plain = c >= ' ' && c <= '~' && c != '\\' && c != '"';
    text += is_plain ? std::string(1, c) : fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
  }
  return text;
}

Diagnostic unrecognised(const PeekingSource& source) {
  if (source.error()) return {Severity::error, source.error()->code, {}, source.error()->text};
  if (source.prefix().empty()) {
    return {Severity::error, "unknown-format", {}, Message(KIBIC_TEXT("The input is empty."))};
  }
  return {Severity::error,
          "unknown-format",
          {},
          Message(KIBIC_TEXT("The input is in no known format; it begins with \"{0}\"."),
                  printable(source.prefix()))};
}

void read_into(InputResult& input, ByteSource& source, const GzipLimits& limits) {
  HashingSource found(source);
  GzipSource unpacked(found, limits);
  PeekingSource peeked(unpacked);
  if (const Importer* importer = detect(peeked.prefix())) {
    input.source.kind = importer->kind();
    input.result = importer->read(peeked);
  } else {
    input.result.diagnostics.push_back(unrecognised(peeked));
  }
  const bool is_whole = found.drain(max_summed_bytes);
  input.source.bytes = found.bytes();
  if (is_whole) input.source.sha256 = found.sha256();
}

}  // namespace

InputResult read_input(ByteSource& source, const std::string& path, const GzipLimits& limits) {
  InputResult input;
  input.source.path = path;
  try {
    read_into(input, source, limits);
  } catch (const std::exception& failure) {
    // A library below threw: one of the seams where that is caught.
    input.result.diagnostics.push_back(
        {Severity::error,
         "importer-failed",
         {},
         Message(KIBIC_TEXT("The input could not be read: {0}."), failure.what())});
  }
  return input;
}

InputResult read_input(const std::string& path, const GzipLimits& limits) {
  auto file = FileSource::open(path);
  if (file) return read_input(**file, path, limits);
  InputResult input;
  input.source.path = path;
  input.result.diagnostics.push_back(
      {Severity::error, file.error().code, {}, std::move(file.error().text)});
  return input;
}

}  // namespace kibic::importers
