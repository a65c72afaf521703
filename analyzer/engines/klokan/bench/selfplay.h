// Games between engine players, and what their results say.
#pragma once

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

#include "core/games/klokan/state.h"

namespace kibic::klokan {

struct PlayedGame {
  std::vector<State> states;  // the last one has ended
  int count = 0;              // White's minus Black's at the end
};

// Search players of these strengths. The same seed, the same game. Asked to stop, it has no end.
PlayedGame play_game(const std::string& white, const std::string& black, std::uint64_t seed,
                     const std::stop_token& stop = {});

// A position that was valued for White before the end, and how its game ended.
struct Sample {
  double value = 0;   // in stones
  double gone = 0;    // share of the stones that is off the board
  double result = 0;  // 0, 0.5, 1 for White
};

// Slopes of 1 / (1 + exp(-(full + gone * share) * value)) that make the results likeliest, by
// Newton's method.
struct Slopes {
  double full = 0;
  double gone = 0;
};
Slopes fit(const std::vector<Sample>& samples);
// White's chance by these slopes.
double chance_of(Slopes slopes, const Sample& sample);

}  // namespace kibic::klokan
