#include "importers/klokan/klokan_exporter.h"

#include <map>
#include <vector>

#include "core/base/message.h"
#include "importers/klokan/klokan_writer.h"

namespace kibic::importers::klokan {

std::string_view KlokanExporter::description() const {
  return KIBIC_TEXT("Games of klokan as text, with variations and comments");
}

Result<std::string> KlokanExporter::write(std::span<const ExportedRecord> records) const {
  std::vector<GameRecord> games;
  std::map<std::size_t, Annotations> added;
  for (const ExportedRecord& one : records) {
    if (one.added != nullptr) added.emplace(games.size(), *one.added);
    games.push_back(one.record);
  }
  return write_klokan(games, added);
}

}  // namespace kibic::importers::klokan
