#include "importers/containers/charset.h"

#include <iconv.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstdint>

namespace kibic::importers {
namespace {

class Converter {
 public:
  explicit Converter(const std::string& charset)
      : handle_(iconv_open("UCS-4LE", charset.c_str())) {}
  ~Converter() {
    if (is_open()) iconv_close(handle_);
  }
  Converter(const Converter&) = delete;
  Converter& operator=(const Converter&) = delete;

  // NOLINTNEXTLINE: iconv marks failure by this cast
  bool is_open() const { return handle_ != reinterpret_cast<iconv_t>(-1); }

  // The code point of one byte; -1 if it means nothing, -2 if it only begins or shifts something.
  int code_point(unsigned char byte) {
    auto in = static_cast<char>(byte);
    std::array<unsigned char, 8> out{};
    char* from = &in;
    char* to = reinterpret_cast<char*>(out.data());
    std::size_t from_left = 1;
    std::size_t to_left = out.size();
    const std::size_t status = iconv(handle_, &from, &from_left, &to, &to_left);
    const int error = errno;
    if (status == static_cast<std::size_t>(-1)) {
      iconv(handle_, nullptr, nullptr, nullptr, nullptr);
      return error == EILSEQ ? -1 : -2;
    }
    if (out.size() - to_left != 4) return -2;
    return out[0] | out[1] << 8 | out[2] << 16 | out[3] << 24;
  }

 private:
  iconv_t handle_;
};

// Names only, no options ("//TRANSLIT") and nothing that could be a path.
bool is_plain_name(const std::string& charset) {
  return !charset.empty() && charset.size() <= 40 &&
         std::all_of(charset.begin(), charset.end(), [](char c) {
           return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_';
         });
}

}  // namespace

std::optional<std::array<int, 256>> single_byte_table(const std::string& charset) {
  if (!is_plain_name(charset)) return std::nullopt;
  Converter converter(charset);
  if (!converter.is_open()) return std::nullopt;
  std::array<int, 256> table{};
  for (std::size_t byte = 0; byte < table.size(); ++byte) {
    table[byte] = converter.code_point(static_cast<unsigned char>(byte));
    if (table[byte] < -1 || table[byte] > 0xFFFF) return std::nullopt;
  }
  return table;
}

}  // namespace kibic::importers
