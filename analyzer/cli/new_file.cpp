#include "analyzer/cli/new_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace kibic::cli {
namespace {

// Terminals, pipes and the like hold nothing that could be lost.
bool is_device(const std::string& path) {
  struct stat info {};
  return stat(path.c_str(), &info) == 0 && !S_ISREG(info.st_mode) && !S_ISDIR(info.st_mode);
}

bool write_all(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t count = write(file, bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(count));
  }
  return fsync(file) == 0 || errno == EINVAL || errno == EROFS;  // pipes and devices cannot
}

}  // namespace

Result<void> write_new_file(const std::string& path, std::string_view bytes) {
  // O_EXCL makes "is it there?" and "make it" one step.
  const int file = is_device(path)
                       ? open(path.c_str(), O_WRONLY | O_CLOEXEC)
                       : open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (file < 0 && errno == EEXIST) {
    return fail("file-exists",
                Message(KIBIC_TEXT("{0} exists already; Kibic writes over no file."), path));
  }
  if (file < 0) {
    return fail("cannot-write",
                Message(KIBIC_TEXT("{0} cannot be written: {1}."), path, std::strerror(errno)));
  }
  const bool is_written = write_all(file, bytes);
  const std::string reason = is_written ? "" : std::strerror(errno);
  const bool is_closed = close(file) == 0;
  if (is_written && is_closed) return {};
  if (!is_device(path)) unlink(path.c_str());  // ours: it was not there a moment ago
  return fail("cannot-write", Message(KIBIC_TEXT("{0} cannot be written: {1}."), path,
                                      is_written ? std::strerror(errno) : reason));
}

}  // namespace kibic::cli
