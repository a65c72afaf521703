// The committed sessions of ochko are what the tool makes, and they are clean records.
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "core/games/ochko/rules.h"
#include "core/model/replay.h"
#include "importers/containers/file_source.h"
#include "importers/ochko/ochko_importer.h"
#include "tests/tools/ochko_samples.h"

using namespace kibic;

namespace {

const std::string folder = KIBIC_SOURCE_DIR "/samples/ochko/";

std::string bytes_of(const std::string& name) {
  std::ifstream file(folder + name, std::ios::binary);
  std::ostringstream bytes;
  bytes << file.rdbuf();
  return bytes.str();
}

}  // namespace

TEST_CASE("the sessions under samples/ochko are what the tool makes, byte for byte") {
  const auto samples = tools::ochko_samples();
  REQUIRE(samples);
  for (const auto& sample : *samples) {
    INFO(sample.name);
    const std::string committed = bytes_of(sample.name);
    CHECK((committed == sample.bytes));
  }
}

TEST_CASE("all logs under samples/ochko are read and played without a fault") {
  struct Row {
    const char* name;
    std::size_t deals;
  };
  for (const Row& row : {Row{"book.ochko", 3}, Row{"session.ochko", 30}, Row{"shoe.ochko", 20}}) {
    INFO(row.name);
    auto source = importers::FileSource::open(folder + row.name);
    REQUIRE(source);
    const ImportResult result = importers::ochko_log::OchkoImporter().read(**source);
    CHECK(result.diagnostics.empty());
    CHECK(result.session.records.size() == row.deals);
    for (const GameRecord& record : result.session.records) {
      INFO("deal " << record.deal);
      const auto replayed = replay(record, ochko::Rules::game());
      REQUIRE(replayed);
      CHECK(replayed->divergences.empty());
      CHECK(replayed->is_finished());
    }
  }
}
