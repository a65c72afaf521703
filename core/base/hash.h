// Stable hashes: the same text gives the same number on every machine and in every version.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace kibic {

// SHA-256 as 64 lower-case hex digits.
std::string sha256_hex(std::string_view bytes);

// SHA-256 of data that arrives in pieces.
class Sha256 {
 public:
  Sha256();
  ~Sha256();
  Sha256(const Sha256&) = delete;
  Sha256& operator=(const Sha256&) = delete;

  void add(std::string_view bytes);
  std::string hex();  // ends the sum; call once

 private:
  struct Context;
  std::unique_ptr<Context> context_;
};

// First eight bytes of SHA-256, big endian: a seed from a text.
std::uint64_t hash64(std::string_view text);

}  // namespace kibic
