#include "core/base/hash.h"

#include <nettle/sha2.h>

#include <array>

namespace kibic {
namespace {

using Digest = std::array<std::uint8_t, SHA256_DIGEST_SIZE>;

Digest digest_of(std::string_view bytes) {
  sha256_ctx context;
  sha256_init(&context);
  sha256_update(&context, bytes.size(), reinterpret_cast<const std::uint8_t*>(bytes.data()));
  Digest digest{};
  sha256_digest(&context, digest.size(), digest.data());
  return digest;
}

std::string hex_of(const Digest& digest) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  text.reserve(digest.size() * 2);
  for (const std::uint8_t byte : digest) {
    text += digits[byte >> 4U];
    text += digits[byte & 15U];
  }
  return text;
}

}  // namespace

struct Sha256::Context {
  sha256_ctx sum{};
};

Sha256::Sha256() : context_(std::make_unique<Context>()) {
  sha256_init(&context_->sum);
}
Sha256::~Sha256() = default;

void Sha256::add(std::string_view bytes) {
  sha256_update(&context_->sum, bytes.size(), reinterpret_cast<const std::uint8_t*>(bytes.data()));
}

std::string Sha256::hex() {
  Digest digest{};
  sha256_digest(&context_->sum, digest.size(), digest.data());
  return hex_of(digest);
}

std::string sha256_hex(std::string_view bytes) {
  return hex_of(digest_of(bytes));
}

std::uint64_t hash64(std::string_view text) {
  const Digest digest = digest_of(text);
  std::uint64_t value = 0;
  for (std::size_t i = 0; i < 8; ++i) value = value << 8U | digest[i];
  return value;
}

}  // namespace kibic
