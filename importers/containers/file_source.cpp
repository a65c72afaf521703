#include "importers/containers/file_source.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "core/base/text.h"

namespace kibic::importers {
namespace {

std::string reason(int code) {
  return std::generic_category().message(code);
}

}  // namespace

FileSource::FileSource(int descriptor, std::string path)
    : descriptor_(descriptor), path_(std::move(path)) {}

FileSource::~FileSource() {
  if (descriptor_ != STDIN_FILENO) ::close(descriptor_);
}

Result<std::unique_ptr<FileSource>> FileSource::open(const std::string& path) {
  // Without O_NONBLOCK, opening a pipe that nobody writes to would never end.
  const int descriptor =
      path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (descriptor < 0) {
    return fail("cannot-open",
                Message(KIBIC_TEXT("{0} cannot be opened: {1}"), clean_utf8(path), reason(errno)));
  }
  return std::unique_ptr<FileSource>(new FileSource(descriptor, path));
}

Result<std::size_t> FileSource::read(char* buffer, std::size_t size) {
  for (;;) {
    const ssize_t count = ::read(descriptor_, buffer, size);
    if (count >= 0) return static_cast<std::size_t>(count);
    if (errno == EINTR) continue;
    if (errno == EAGAIN || errno == EWOULDBLOCK) {
      pollfd waiting{descriptor_, POLLIN, 0};
      ::poll(&waiting, 1, -1);
      continue;
    }
    return fail("cannot-read",
                Message(KIBIC_TEXT("{0} cannot be read: {1}"), clean_utf8(path_), reason(errno)));
  }
}

}  // namespace kibic::importers
