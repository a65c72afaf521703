// Any bytes as a log of ochko: read, replayed by the rules, written and read again.
#include <cstdint>
#include <cstdlib>

#include "core/games/ochko/rules.h"
#include "core/model/replay.h"
#include "importers/containers/memory_source.h"
#include "importers/ochko/ochko_importer.h"
#include "importers/ochko/ochko_writer.h"

using namespace kibic;
using namespace kibic::importers;

namespace {

ImportResult imported(const std::string& bytes) {
  MemorySource source(bytes);
  return ochko_log::OchkoImporter().read(source);
}

// Money changes hands, and every sentence can be said.
void check_replay(const GameRecord& record) {
  const auto played = replay(record, ochko::Rules::game());
  if (!played || played->states.size() != played->events.size() + 1) std::abort();
  for (std::size_t i = 0; i < played->events.size(); ++i) {
    const State& before = played->states[i];
    render(before.describe(played->events[i].actor, played->events[i].action, {}));
    before.facts(0, {});
  }
  const auto bill = played->final_state().settlement();
  if (bill && bill->by_seat[0] + bill->by_seat[1] != 0) std::abort();
}

// What has been written once is written the same again.
void check_written_again(const std::vector<GameRecord>& records) {
  const auto written = ochko_log::write_ochko(records);
  if (!written) return;
  const auto again = imported(*written).session.records;
  if (again.size() != records.size()) std::abort();
  const auto rewritten = ochko_log::write_ochko(again);
  if (!rewritten || *rewritten != *written) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  ochko_log::OchkoImporter().probe(bytes);
  const ImportResult result = imported(bytes);
  std::uint64_t errors = 0;
  for (const Diagnostic& found : result.diagnostics) {
    render(found.text);
    errors += found.severity == Severity::error ? 1 : 0;
  }
  if (errors < result.rejected && result.rejected < 100) std::abort();
  if (result.session.records.empty() && errors == 0) std::abort();
  for (const GameRecord& record : result.session.records) check_replay(record);
  check_written_again(result.session.records);
  return 0;
}
