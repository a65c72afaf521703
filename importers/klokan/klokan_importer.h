// Games of klokan as text (.klokan), also bare lists of half-moves from a clipboard. See
// ../README.md.
#pragma once

#include "core/ports/importer.h"

namespace kibic::importers::klokan {

class KlokanImporter : public Importer {
 public:
  std::string_view kind() const override { return "klokan"; }
  std::string_view description() const override;
  std::string_view extension() const override { return "klokan"; }
  int probe(std::string_view prefix) const override;
  // Each game is played as it is read: the legal part is kept, the first illegal half-move is told
  // with its line and number.
  ImportResult read(ByteSource& source) const override;
};

}  // namespace kibic::importers::klokan
