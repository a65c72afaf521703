#include "importers/mariasek/hra_exporter.h"

#include "core/base/message.h"
#include "importers/mariasek/hra_writer.h"

namespace kibic::importers::mariasek {

std::string_view HraExporter::description() const {
  return KIBIC_TEXT("Mariasek saved game: one deal of mariáš volený");
}

Result<std::string> HraExporter::write(std::span<const ExportedRecord> records) const {
  if (records.size() != 1) {
    return fail(
        "one-deal-only",
        Message(KIBIC_TEXT("An .hra file holds one deal and there are {0}; --deal picks one."),
                records.size()));
  }
  return write_hra(records.front().record);
}

}  // namespace kibic::importers::mariasek
