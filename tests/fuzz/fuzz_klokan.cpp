// Any bytes as games of klokan: read, replayed by the rules, written and read again as they were.
#include <cstdint>
#include <cstdlib>

#include "core/games/klokan/rules.h"
#include "core/model/replay.h"
#include "importers/containers/memory_source.h"
#include "importers/klokan/klokan_importer.h"
#include "importers/klokan/klokan_writer.h"

using namespace kibic;
namespace text = kibic::importers::klokan;

namespace {

ImportResult imported(const std::string& bytes) {
  importers::MemorySource source(bytes);
  return text::KlokanImporter().read(source);
}

void check_played(const GameRecord& record) {
  const auto played = replay(record, klokan::Rules::game());
  if (!played || !played->divergences.empty() || !played->is_whole()) std::abort();
}

// What is written once is written the same again.
void check_written_again(const ImportResult& result) {
  const auto written = text::write_klokan(result.session.records, result.annotations);
  if (!written) std::abort();
  const ImportResult again = imported(*written);
  if (again.session.records.size() != result.session.records.size()) std::abort();
  for (std::size_t i = 0; i < again.session.records.size(); ++i) {
    if (record_id(again.session.records[i]) != record_id(result.session.records[i])) std::abort();
  }
  const auto rewritten = text::write_klokan(again.session.records, again.annotations);
  if (!rewritten || *rewritten != *written) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  text::KlokanImporter().probe(bytes.substr(0, 4096));
  const ImportResult result = imported(bytes);
  bool has_error = false;
  for (const Diagnostic& found : result.diagnostics) {
    render(found.text);
    has_error |= found.severity == Severity::error;
  }
  if ((result.rejected > 0 || result.session.records.empty()) && !has_error) std::abort();
  for (const GameRecord& record : result.session.records) check_played(record);
  if (!result.session.records.empty()) check_written_again(result);
  return 0;
}
