// Source of each expectation: RFC 1952 and the contract in importers/containers/gzip_source.h.
#include <zlib.h>

#include <catch2/catch.hpp>

#include "importers/containers/gzip_source.h"
#include "importers/containers/hashing_source.h"
#include "importers/containers/memory_source.h"

using namespace kibic;
using namespace kibic::importers;

namespace {

std::string packed(const std::string& plain) {
  z_stream stream{};
  REQUIRE(deflateInit2(&stream, 9, Z_DEFLATED, MAX_WBITS + 16, 9, Z_DEFAULT_STRATEGY) == Z_OK);
  std::string out(deflateBound(&stream, static_cast<uLong>(plain.size())), '\0');
  std::string in = plain;
  stream.next_in = reinterpret_cast<Bytef*>(in.data());
  stream.avail_in = static_cast<uInt>(in.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  REQUIRE(deflate(&stream, Z_FINISH) == Z_STREAM_END);
  out.resize(stream.total_out);
  deflateEnd(&stream);
  return out;
}

struct Unpacked {
  std::string bytes;
  std::string error;
  std::size_t taken = 0;
};

Unpacked unpack(const std::string& input, const GzipLimits& limits = {},
                std::size_t in_chunk = 1000, std::size_t out_chunk = 300) {
  MemorySource inner(input, in_chunk);
  GzipSource source(inner, limits);
  Unpacked result;
  std::string buffer(out_chunk, '\0');
  for (;;) {
    const auto count = source.read(buffer.data(), buffer.size());
    if (!count) result.error = count.error().code;
    if (!count || *count == 0) break;
    result.bytes.append(buffer, 0, *count);
  }
  result.taken = inner.bytes_given();
  return result;
}

std::string sample_text() {
  std::string text;
  for (int i = 0; i < 500; ++i) text += "line " + std::to_string(i * i) + "\n";
  return text;
}

}  // namespace

TEST_CASE("packed and plain bytes come out the same, whatever the pieces") {
  const std::string text = sample_text();
  for (const std::size_t chunk : {1U, 2U, 3U, 17U, 100'000U}) {
    CAPTURE(chunk);
    CHECK(unpack(packed(text), {}, chunk, chunk).bytes == text);
    CHECK(unpack(text, {}, chunk, chunk).bytes == text);
  }
  CHECK(unpack("").bytes == "");
  CHECK(unpack("\x1F").bytes == "\x1F");
}

TEST_CASE("concatenated members are one stream and zeros after them are padding") {
  const std::string both = packed("first ") + packed("") + packed("second");
  CHECK(unpack(both).bytes == "first second");
  CHECK(unpack(both + std::string(5000, '\0')).error == "");
  const auto followed = unpack(both + "junk");
  CHECK(followed.bytes == "first second");
  CHECK(followed.error == "gzip-damaged");
}

TEST_CASE("packed data cut anywhere gives a prefix and an error") {
  const std::string text = sample_text();
  const std::string whole = packed(text);
  for (std::size_t length = 2; length < whole.size(); length += 13) {
    CAPTURE(length);
    const auto result = unpack(whole.substr(0, length));
    CHECK(result.error == "gzip-cut-off");
    CHECK(text.starts_with(result.bytes));
  }
}

TEST_CASE("a wrong checksum is an error after all bytes were given") {
  std::string bytes = packed(sample_text());
  bytes[bytes.size() - 6] = static_cast<char>(bytes[bytes.size() - 6] ^ 1);
  const auto result = unpack(bytes);
  CHECK(result.bytes == sample_text());
  CHECK(result.error == "gzip-damaged");
}

TEST_CASE("a bomb is given up by its ratio after little input") {
  const auto result = unpack(packed(std::string(32U << 20U, 'x')), {}, 1000, 1U << 16U);
  CHECK(result.error == "gzip-bomb");
  CHECK(result.bytes.size() < 5U << 20U);
  CHECK(result.taken < 100'000);
}

TEST_CASE("the limit holds for packed and plain bytes, to the byte") {
  const GzipLimits limits{.bytes = 1000};
  const std::string text = sample_text();
  for (const std::string& input : {text, packed(text)}) {
    const auto result = unpack(input, limits);
    CHECK(result.bytes == text.substr(0, 1000));
    CHECK(result.error == "input-too-large");
  }
  CHECK(unpack(text.substr(0, 1000), limits).error == "");
}

TEST_CASE("the sum is that of the bytes as found, also when nobody wanted all of them") {
  MemorySource inner("abc", 1);
  HashingSource source(inner);
  char first = 0;
  REQUIRE(source.read(&first, 1).value() == 1);
  CHECK(source.drain(1000));
  CHECK(source.bytes() == 3);
  // FIPS 180-2, appendix B.1.
  CHECK(source.sha256() == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}
