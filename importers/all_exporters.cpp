#include "importers/all_exporters.h"

#include <algorithm>
#include <array>

#include "importers/klokan/klokan_exporter.h"
#include "importers/mariasek/hra_exporter.h"
#include "importers/ochko/ochko_exporter.h"
#include "importers/renonc/rms_exporter.h"

namespace kibic::importers {
namespace {

template <class Matches>
const Exporter* first_where(const Matches& matches) {
  const auto all = all_exporters();
  const auto found = std::find_if(all.begin(), all.end(), matches);
  return found == all.end() ? nullptr : *found;
}

}  // namespace

std::span<const Exporter* const> all_exporters() {
  static const mariasek::HraExporter hra;
  static const renonc::RmsExporter rms;
  static const klokan::KlokanExporter klokan_text;
  static const ochko_log::OchkoExporter ochko;
  static const std::array<const Exporter*, 4> all{&hra, &rms, &klokan_text, &ochko};
  return all;
}

const Exporter* find_exporter(std::string_view name) {
  return first_where([name](const Exporter* one) { return one->name() == name; });
}

const Exporter* exporter_for(std::string_view game) {
  return first_where([game](const Exporter* one) { return one->game() == game; });
}

}  // namespace kibic::importers
