// From paths to records: importers/read_input.h and importers/file_list.h.
#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <stdexcept>

#include "core/base/hash.h"
#include "core/base/text.h"
#include "importers/all_importers.h"
#include "importers/containers/gzip_writer.h"
#include "importers/file_list.h"
#include "importers/read_input.h"
#include "tests/importers/renonc_files.h"
#include "tests/support/temp_folder.h"

using namespace kibic;
using namespace kibic::importers;
using namespace kibic::importers::renonc::testing;

namespace fs = std::filesystem;

namespace {

// Writes a file and the folders that it needs; answers its path.
std::string write(const test::TempFolder& folder, const std::string& name,
                  const std::string& bytes) {
  const std::string path = folder.file(name);
  fs::create_directories(fs::path(path).parent_path());
  std::ofstream(path, std::ios::binary) << bytes;
  return path;
}

InputResult read(const std::string& bytes) {
  MemorySource source(bytes);
  return read_input(source, "x");
}

class ThrowingSource : public ByteSource {
 public:
  Result<std::size_t> read(char* buffer, std::size_t size) override {
    if (given_ > 8000) throw std::runtime_error("out of luck");
    for (std::size_t i = 0; i < size; ++i) buffer[i] = i < start_.size() ? start_[i] : ' ';
    given_ += size;
    return size;
  }

 private:
  std::string start_ = "<UlozenaHra>";
  std::size_t given_ = 0;
};

}  // namespace

TEST_CASE("each format has a name of its own and recognises nothing in nothing") {
  std::vector<std::string> kinds;
  for (const Importer* importer : all_importers()) {
    kinds.emplace_back(importer->kind());
    CHECK_FALSE(importer->description().empty());
    CHECK(importer->probe("") == 0);
  }
  std::sort(kinds.begin(), kinds.end());
  CHECK(std::adjacent_find(kinds.begin(), kinds.end()) == kinds.end());
  CHECK(detect("") == nullptr);
}

TEST_CASE("a file is known by its content, packed or not, whatever its name") {
  const test::TempFolder folder;
  const std::string xml = session_xml(small_deal_xml());
  for (const std::string& bytes : {xml, gzip(xml)}) {
    const std::string path = write(folder, "picture.png", bytes);
    const InputResult input = read_input(path);
    CHECK(input.source == SourceInfo{path, "renonc-rms", sha256_hex(bytes), bytes.size()});
    CHECK(input.result.session.records.size() == 1);
  }
}

TEST_CASE("an unknown format is one error that shows the first bytes safely") {
  const InputResult input = read("PK\x03\x04\xFF\"\\" + std::string(100'000, 'x'));
  CHECK(input.source.kind.empty());
  CHECK(input.source.bytes == 100'007);
  CHECK(codes_of(input.result) == std::vector<std::string>{"unknown-format"});
  CHECK(input.result.diagnostics[0].severity == Severity::error);
  CHECK(render(input.result.diagnostics[0].text) ==
        "The input is in no known format; it begins with "
        "\"PK\\x03\\x04\\xff\\x22\\x5cxxxxxxxxx\".");
  CHECK(codes_of(read("").result) == std::vector<std::string>{"unknown-format"});
  // Letters stay letters, also where the sixteenth byte is in the middle of one.
  for (const char* letter : {"Milý Jeníčku, vracím", "Milá Aničko, jakž"}) {
    const std::string said = render(read(letter).result.diagnostics[0].text);
    CHECK(said.find('\\') == std::string::npos);
    CHECK(is_clean_utf8(said));
  }
}

TEST_CASE("what cannot be opened, read or unpacked is one error") {
  const test::TempFolder folder;
  CHECK(codes_of(read_input(folder.file("nothing")).result) ==
        std::vector<std::string>{"cannot-open"});
  CHECK(codes_of(read_input(folder.file("")).result) == std::vector<std::string>{"cannot-read"});
  CHECK(codes_of(read(std::string("\x1F\x8B") + "junk").result) ==
        std::vector<std::string>{"gzip-damaged"});
}

TEST_CASE("a library that throws inside of an importer is an error of that input") {
  ThrowingSource source;
  InputResult input;
  CHECK_NOTHROW(input = read_input(source, "x"));
  CHECK(codes_of(input.result) == std::vector<std::string>{"importer-failed"});
}

TEST_CASE("a folder stands for the files below it, in the order of their names") {
  const test::TempFolder folder;
  for (const std::string name : {"b.rms", "a/z.hra", "a/b/c", "Z", "a.hra"})
    write(folder, name, "");
  fs::create_directory_symlink(folder.file(""), folder.file("a/loop"));
  fs::create_symlink("b.rms", folder.file("link"));
  const FileList list = list_files(folder.file(""));
  CHECK(list.diagnostics.empty());
  std::vector<std::string> expected;
  for (const std::string name : {"Z", "a.hra", "a/b/c", "a/z.hra", "b.rms", "link"}) {
    expected.push_back(folder.file(name));
  }
  CHECK(list.paths == expected);
  CHECK(list_files("-").paths == std::vector<std::string>{"-"});
  CHECK(list_files("/no/such").paths == std::vector<std::string>{"/no/such"});
}
