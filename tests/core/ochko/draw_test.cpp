// Chance at the practice table. Source: rule book ochko 1, R3, R4, A6, A7, A10, A11.

#include "tests/core/ochko/given.h"

using namespace kibic;
using namespace kibic::ochko;

namespace {

ochko::State start(std::string_view rules, const std::string& position = "bank=500 stake=5") {
  return Rules::start("standard", given::rules(rules), StartPosition{position}).value();
}

ochko::State dealt(const ochko::State& state, std::uint64_t seed) {
  Rng rng(seed);
  return Rules::apply(state, Actor::chance(), Rules::draw(state, rng));
}

// Stands whenever there is a choice.
ochko::State played_out(ochko::State state, std::uint64_t seed) {
  Rng rng(seed);
  while (!Rules::actor(state).is_nobody()) {
    const bool is_chance = Rules::actor(state).is_chance();
    const ochko::Action action = is_chance ? Rules::draw(state, rng) : ochko::Action(Stand{});
    REQUIRE_FALSE(Rules::check(state, Rules::actor(state), action));
    state = Rules::apply(state, Rules::actor(state), action);
  }
  return state;
}

std::string text(const std::optional<StartPosition>& position) {
  return position ? position->text : "none";
}

}  // namespace

TEST_CASE("what lies covered is known only where it may end the deal at once") {
  CHECK_FALSE(dealt(start(""), 1).banker[1]);
  CHECK(dealt(start(""), 1).banker[0]);
  CHECK_FALSE(dealt(start("show=none"), 1).banker[0]);
  CHECK(dealt(start("show=both"), 1).banker[1]);
  CHECK(dealt(start("peek=yes"), 1).banker[1]);
}

TEST_CASE("each card comes first about as often as any other") {
  const ochko::State before = start("");
  std::array<int, deck_size> times{};
  constexpr int deals = 5200;
  for (int seed = 0; seed < deals; ++seed) {
    ++times[static_cast<std::size_t>(
        dealt(before, static_cast<std::uint64_t>(seed)).player[0].code())];
  }
  // 100 expected, deviation 10: six of them are never met by honest chance.
  for (const int count : times) CHECK((count > 40 && count < 160));
}

TEST_CASE("the next deal begins with the bank that is left and a fresh deck") {
  const ochko::State end = played_out(start("tie=push"), 3);
  const auto paid = outcome_of(end).paid;
  const std::string bank = to_string_hundredths(500 * one_unit + paid);
  CHECK(text(Rules::next_deal(end)) == "bank=" + bank + " stake=5");
  CHECK(text(Rules::next_deal(start(""))) == "none");
}

TEST_CASE("one shoe goes on from deal to deal until it is shuffled, and no card comes twice") {
  ochko::State state = start("deck=below-16");
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    const ochko::State end = played_out(state, seed);
    const auto next = Rules::next_deal(end);
    REQUIRE(next);
    state = start("deck=below-16", next->text);
    CHECK((cards_left(state) >= 16));
    CHECK(state.gone.size() + state.gone_unseen + cards_left(state) == deck_size);
    if (state.gone.empty()) return;  // shuffled
  }
}

TEST_CASE("the stake moves by steps of the house between one unit and bank or limit") {
  CHECK(text(Rules::change_stake(start(""), 1)) == "bank=500 stake=10");
  CHECK(text(Rules::change_stake(start(""), -1)) == "none");
  CHECK(text(Rules::change_stake(start("", "bank=8 stake=5"), 1)) == "none");
  CHECK(text(Rules::change_stake(start("", "bank=3 stake=8"), -1)) == "bank=3 stake=3");
  CHECK(text(Rules::change_stake(start("stake_step=2,stake_limit=6"), 1)) == "none");
  CHECK(text(Rules::change_stake(dealt(start(""), 1), 1)) == "none");
}
