// Two people, or one in two windows, add to one record; nothing of either is lost.
#pragma once

#include <cstddef>
#include <vector>

#include "core/model/annotation.h"

namespace kibic {

struct MergedAnnotations {
  Annotations all;
  // Events with a note that both changed, each in another way. There both comments stand, one below
  // the other, and of the marks `mine`. Rising.
  std::vector<std::size_t> both_changed;

  bool operator==(const MergedAnnotations&) const = default;
};

// What `mine` changed since `base`, carried out on `theirs`. What one side took away and the other
// left alone is gone; what one took away and the other changed stays. Variations are the same when
// they take the same actions from the same event. Time and memory grow with the sum of the steps.
MergedAnnotations merged(const Annotations& base, const Annotations& mine,
                         const Annotations& theirs);

}  // namespace kibic
