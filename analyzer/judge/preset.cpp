#include "analyzer/judge/preset.h"

namespace kibic {
namespace {

// Shares of the club preset are those of GNU Backgammon (0.04, 0.08, 0.16 of the cube value); the
// certainties rise with the weight of the word.
constexpr Preset make(std::string_view name, double factor, bool are_small_errors_marked) {
  return {name,
          {{{Grade::inaccuracy, 0.04 * factor, 0.90, are_small_errors_marked},
            {Grade::mistake, 0.08 * factor, 0.95, are_small_errors_marked},
            {Grade::blunder, 0.16 * factor, 0.99, true}}}};
}

}  // namespace

const Preset& beginner_preset() {
  static constexpr Preset preset = make("beginner", 2.0, false);
  return preset;
}

const Preset& club_preset() {
  static constexpr Preset preset = make("club", 1.0, true);
  return preset;
}

const Preset& expert_preset() {
  static constexpr Preset preset = make("expert", 0.5, true);
  return preset;
}

}  // namespace kibic
