// The files that a path stands for.
#pragma once

#include <string>
#include <vector>

#include "core/base/diagnostic.h"

namespace kibic::importers {

struct FileList {
  std::vector<std::string> paths;
  std::vector<Diagnostic> diagnostics;  // folders that could not be read
};

// A folder gives all regular files below it, in the order of their names byte by byte, whatever the
// file system's order is. Links to files are followed, links to folders below it are not, so there
// are no loops. Anything else, "-" too, stands for itself.
FileList list_files(const std::string& path);

}  // namespace kibic::importers
