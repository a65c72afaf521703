// The direction of dependencies, enforced: every `#include "folder/…"` of a source file has to be
// an edge of the table below (design: core ← importers, analyzer, db ← gui and command line).
#include <catch2/catch.hpp>

#include <array>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

namespace {

namespace fs = std::filesystem;

struct Layer {
  std::string_view folder;
  std::vector<std::string_view> may_include;
};

// The first row whose folder the file lies in counts.
const std::vector<Layer>& layers() {
  static const std::vector<Layer> table{
      {"core/base/", {"core/base/"}},
      {"core/model/", {"core/base/", "core/model/"}},
      {"core/ports/", {"core/base/", "core/model/", "core/ports/"}},
      {"core/games/", {"core/base/", "core/model/", "core/games/"}},
      {"importers/", {"core/", "importers/"}},
      {"db/", {"core/", "db/"}},
      {"analyzer/cli/", {"core/", "importers/", "db/", "analyzer/"}},
      // What is the same for all games knows none of them: they stand behind parts and bench.
      {"analyzer/judge/",
       {"core/base/", "core/model/", "core/ports/", "analyzer/judge/", "analyzer/parts/"}},
      {"analyzer/parts/",
       {"core/base/", "core/model/", "core/ports/", "analyzer/parts/", "analyzer/report/"}},
      {"analyzer/external/",
       {"core/base/", "core/model/", "analyzer/external/", "analyzer/judge/", "analyzer/parts/",
        "analyzer/report/"}},
      {"analyzer/bench/", {"core/base/", "core/model/", "analyzer/bench/"}},
      {"analyzer/", {"core/", "analyzer/"}},
      {"gui/presenter/", {"core/", "analyzer/", "gui/presenter/"}},
      {"gui/wx/", {"core/", "gui/presenter/", "gui/wx/"}},
      {"gui/app/", {"core/", "importers/", "db/", "analyzer/", "gui/"}},
  };
  return table;
}

bool starts_with_any(std::string_view text, const std::vector<std::string_view>& prefixes) {
  for (const std::string_view prefix : prefixes) {
    if (text.starts_with(prefix)) return true;
  }
  return false;
}

// Paths in quotes after #include, in order.
std::vector<std::string> quoted_includes(std::istream& file) {
  std::vector<std::string> found;
  for (std::string line; std::getline(file, line);) {
    if (!line.starts_with("#include \"")) continue;
    const std::size_t end = line.find('"', 10);
    found.push_back(line.substr(10, end == std::string::npos ? end : end - 10));
  }
  return found;
}

// What the file at `path` (from the root) includes against the table, as sentences.
std::vector<std::string> wrong_edges(const std::string& path, std::istream& file) {
  std::vector<std::string> wrong;
  for (const Layer& layer : layers()) {
    if (!path.starts_with(layer.folder)) continue;
    for (const std::string& include : quoted_includes(file)) {
      // Generated files have no folder; the table is about folders.
      if (include.find('/') == std::string::npos) continue;
      // The command line belongs to nobody but itself.
      const bool is_outside_cli =
          include.starts_with("analyzer/cli/") && !path.starts_with("analyzer/cli/");
      if (!starts_with_any(include, layer.may_include) || is_outside_cli) {
        wrong.push_back(path + " includes " + include);
      }
    }
    return wrong;
  }
  return {path + " lies in a folder without a row"};
}

bool is_source(const fs::path& path) {
  return path.extension() == ".h" || path.extension() == ".cpp" || path.extension() == ".in";
}

// The first file included, with its quotes or brackets.
std::string first_include(std::istream& file) {
  constexpr std::string_view include = "#include ";
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with(include)) return line.substr(include.size());
  }
  return {};
}

}  // namespace

TEST_CASE("includes point from outer folders to inner ones only") {
  const fs::path root = KIBIC_SOURCE_DIR;
  std::size_t files = 0;
  std::vector<std::string> wrong;
  for (const char* top : {"core", "importers", "analyzer", "db", "gui"}) {
    if (!fs::exists(root / top)) continue;
    for (const auto& entry : fs::recursive_directory_iterator(root / top)) {
      if (!entry.is_regular_file() || !is_source(entry.path())) continue;
      std::ifstream file(entry.path());
      const auto edges = wrong_edges(fs::relative(entry.path(), root).generic_string(), file);
      wrong.insert(wrong.end(), edges.begin(), edges.end());
      ++files;
    }
  }
  for (const std::string& edge : wrong) UNSCOPED_INFO(edge);
  CHECK(wrong.empty());
  CHECK(files > 30);
}

TEST_CASE("an include that points outwards is found") {
  std::istringstream bad("#include <vector>\n#include \"analyzer/judge/review.h\"\n");
  CHECK(wrong_edges("core/model/state.h", bad).size() == 1);
  std::istringstream good("#include \"core/model/state.h\"\n");
  CHECK(wrong_edges("analyzer/judge/review.h", good).empty());
  std::istringstream cli("#include \"analyzer/cli/inputs.h\"\n");
  CHECK(wrong_edges("analyzer/judge/review.h", cli).size() == 1);
}

// So every header that has one is known to compile alone, and the build need not try it again.
TEST_CASE("a source file includes its own header first") {
  const fs::path root = KIBIC_SOURCE_DIR;
  std::size_t pairs = 0;
  for (const char* top : {"core", "importers", "analyzer", "db", "gui"}) {
    for (const auto& entry : fs::recursive_directory_iterator(root / top)) {
      const fs::path source = fs::path(entry.path()).replace_extension(".cpp");
      if (entry.path().extension() != ".h" || !fs::exists(source)) continue;
      std::ifstream file(source);
      INFO(source.string());
      CHECK(first_include(file) == '"' + fs::relative(entry.path(), root).generic_string() + '"');
      ++pairs;
    }
  }
  CHECK(pairs > 200);
}

TEST_CASE("only the window knows the window toolkit, only the database folder SQLite") {
  const fs::path root = KIBIC_SOURCE_DIR;
  std::vector<std::string> wrong;
  for (const char* top : {"core", "importers", "analyzer", "db", "gui/presenter"}) {
    if (!fs::exists(root / top)) continue;
    for (const auto& entry : fs::recursive_directory_iterator(root / top)) {
      if (!entry.is_regular_file() || !is_source(entry.path())) continue;
      std::ifstream file(entry.path());
      for (std::string line; std::getline(file, line);) {
        const bool is_wx = line.starts_with("#include <wx/");
        const bool is_sqlite =
            (line.starts_with("#include <SQLiteCpp") || line.starts_with("#include <sqlite3")) &&
            std::string_view(top) != "db";
        if (is_wx || is_sqlite) wrong.push_back(entry.path().string() + ": " + line);
      }
    }
  }
  for (const std::string& edge : wrong) UNSCOPED_INFO(edge);
  CHECK(wrong.empty());
}
