// Writes a new file whole or not at all, and never over another.
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"

namespace kibic::cli {

// An Error ("file-exists", "cannot-write") leaves nothing behind.
Result<void> write_new_file(const std::string& path, std::string_view bytes);

}  // namespace kibic::cli
