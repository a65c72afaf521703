// Saved games of Renonc (.rms): a session of licitovaný mariáš as XML, usually packed by gzip.
#pragma once

#include "core/ports/importer.h"

namespace kibic::importers::renonc {

class RmsImporter : public Importer {
 public:
  std::string_view kind() const override { return "renonc-rms"; }
  std::string_view description() const override {
    return KIBIC_TEXT("Saved games of Renonc, licitovaný mariáš for three.");
  }
  std::string_view extension() const override { return "rms"; }
  int probe(std::string_view prefix) const override;
  // Reads deal by deal. A file may stop anywhere: what came before is kept.
  ImportResult read(ByteSource& source) const override;
};

}  // namespace kibic::importers::renonc
