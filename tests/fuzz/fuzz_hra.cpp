// Any bytes as a saved deal of Mariasek: read, replayed by the rules, written and read again.
#include <cstdint>
#include <cstdlib>

#include "core/games/marias/rules.h"
#include "core/model/replay.h"
#include "importers/containers/memory_source.h"
#include "importers/mariasek/hra_writer.h"
#include "importers/mariasek/mariasek_importer.h"

using namespace kibic;
using namespace kibic::importers;

namespace {

ImportResult imported(const std::string& bytes) {
  MemorySource source(bytes);
  return mariasek::MariasekImporter().read(source);
}

// A second round trip changes nothing more.
void check_written_again(const GameRecord& record) {
  const auto written = mariasek::write_hra(record);
  if (!written) return;
  const ImportResult once = imported(*written);
  if (once.session.records.size() != 1) std::abort();
  const auto rewritten = mariasek::write_hra(once.session.records[0]);
  if (!rewritten) std::abort();
  const ImportResult twice = imported(*rewritten);
  if (twice.session.records.size() != 1) std::abort();
  if (record_id(once.session.records[0]) != record_id(twice.session.records[0])) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  const ImportResult result = imported(bytes);
  if (result.session.records.size() + result.rejected != 1) std::abort();
  bool has_error = false;
  for (const Diagnostic& found : result.diagnostics) {
    render(found.text);
    has_error |= found.severity == Severity::error;
  }
  if (result.rejected > 0 && !has_error) std::abort();
  for (const GameRecord& record : result.session.records) {
    const auto replayed = replay(record, marias::Rules::game());
    if (!replayed) std::abort();
    check_written_again(record);
  }
  return 0;
}
