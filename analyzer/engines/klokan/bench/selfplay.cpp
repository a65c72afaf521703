#include "analyzer/engines/klokan/bench/selfplay.h"

#include <cmath>

#include "analyzer/engines/klokan/play/players.h"
#include "core/games/klokan/rules.h"

namespace kibic::klokan {

PlayedGame play_game(const std::string& white, const std::string& black, std::uint64_t seed,
                     const std::stop_token& stop) {
  const SearchPlayer player;
  kibic::State state = kibic::State::of<Rules>(Rules::start("standard", {}, {}).value());
  PlayedGame game{{*state.as<Rules>()}, 0};
  while (state.actor().is_seat()) {
    const int seat = state.actor().seat_number();
    const auto action = player.choose(state, seat, seat == 0 ? white : black, seed, stop);
    if (!action || stop.stop_requested()) break;
    state = state.apply(state.actor(), *action);
    game.states.push_back(*state.as<Rules>());
  }
  game.count =
      value_of(game.states.back(), Side::white) - value_of(game.states.back(), Side::black);
  return game;
}

double chance_of(Slopes slopes, const Sample& sample) {
  return 1 / (1 + std::exp(-(slopes.full + slopes.gone * sample.gone) * sample.value));
}

Slopes fit(const std::vector<Sample>& samples) {
  constexpr int rounds = 30;
  constexpr double ridge = 1e-3;  // keeps the step finite where all results are alike
  Slopes slopes;
  for (int round = 0; round < rounds; ++round) {
    double g0 = 0;
    double g1 = 0;
    double h00 = ridge;
    double h01 = 0;
    double h11 = ridge;
    for (const Sample& sample : samples) {
      const double x0 = sample.value;
      const double x1 = sample.value * sample.gone;
      const double chance = chance_of(slopes, sample);
      const double weight = chance * (1 - chance);
      g0 += (sample.result - chance) * x0;
      g1 += (sample.result - chance) * x1;
      h00 += weight * x0 * x0;
      h01 += weight * x0 * x1;
      h11 += weight * x1 * x1;
    }
    const double determinant = h00 * h11 - h01 * h01;
    slopes.full += (g0 * h11 - g1 * h01) / determinant;
    slopes.gone += (g1 * h00 - g0 * h01) / determinant;
  }
  return slopes;
}

}  // namespace kibic::klokan
