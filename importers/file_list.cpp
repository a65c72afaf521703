#include "importers/file_list.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

#include "core/base/text.h"

namespace kibic::importers {
namespace {

namespace fs = std::filesystem;

void tell(FileList& list, const fs::path& folder, const std::error_code& error) {
  list.diagnostics.push_back({Severity::error,
                              "cannot-open",
                              {},
                              Message(KIBIC_TEXT("The folder {0} cannot be read: {1}"),
                                      clean_utf8(folder.string()), error.message())});
}

std::vector<fs::directory_entry> entries_of(const fs::path& folder, FileList& list) {
  std::vector<fs::directory_entry> entries;
  std::error_code error;
  fs::directory_iterator next(folder, error);
  while (!error && next != fs::directory_iterator()) {
    entries.push_back(*next);
    next.increment(error);
  }
  if (error) tell(list, folder, error);
  return entries;
}

// Depth is bounded by the longest path the system allows, not by the stack: folders wait in a list.
void add_files_below(const fs::path& root, FileList& list) {
  std::vector<fs::path> folders{root};
  while (!folders.empty()) {
    const fs::path folder = std::move(folders.back());
    folders.pop_back();
    for (const fs::directory_entry& entry : entries_of(folder, list)) {
      std::error_code error;
      if (entry.is_directory(error) && !entry.is_symlink(error)) {
        folders.push_back(entry.path());
      } else if (entry.is_regular_file(error)) {
        list.paths.push_back(entry.path().string());
      }
    }
  }
}

}  // namespace

FileList list_files(const std::string& path) {
  FileList list;
  std::error_code error;
  if (path == "-" || !fs::is_directory(path, error)) {
    list.paths.push_back(path);
    return list;
  }
  add_files_below(path, list);
  std::sort(list.paths.begin(), list.paths.end());
  return list;
}

}  // namespace kibic::importers
