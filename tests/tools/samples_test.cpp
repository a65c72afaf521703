// The committed demo sessions are what the tool makes, and they are clean records.
#include <catch2/catch.hpp>
#include <fstream>
#include <sstream>

#include "core/games/marias/breaches.h"
#include "core/games/marias/rules.h"
#include "core/model/replay.h"
#include "importers/read_input.h"
#include "tests/tools/sample_sessions.h"
#include "tests/tools/violation_samples.h"

using namespace kibic;

namespace {

std::string bytes_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream bytes;
  bytes << file.rdbuf();
  return bytes.str();
}

// Joined by the compiler: g++ 12 warns wrongly of sums of a string and so long a literal.
const std::string folder = KIBIC_SOURCE_DIR "/samples/marias/";

}  // namespace

TEST_CASE("the demo sessions under samples are what the tool makes, byte for byte") {
  const auto files = tools::sample_files();
  REQUIRE(files.has_value());
  CHECK(files->size() >= 7);
  for (const tools::SampleFile& file : *files) {
    INFO(file.path);
    const std::string committed = bytes_of(folder + file.path);
    CHECK((committed == file.bytes));  // the bytes themselves are no use in a message
  }
}

TEST_CASE("the demo sessions replay without divergence to their bill") {
  for (const auto& session : {tools::voleny_session(), tools::licitovany_session()}) {
    CHECK(session.size() >= 6);
    for (const GameRecord& record : session) {
      INFO(record.variant << " " << record.deal);
      const auto replayed = replay(record, marias::Rules::game());
      REQUIRE(replayed.has_value());
      CHECK(replayed->divergences.empty());
      CHECK(replayed->is_finished());
      CHECK(replayed->final_state().settlement().has_value());
    }
  }
}

TEST_CASE("each deal of the sample of violations is against the rules where it should be") {
  const auto file = importers::read_input(folder + "violations/session.rms");
  const auto codes = tools::violation_codes();
  REQUIRE(file.result.session.records.size() == codes.size());
  for (std::size_t deal = 0; deal < codes.size(); ++deal) {
    INFO(codes[deal]);
    const auto replayed = replay(file.result.session.records[deal], marias::Rules::game());
    REQUIRE(replayed.has_value());
    REQUIRE_FALSE(replayed->divergences.empty());
    CHECK(replayed->divergences[0].violation.code == codes[deal]);
    CHECK_FALSE(marias::breaches(*replayed).empty());
    CHECK(replayed->is_finished());
  }
}

TEST_CASE("the demo files are read back as the deals that were played") {
  const auto rms = importers::read_input(folder + "licitovany/session.rms");
  const auto licitovany = tools::licitovany_session();
  REQUIRE(rms.result.session.records.size() == licitovany.size());
  for (std::size_t deal = 0; deal < licitovany.size(); ++deal) {
    CHECK(record_id(rms.result.session.records[deal]) == record_id(licitovany[deal]));
  }
  for (const GameRecord& record : tools::voleny_session()) {
    const auto hra =
        importers::read_input(folder + "voleny/deal-" + std::to_string(record.deal) + ".hra");
    REQUIRE(hra.result.session.records.size() == 1);
    CHECK(record_id(hra.result.session.records[0]) == record_id(record));
  }
}
