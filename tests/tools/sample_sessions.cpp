#include "tests/tools/sample_sessions.h"

#include <fmt/format.h>

#include <array>

#include "analyzer/engines/marias/heuristic/selfplay.h"
#include "importers/mariasek/hra_writer.h"
#include "importers/renonc/renonc_writer.h"
#include "tests/tools/violation_samples.h"

namespace kibic::tools {
namespace {

// One seed a deal. Found by playing deals with many seeds and keeping those in which the open-hand
// solver sees a card lose much that the named rules would not have played; samples/marias/README.md
// says what happens in each.
const std::vector<std::uint64_t> voleny_seeds{196, 69, 5, 43, 93, 41, 19};
const std::vector<std::uint64_t> licitovany_seeds{228, 144, 190, 69, 81, 29, 38};

}  // namespace

std::vector<GameRecord> voleny_session() {
  return marias::play_session(voleny_seeds, "voleny", {},
                              {marias::Player::club("Jana"), marias::Player::club("Petr"),
                               marias::Player::beginner("Karel")});
}

std::vector<GameRecord> licitovany_session() {
  return marias::play_session(licitovany_seeds, "licitovany", {},
                              {marias::Player::club("Marie"), marias::Player::club("Tomáš"),
                               marias::Player::beginner("Zdeněk")});
}

Result<std::vector<SampleFile>> sample_files() {
  std::vector<SampleFile> files;
  auto rms = importers::renonc::write_rms(licitovany_session());
  if (!rms) return tl::unexpected(rms.error());
  files.push_back({"licitovany/session.rms", *std::move(rms)});
  auto violations = importers::renonc::write_rms(violation_session());
  if (!violations) return tl::unexpected(violations.error());
  files.push_back({"violations/session.rms", *std::move(violations)});
  for (const GameRecord& record : voleny_session()) {
    auto hra = importers::mariasek::write_hra(record);
    if (!hra) return tl::unexpected(hra.error());
    files.push_back({fmt::format("voleny/deal-{}.hra", record.deal), *std::move(hra)});
  }
  return files;
}

}  // namespace kibic::tools
