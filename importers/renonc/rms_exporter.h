// Sessions of licitovaný as saved games of Renonc.
#pragma once

#include "core/ports/exporter.h"

namespace kibic::importers::renonc {

class RmsExporter final : public Exporter {
 public:
  std::string_view name() const override { return "rms"; }
  std::string_view description() const override;
  std::string_view extension() const override { return "rms"; }
  std::string_view game() const override { return "marias"; }
  Result<std::string> write(std::span<const ExportedRecord> records) const override;
};

}  // namespace kibic::importers::renonc
