// kibic_make_samples FOLDER: writes the demo sessions below FOLDER (samples/marias), byte for byte
// as they are committed.
#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <fstream>

#include "tests/tools/sample_sessions.h"

int main(int argc, char** argv) {
  namespace fs = std::filesystem;
  if (argc != 2) {
    fmt::print(stderr, "usage: kibic_make_samples FOLDER\n");
    return 2;
  }
  const auto files = kibic::tools::sample_files();
  if (!files) {
    fmt::print(stderr, "{}\n", kibic::render(files.error().text));
    return 1;
  }
  for (const auto& file : *files) {
    const fs::path path = fs::path(argv[1]) / file.path;
    std::error_code problem;
    fs::create_directories(path.parent_path(), problem);
    std::ofstream out(path, std::ios::binary);
    out << file.bytes;
    if (!out.flush()) {
      fmt::print(stderr, "{} cannot be written\n", path.string());
      return 4;
    }
  }
  return 0;
}
