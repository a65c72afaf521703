#include "importers/ochko/ochko_exporter.h"

#include <vector>

#include "core/base/message.h"
#include "importers/ochko/ochko_writer.h"

namespace kibic::importers::ochko_log {

std::string_view OchkoExporter::description() const {
  return KIBIC_TEXT("Log of ochko: a session, one line a deal");
}

Result<std::string> OchkoExporter::write(std::span<const ExportedRecord> records) const {
  std::vector<GameRecord> deals;
  for (const ExportedRecord& one : records) deals.push_back(one.record);
  return write_ochko(deals);
}

}  // namespace kibic::importers::ochko_log
