// The sample files of one format: the project's own, and the real ones where they are at hand.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace kibic::test {

// Paths of the files whose names end so, in order.
inline std::vector<std::string> sample_files(std::string_view extension) {
  namespace fs = std::filesystem;
  std::vector<std::string> paths;
  for (const fs::path folder : {KIBIC_SOURCE_DIR "/samples", KIBIC_SHARED_SAMPLES}) {
    if (!fs::exists(folder)) continue;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
      if (entry.path().extension() == extension) paths.push_back(entry.path().string());
    }
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

inline std::string file_text(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace kibic::test
