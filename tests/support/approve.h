// Compares a long text with a golden file of tests/golden. KIBIC_APPROVE=1 in the environment
// rewrites the files instead; the difference is then reviewed like any other change.
#pragma once

#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace kibic::test {

inline std::string golden_text(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// The first line that differs says more than two long texts.
inline std::string first_difference(const std::string& expected, const std::string& found) {
  std::size_t start = 0;
  std::size_t line = 1;
  for (std::size_t i = 0; i < expected.size() && i < found.size(); ++i) {
    if (expected[i] != found[i]) break;
    if (expected[i] == '\n') {
      start = i + 1;
      ++line;
    }
  }
  const auto line_at = [&](const std::string& text) {
    return start <= text.size() ? text.substr(start, text.find('\n', start) - start) : "";
  };
  return "line " + std::to_string(line) + "\nexpected: " + line_at(expected) +
         "\nfound:    " + line_at(found);
}

// `name` is a path below tests/golden: "report/deal.txt".
inline void check_golden(const std::string& name, const std::string& found) {
  const auto path = std::filesystem::path(KIBIC_SOURCE_DIR) / "tests" / "golden" / name;
  const char* approve = std::getenv("KIBIC_APPROVE");
  if (approve != nullptr && std::string(approve) == "1") {
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << found;
  }
  const std::string expected = golden_text(path);
  INFO("golden file " << name << " (KIBIC_APPROVE=1 rewrites it)");
  INFO(first_difference(expected, found));
  CHECK((expected == found));
}

}  // namespace kibic::test
