// Limits between the grades, as data: how much of the stake a loss has to be, and how sure we must
// be, before it gets a name.
#pragma once

#include <array>
#include <string_view>

#include "core/model/verdict.h"

namespace kibic {

// From `share` of the stake on a loss belongs to the grade, if an interval with this certainty lies
// inside it.
struct GradeLimit {
  Grade grade = Grade::inaccuracy;
  double share = 0;
  double certainty = 0.95;
  bool is_marked = true;  // shows a glyph; graded either way

  bool operator==(const GradeLimit&) const = default;
};

struct Preset {
  std::string_view name;
  std::array<GradeLimit, 3> limits;  // inaccuracy, mistake, blunder: rising
  double hard_policy = 0.25;         // an only good option that fewer players find is "!!"
  double unusual_policy = 0.10;      // a deviation that fewer players try is "!?"

  double mistake_share() const { return limits[1].share; }
  double blunder_share() const { return limits[2].share; }
};

const Preset& beginner_preset();  // double limits, only blunders marked
const Preset& club_preset();      // the limits of backgammon: 0.04, 0.08, 0.16 of the stake
const Preset& expert_preset();    // half limits

}  // namespace kibic
