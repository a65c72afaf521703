#include "analyzer/parts/calibration.h"

#include <algorithm>
#include <cmath>

namespace kibic {
namespace {

double difference(const Calibration::Bin& bin) {
  return std::abs(bin.promised - static_cast<double>(bin.kept)) / static_cast<double>(bin.promises);
}

}  // namespace

void Calibration::add(const Beliefs& beliefs) {
  const double least = 0.5 / static_cast<double>(std::max<std::size_t>(1, beliefs.worlds));
  for (std::size_t place = 0; place < beliefs.places.size(); ++place) {
    const bool is_possible = std::any_of(beliefs.rows.begin(), beliefs.rows.end(),
                                         [&](const auto& row) { return row.chances[place] > 0; });
    if (!is_possible) continue;
    for (const Beliefs::Row& row : beliefs.rows) {
      if (!row.truth) continue;
      const double chance = row.chances[place];
      Bin& bin = bins_[std::min<std::size_t>(9, static_cast<std::size_t>(chance * 10))];
      ++bin.promises;
      bin.promised += chance;
      if (*row.truth == place) ++bin.kept;
    }
  }
  for (const Beliefs::Row& row : beliefs.rows) {
    if (!row.truth) continue;
    ++cards_;
    loss_ -= std::log(std::max(least, row.chances[*row.truth]));
  }
}

double Calibration::mean_difference() const {
  double sum = 0;
  std::size_t used = 0;
  for (const Bin& bin : bins_) {
    if (bin.promises == 0) continue;
    sum += difference(bin);
    ++used;
  }
  return used == 0 ? 0 : sum / static_cast<double>(used);
}

double Calibration::weighted_difference() const {
  double sum = 0;
  double promises = 0;
  for (const Bin& bin : bins_) {
    if (bin.promises == 0) continue;
    sum += difference(bin) * static_cast<double>(bin.promises);
    promises += static_cast<double>(bin.promises);
  }
  return promises > 0 ? sum / promises : 0;
}

}  // namespace kibic
