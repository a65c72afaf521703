#include "analyzer/engines/klokan/judge/chance.h"

#include <algorithm>
#include <cmath>

namespace kibic::klokan {
namespace {

constexpr int stones_at_start = 32;

// PROVISIONAL: estimates, not yet fitted. `kibic bench klokan-strengths` is how to fit them: it
// plays games between equal search players, values positions of each game to depth 4, fits the
// result to 1 / (1 + exp(-(full + gone * share) * value)), share being the part of the stones that
// is off the board, and prints both slopes and the mean win as "fit". Its numbers belong here.
constexpr double slope_full = 0.6;
constexpr double slope_gone = 1.0;
// The mean count by which such games are won; an estimate as well.
constexpr double mean_win = 5.0;

}  // namespace

double winning_chance(double value, int stones_on_board) {
  const double share =
      std::clamp(1.0 - static_cast<double>(stones_on_board) / stones_at_start, 0.0, 1.0);
  return 1.0 / (1.0 + std::exp(-(slope_full + slope_gone * share) * value));
}

double final_chance(double count) {
  return count > 0 ? 1.0 : count < 0 ? 0.0 : 0.5;
}

double unit_stake() {
  return mean_win;
}

}  // namespace kibic::klokan
