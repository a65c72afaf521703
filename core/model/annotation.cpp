#include "core/model/annotation.h"

#include <algorithm>

namespace kibic {

bool Annotation::operator==(const Annotation&) const = default;
bool VariationStep::operator==(const VariationStep&) const = default;

bool Annotations::is_empty() const {
  return std::all_of(by_event.begin(), by_event.end(),
                     [](const auto& entry) { return entry.second.is_empty(); });
}

}  // namespace kibic
