#include "importers/renonc/rms_exporter.h"

#include <vector>

#include "core/base/message.h"
#include "importers/renonc/renonc_writer.h"

namespace kibic::importers::renonc {

std::string_view RmsExporter::description() const {
  return KIBIC_TEXT("Renonc saved game: a session of mariáš licitovaný");
}

Result<std::string> RmsExporter::write(std::span<const ExportedRecord> records) const {
  std::vector<GameRecord> plain;
  for (const ExportedRecord& one : records) plain.push_back(one.record);
  return write_rms(plain);
}

}  // namespace kibic::importers::renonc
