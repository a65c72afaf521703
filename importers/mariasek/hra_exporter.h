// Volený deals as Mariasek's files.
#pragma once

#include "core/ports/exporter.h"

namespace kibic::importers::mariasek {

class HraExporter final : public Exporter {
 public:
  std::string_view name() const override { return "hra"; }
  std::string_view description() const override;
  std::string_view extension() const override { return "hra"; }
  std::string_view game() const override { return "marias"; }
  Result<std::string> write(std::span<const ExportedRecord> records) const override;
};

}  // namespace kibic::importers::mariasek
