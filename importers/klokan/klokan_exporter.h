// Games of klokan as text.
#pragma once

#include "core/ports/exporter.h"

namespace kibic::importers::klokan {

class KlokanExporter final : public Exporter {
 public:
  std::string_view name() const override { return "klokan"; }
  std::string_view description() const override;
  std::string_view extension() const override { return "klokan"; }
  std::string_view game() const override { return "klokan"; }
  Result<std::string> write(std::span<const ExportedRecord> records) const override;
};

}  // namespace kibic::importers::klokan
