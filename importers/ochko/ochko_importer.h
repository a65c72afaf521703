// Logs of ochko sessions, one line a deal. See ../README.md.
#pragma once

#include "core/ports/importer.h"

namespace kibic::importers::ochko_log {

class OchkoImporter : public Importer {
 public:
  std::string_view kind() const override { return "ochko"; }
  std::string_view description() const override;
  std::string_view extension() const override { return "ochko"; }
  int probe(std::string_view prefix) const override;
  ImportResult read(ByteSource& source) const override;
};

}  // namespace kibic::importers::ochko_log
