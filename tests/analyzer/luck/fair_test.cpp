// The fair account: the three parts of what cards cost add up, and guesses average to nothing.
#include "analyzer/engines/marias/luck/fair.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <vector>

#include "analyzer/engines/marias/worlds/worlds.h"
#include "core/games/marias/rules.h"
#include "core/games/marias/view.h"
#include "tests/analyzer/judge/reviewed_deal.h"

using namespace kibic;
using namespace kibic::marias;

TEST_CASE("own losses are informed losses, the price of hidden cards and the luck of guesses") {
  int seats = 0;
  double price = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    INFO("seed " << seed);
    const Review review = test::reviewed(test::deal(seed), 32);
    REQUIRE(review.luck.has_value());
    std::array<double, 3> informed{};
    for (const Verdict& verdict : review.verdicts) {
      if (verdict.phase != "play") continue;
      informed.at(static_cast<std::size_t>(verdict.seat)) += verdict.loss.value_or(0);
    }
    for (std::size_t seat = 0; seat < 3; ++seat) {
      const SeatLuck& luck = review.luck->by_seat[seat];
      CHECK(luck.residual == 0);
      REQUIRE(luck.hidden_price.has_value() == luck.information_luck.has_value());
      if (!luck.hidden_price) continue;
      ++seats;
      price += *luck.hidden_price;
      CHECK(luck.own_losses ==
            Approx(*luck.hidden_price + *luck.information_luck - informed[seat]).margin(1e-9));
    }
  }
  CHECK(seats > 20);
  CHECK(price < 0);
}

TEST_CASE("over all deals a seat cannot exclude the luck of its guess adds up to nothing") {
  int looked_at = 0;
  Solver solver;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    const Replay replay = test::played(test::deal(seed));
    for (std::size_t event = 0; event < replay.events.size(); ++event) {
      const auto& state = *replay.states[event].as<Rules>();
      if (state.phase != Phase::play || !replay.events[event].actor.is_seat()) continue;
      const auto action = Rules::parse(state, replay.events[event].action.text);
      const auto* play = action ? std::get_if<Play>(&*action) : nullptr;
      const auto knowledge =
          knowledge_of(view(state, state.to_act.seat_number()), cards_gone_before(state));
      if (play == nullptr || !knowledge) continue;
      const Worlds worlds(*knowledge);
      if (worlds.count() > 64 || worlds.count() < 2) continue;
      INFO("seed " << seed << " event " << event);
      // Each deal in turn as the real one: the mean of what the card really cost.
      double sum = 0;
      Problem problem = problem_of(state);
      const bool is_declarer = state.to_act.seat_number() == state.declarer;
      for (std::uint64_t i = 0; i < worlds.count(); ++i) {
        problem.position.hands = worlds.at(i).hands;
        const std::int64_t before = solver.value(problem);
        const auto moves = solver.moves(problem);
        const auto after = std::ranges::find(moves, play->card, &MoveValue::card)->value;
        sum += static_cast<double>(is_declarer ? 2 * (before - after) : after - before);
      }
      const auto expected = expected_cost(state, play->card, 64, solver);
      REQUIRE(expected.has_value());
      CHECK(*expected == Approx(sum / static_cast<double>(worlds.count())).margin(1e-9));
      ++looked_at;
    }
  }
  CHECK(looked_at > 50);
}
