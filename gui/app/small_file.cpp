#include "gui/app/small_file.h"

#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <system_error>

namespace kibic::gui {

namespace fs = std::filesystem;

std::optional<std::string> read_small_file(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  std::ostringstream content;
  content << file.rdbuf();
  return content.str();
}

bool write_small_file(const fs::path& path, const std::string& content) {
  std::error_code error;
  if (path.has_parent_path()) fs::create_directories(path.parent_path(), error);
  fs::path fresh = path;
  fresh += "." + std::to_string(getpid()) + ".new";
  {
    std::ofstream file(fresh, std::ios::binary | std::ios::trunc);
    file << content;
    file.close();
    if (!file) {
      fs::remove(fresh, error);
      return false;
    }
  }
  fs::rename(fresh, path, error);
  if (!error) return true;
  fs::remove(fresh, error);
  return false;
}

fs::path last_place_path() {
  const char* config = std::getenv("XDG_CONFIG_HOME");
  if (config != nullptr && *config == '/') return fs::path(config) / "kibic" / "window.json";
  const char* home = std::getenv("HOME");
  if (home == nullptr || *home == '\0') return {};
  return fs::path(home) / ".config" / "kibic" / "window.json";
}

}  // namespace kibic::gui
