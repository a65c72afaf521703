// A rule of thumb. The first rule of the table that finds half-moves decides.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "analyzer/engines/klokan/heuristic/situation.h"
#include "core/base/message.h"

namespace kibic::klokan {

// Places in the options of a situation, all equally good.
using Choice = std::vector<std::size_t>;

struct Rule {
  std::string_view id;  // stable: it is stored with reviews
  Choice (*choose)(const Situation&);
  const char* why;  // sentence with {0} the half-move, {1} what it gains, {2} what it answers
};

std::span<const Rule> rules();

}  // namespace kibic::klokan
