// Against a brute force over the states of the game itself, which shares nothing with the search
// but the rules.
#include "analyzer/engines/marias/thesis/thesis.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>

#include "analyzer/engines/marias/worlds/worlds.h"
#include "core/games/marias/rules.h"
#include "core/games/marias/view.h"
#include "core/model/replay.h"
#include "tests/support/marias_deals.h"

using namespace kibic;
using namespace kibic::marias;
using kibic::test::random_deal;

namespace {

int tens_of(const marias::State& state) {
  int tens = 0;
  const CardOrder order = order_of(*state.contract, *state.options);
  for (const Trick& trick : state.tricks) {
    if (!trick.is_full()) continue;
    const int sign = winner_of(trick, order) == state.declarer ? 1 : -1;
    for (const Card card : trick.cards) tens += card.rank() == Rank::desitka ? sign : 0;
  }
  return tens;
}

std::vector<Card> cards_to_choose(const marias::State& state) {
  std::vector<Card> cards;
  for (const marias::Action& action : Rules::legal_actions(state)) {
    if (const auto* play = std::get_if<Play>(&action)) cards.push_back(play->card);
  }
  std::ranges::sort(cards);
  return cards;
}

std::pair<std::int64_t, int> brute_force(const marias::State& state) {
  if (state.phase != Phase::play) {
    const auto bill = Rules::settlement(state).value();
    return {bill.by_seat[static_cast<std::size_t>(state.declarer)] / 2, tens_of(state)};
  }
  const bool is_declarer = state.to_act.seat_number() == state.declarer;
  std::optional<std::pair<std::int64_t, int>> best;
  for (const Card card : cards_to_choose(state)) {
    const auto worth = brute_force(Rules::apply(state, state.to_act, Play{card}));
    if (!best || (is_declarer ? worth > *best : worth < *best)) best = worth;
  }
  return best.value();
}

// States of random deals where a seat chooses among several cards with so many left.
std::vector<marias::State> endings(int cards_left, std::size_t wanted) {
  const Game game = Rules::game();
  std::vector<marias::State> found;
  for (std::uint64_t seed = 1; found.size() < wanted && seed < 400; ++seed) {
    const auto record = random_deal(seed, seed % 2 == 0 ? "licitovany" : "voleny");
    const auto played = replay(record, game);
    if (!played) continue;
    for (const kibic::State& state : played->states) {
      const auto* typed = state.as<Rules>();
      if (typed->phase != Phase::play || !typed->to_act.is_seat()) continue;
      const auto seat = static_cast<std::size_t>(typed->to_act.seat_number());
      if (typed->hands[seat].size() != cards_left || cards_to_choose(*typed).size() < 2) continue;
      found.push_back(*typed);
      break;
    }
  }
  REQUIRE(found.size() == wanted);
  return found;
}

}  // namespace

TEST_CASE("each card of an ending is worth what a brute force over the game says, tens included") {
  std::size_t told_apart_by_tens = 0;
  for (const marias::State& state : endings(3, 40)) {
    std::map<std::int64_t, int> tens;
    const int tens_before = tens_of(state);
    const auto found = thesis::minimax(problem_of(state));
    const auto cards = cards_to_choose(state);
    REQUIRE(found.size() == cards.size());
    for (std::size_t i = 0; i < cards.size(); ++i) {
      const auto [money, all_tens] = brute_force(Rules::apply(state, state.to_act, Play{cards[i]}));
      CHECK(found[i].card == cards[i]);
      CHECK(found[i].worth == thesis::Worth{money, all_tens - tens_before});
      const auto [same, is_new] = tens.emplace(money, all_tens);
      if (!is_new && same->second != all_tens) ++told_apart_by_tens;
    }
  }
  CHECK(told_apart_by_tens > 0);
}

TEST_CASE("the card that is best in most layouts is advised, and again the same") {
  for (const marias::State& state : endings(2, 30)) {
    const int seat = state.to_act.seat_number();
    const auto opinion = thesis::opinion(state, seat);
    REQUIRE(opinion);
    const Worlds worlds(knowledge_of(view(state, seat)).value());
    CHECK(opinion->layouts == worlds.count());
    std::map<Card, std::uint64_t> votes;
    for (const World& world : worlds.enumerate(thesis::most_layouts)) {
      marias::State imagined = state;
      imagined.hands = world.hands;
      imagined.talon = world.talon;
      std::map<Card, std::pair<std::int64_t, int>> worths;
      for (const Card card : cards_to_choose(imagined)) {
        auto worth = brute_force(Rules::apply(imagined, imagined.to_act, Play{card}));
        if (seat != state.declarer) worth = {-worth.first, -worth.second};
        worths.emplace(card, worth);
      }
      const auto by_worth = [](const auto& a, const auto& b) { return a.second < b.second; };
      const auto best = std::ranges::max_element(worths, by_worth)->second;
      for (const auto& [card, worth] : worths) votes[card] += worth == best ? 1 : 0;
    }
    const auto by_votes = [](const auto& a, const auto& b) { return a.second < b.second; };
    CHECK(opinion->card == std::ranges::max_element(votes, by_votes)->first);
    for (const thesis::Vote& vote : opinion->votes) CHECK(vote.layouts == votes[vote.card]);
    CHECK(thesis::opinion(state, seat)->card == opinion->card);
  }
}

TEST_CASE("the true cards of the others do not matter to the advice") {
  for (const marias::State& state : endings(3, 10)) {
    const int seat = state.to_act.seat_number();
    const auto opinion = thesis::opinion(state, seat);
    REQUIRE(opinion);
    const Worlds worlds(knowledge_of(view(state, seat)).value());
    marias::State other = state;
    const World world = worlds.at(worlds.count() - 1);
    other.hands = world.hands;
    other.talon = world.talon;
    const auto again = thesis::opinion(other, seat);
    REQUIRE(again);
    CHECK(again->card == opinion->card);
  }
}

TEST_CASE("there is no opinion beyond four tricks or 600 layouts, nor out of turn") {
  for (const marias::State& state : endings(5, 5)) {
    CHECK_FALSE(thesis::opinion(state, state.to_act.seat_number()));
  }
  std::size_t silent = 0;
  for (const marias::State& state : endings(4, 40)) {
    const int seat = state.to_act.seat_number();
    const bool is_few = Worlds(knowledge_of(view(state, seat)).value()).count() <= 600;
    CHECK(thesis::opinion(state, seat).has_value() == is_few);
    CHECK_FALSE(thesis::opinion(state, (seat + 1) % 3));
    silent += is_few ? 0 : 1;
  }
  CHECK(silent > 0);
  CHECK(silent < 40);
}
