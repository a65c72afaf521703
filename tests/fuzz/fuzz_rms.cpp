// Any bytes as a saved game of Renonc: read, replayed by the rules, written and read again.
#include <cstdint>
#include <cstdlib>

#include "core/games/catalogue.h"
#include "importers/containers/gzip_source.h"
#include "importers/containers/memory_source.h"
#include "importers/renonc/renonc_writer.h"
#include "importers/renonc/rms_importer.h"
#include "importers/renonc/settings.h"

using namespace kibic;
using namespace kibic::importers;

namespace {

ImportResult imported(const std::string& bytes) {
  MemorySource inner(bytes);
  GzipSource source(inner, {.bytes = 1U << 20U});
  return renonc::RmsImporter().read(source);
}

void check_written_again(const GameRecord& record) {
  const auto written = renonc::write_rms_xml({record});
  if (!written) return;
  const ImportResult again = imported(*written);
  if (again.session.records.size() != 1) std::abort();
  if (record_id(again.session.records[0]) != record_id(record)) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  const ImportResult result = imported(bytes);
  std::uint64_t errors = 0;
  for (const Diagnostic& found : result.diagnostics) {
    render(found.text);
    errors += found.severity == Severity::error ? 1 : 0;
  }
  if (errors < result.rejected && result.rejected < 100) std::abort();
  if (result.session.records.empty() && errors == 0) std::abort();
  for (const GameRecord& record : result.session.records) {
    const auto replayed = replay(record);
    if (replayed && replayed->states.size() != replayed->events.size() + 1) std::abort();
    check_written_again(record);
  }
  MemorySource rules(bytes);
  renonc::read_rules(rules);
  return 0;
}
