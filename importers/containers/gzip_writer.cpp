#include "importers/containers/gzip_writer.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <new>

namespace kibic::importers {

std::string gzip(std::string_view bytes) {
  constexpr int gzip_format = MAX_WBITS + 16;
  constexpr int memory_level = 8;
  z_stream stream{};
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, gzip_format, memory_level,
                   Z_DEFAULT_STRATEGY) != Z_OK) {
    throw std::bad_alloc();
  }
  std::string packed;
  std::array<Bytef, 1U << 15U> out{};
  int status = Z_OK;
  while (status != Z_STREAM_END) {
    const std::size_t piece = std::min<std::size_t>(bytes.size(), 1U << 20U);
    // zlib reads its input only, but its interface is older than const.
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(piece);
    stream.next_out = out.data();
    stream.avail_out = static_cast<uInt>(out.size());
    status = deflate(&stream, piece == bytes.size() ? Z_FINISH : Z_NO_FLUSH);
    bytes.remove_prefix(piece - stream.avail_in);
    packed.append(reinterpret_cast<const char*>(out.data()), out.size() - stream.avail_out);
  }
  deflateEnd(&stream);
  return packed;
}

}  // namespace kibic::importers
