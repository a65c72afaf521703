#include "importers/all_importers.h"

#include <array>

#include "importers/klokan/klokan_importer.h"
#include "importers/mariasek/mariasek_importer.h"
#include "importers/ochko/ochko_importer.h"
#include "importers/renonc/rms_importer.h"

namespace kibic::importers {

std::span<const Importer* const> all_importers() {
  static const mariasek::MariasekImporter mariasek_hra;
  static const renonc::RmsImporter renonc_rms;
  static const klokan::KlokanImporter klokan_text;
  static const ochko_log::OchkoImporter ochko;
  static const std::array<const Importer*, 4> all{&mariasek_hra, &renonc_rms, &klokan_text, &ochko};
  return all;
}

const Importer* detect(std::string_view prefix) {
  const Importer* best = nullptr;
  int best_confidence = 0;
  for (const Importer* importer : all_importers()) {
    const int confidence = importer->probe(prefix);
    if (confidence <= best_confidence) continue;
    best = importer;
    best_confidence = confidence;
  }
  return best;
}

}  // namespace kibic::importers
