// kibic_make_ochko_samples FOLDER: writes the generated sessions into FOLDER (samples/ochko), byte
// for byte as they are committed.
#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <fstream>

#include "tests/tools/ochko_samples.h"

int main(int argc, char** argv) {
  if (argc != 2) {
    fmt::print(stderr, "usage: kibic_make_ochko_samples FOLDER\n");
    return 2;
  }
  const auto samples = kibic::tools::ochko_samples();
  if (!samples) {
    fmt::print(stderr, "{}\n", kibic::render(samples.error().text));
    return 1;
  }
  for (const auto& sample : *samples) {
    const auto path = std::filesystem::path(argv[1]) / sample.name;
    std::ofstream out(path, std::ios::binary);
    out << sample.bytes;
    if (!out.flush()) {
      fmt::print(stderr, "{} cannot be written\n", path.string());
      return 4;
    }
  }
  return 0;
}
