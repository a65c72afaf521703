// Laws of the heuristic player: legal, blind to what its seat cannot see, and better than chance.
#include <catch2/catch.hpp>
#include <set>

#include "analyzer/engines/marias/heuristic/decide.h"
#include "analyzer/engines/marias/heuristic/heuristic.h"
#include "analyzer/engines/marias/heuristic/selfplay.h"
#include "core/games/marias/rules.h"
#include "core/model/replay.h"

using namespace kibic;
using namespace kibic::marias;

namespace {

marias::State typed(const kibic::State& state) {
  return *state.as<Rules>();
}

// Positions of the play with a choice, from a session where everybody blunders a lot.
std::vector<marias::State> positions(const std::string& variant, std::size_t wanted) {
  const std::array wild{Player{"A", 0.5}, Player{"B", 0.5}, Player{"C", 0.5}};
  std::vector<marias::State> found;
  for (int deal = 1; found.size() < wanted; ++deal) {
    const auto record = play_deal(2026, variant, {}, wild, {.number = deal, .dealer = deal % 3});
    const Replay replayed = replay(record, Rules::game()).value();
    for (const kibic::State& state : replayed.states) {
      if (state.phase() == "play" && found.size() < wanted) found.push_back(typed(state));
    }
  }
  return found;
}

// The same deal with what the seat cannot see dealt anew: hidden cards that fit together are
// swapped between the other two hands.
std::vector<marias::State> lookalikes(const marias::State& state, int seat) {
  const int one = (seat + 1) % 3;
  const int other = (seat + 2) % 3;
  std::vector<marias::State> found;
  for (const Card mine : state.hands[static_cast<std::size_t>(one)]) {
    for (const Card his : state.hands[static_cast<std::size_t>(other)]) {
      marias::State swapped = state;
      auto& left = swapped.hands[static_cast<std::size_t>(one)];
      auto& right = swapped.hands[static_cast<std::size_t>(other)];
      left.erase(mine);
      right.erase(his);
      left.insert(his);
      right.insert(mine);
      found.push_back(std::move(swapped));
    }
  }
  return found;
}

// Amount per deal of the given seat's side when it plays by the rules and the others at random,
// less the amount when it plays at random too; from one opponent, in units. Cards and calls are
// the same, since only the play differs.
struct Gain {
  double mean = 0;
  int deals = 0;
};

Gain gain(bool is_declarer, int deals) {
  Gain sum;
  for (int deal = 1; sum.deals < deals; ++deal) {
    const Table table{.number = deal, .dealer = deal % 3};
    const std::array<Player, 3> all_random{Player{"A", 1.0}, Player{"B", 1.0}, Player{"C", 1.0}};
    const Replay random =
        replay(play_deal(11, "voleny", {}, all_random, table), Rules::game()).value();
    const marias::State last = typed(random.final_state());
    if (last.not_played) continue;
    auto players = all_random;
    for (int seat = 0; seat < 3; ++seat) {
      if ((seat == last.declarer) == is_declarer) {
        players[static_cast<std::size_t>(seat)].blunder_rate = 0.0;
      }
    }
    const Replay thought =
        replay(play_deal(11, "voleny", {}, players, table), Rules::game()).value();
    const auto declarer = static_cast<std::size_t>(last.declarer);
    const auto won = [&](const Replay& replayed) {
      return static_cast<double>(replayed.final_state().settlement()->by_seat[declarer]) / 2.0;
    };
    sum.mean += (won(thought) - won(random)) * (is_declarer ? 1.0 : -1.0);
    ++sum.deals;
  }
  sum.mean /= sum.deals;
  return sum;
}

}  // namespace

TEST_CASE("advice is legal in 500 positions of each variant, and ranks every legal card") {
  for (const std::string variant : {"voleny", "licitovany"}) {
    for (const marias::State& state : positions(variant, 500)) {
      const View seen = view(state, state.to_act.seat_number());
      INFO(to_string(seen));
      const auto advice = advise_play(seen);
      REQUIRE(advice.has_value());
      CHECK_FALSE(Rules::check(state, state.to_act, Play{advice->card}).has_value());
      std::set<Card> ranked;
      for (const auto& [card, value] : advice->ranking) ranked.insert(card);
      CHECK(ranked.size() == Rules::legal_actions(state).size());
    }
  }
}

TEST_CASE("advice depends on the view only") {
  int compared = 0;
  for (const marias::State& state : positions("voleny", 200)) {
    const int seat = state.to_act.seat_number();
    const auto advice = advise_play(view(state, seat));
    for (const marias::State& other : lookalikes(state, seat)) {
      if (!(view(other, seat) == view(state, seat))) continue;
      const auto same = advise_play(view(other, seat));
      CHECK(same->card == advice->card);
      CHECK(same->rule == advice->rule);
      ++compared;
    }
  }
  CHECK(compared > 1000);
}

TEST_CASE("a choice among equals is drawn, and drawn alike from the same seed") {
  for (const marias::State& state : positions("voleny", 100)) {
    const View seen = view(state, state.to_act.seat_number());
    Rng first(5);
    Rng second(5);
    CHECK(advise_play(seen, &first)->card == advise_play(seen, &second)->card);
  }
}

TEST_CASE("the second opinion names the advised card, its rule and the reason") {
  const marias::State state = positions("voleny", 1).front();
  const View seen = view(state, state.to_act.seat_number());
  const auto advice = advise_play(seen);
  const auto opinion = heuristic_opinion(seen);
  REQUIRE(opinion.has_value());
  CHECK(opinion->action.text == to_string(advice->card));
  CHECK(opinion->rule == advice->rule);
  CHECK(opinion->why == advice->why);
}

TEST_CASE("as declarer the rules win at least 1.5 units a deal more than random play") {
  const Gain sum = gain(true, 200);
  INFO(sum.mean);
  CHECK(sum.mean > 1.5);
}

TEST_CASE("as defenders the rules win at least 1.5 units a deal more than random play") {
  const Gain sum = gain(false, 200);
  INFO(sum.mean);
  CHECK(sum.mean > 1.5);
}
