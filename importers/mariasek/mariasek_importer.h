// Files of the program Mariasek (volený mariáš), one deal each. See ../README.md.
#pragma once

#include "core/ports/importer.h"

namespace kibic::importers::mariasek {

class MariasekImporter : public Importer {
 public:
  std::string_view kind() const override { return "mariasek-hra"; }
  std::string_view description() const override;
  std::string_view extension() const override { return "hra"; }
  int probe(std::string_view prefix) const override;
  ImportResult read(ByteSource& source) const override;
};

}  // namespace kibic::importers::mariasek
