// Deals of ochko as a log.
#pragma once

#include "core/ports/exporter.h"

namespace kibic::importers::ochko_log {

class OchkoExporter final : public Exporter {
 public:
  std::string_view name() const override { return "ochko"; }
  std::string_view description() const override;
  std::string_view extension() const override { return "ochko"; }
  std::string_view game() const override { return "ochko"; }
  Result<std::string> write(std::span<const ExportedRecord> records) const override;
};

}  // namespace kibic::importers::ochko_log
