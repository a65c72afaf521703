// Drawing and listing worlds.
#include <algorithm>
#include <map>

#include "analyzer/engines/marias/worlds/worlds.h"
#include "tests/analyzer/worlds/worlds_support.h"

using namespace kibic;
using namespace kibic::marias;
using kibic::test::add_trick;
using kibic::test::cards;
using kibic::test::view_of_seat_0;

namespace {

// Four tricks to go in a hra: both hands and the talon hidden, a void and a talon ban known.
Worlds small_case() {
  View view = view_of_seat_0("hra h", 1, cards("7h Kb 9l"));
  view.first_trick = 7;
  add_trick(view, 0, "Ja 7l Qa");  // seat 1 has no acorns and no trump
  const CardSet gone = CardSet::all() - cards("7h Kb 9l Ja 7l Qa Ah Xa 8a Ab Xb 8b Ql Jl");
  return Worlds(knowledge_of(view, gone).value());
}

}  // namespace

TEST_CASE("the worlds of a small case are counted by hand and listed once each") {
  const Worlds worlds = small_case();
  // Hidden: Ah Xa 8a Ab Xb 8b Ql Jl; seat 1 has three of Ab Xb 8b Ql Jl, the talon two of what is
  // not sharp (8a 8b Ql Jl), seat 2 the rest with Ah and Xa.
  // By the talon: with 8a and one of 8b Ql Jl: 3 · C(4, 3) = 12; two of 8b Ql Jl: 3 · C(3, 3) = 3.
  CHECK(worlds.count() == 15);
  std::vector<World> listed = worlds.enumerate(1000);
  REQUIRE(listed.size() == 15);
  for (std::size_t i = 0; i < listed.size(); ++i) {
    CHECK(worlds.contains(listed[i]));
    CHECK(std::count(listed.begin(), listed.end(), listed[i]) == 1);
  }
  CHECK(worlds.enumerate(4) == std::vector<World>(listed.begin(), listed.begin() + 4));
}

TEST_CASE("worlds are drawn uniformly") {
  const Worlds worlds = small_case();
  constexpr std::uint64_t seed = 5;
  constexpr int draws = 15'000;  // 1,000 expected of each
  std::vector<int> drawn(15, 0);
  const std::vector<World> listed = worlds.enumerate(15);
  Rng rng(seed);
  for (int i = 0; i < draws; ++i) {
    const auto at = std::find(listed.begin(), listed.end(), worlds.sample(rng));
    ++drawn[static_cast<std::size_t>(at - listed.begin())];
  }
  double chi_square = 0;
  for (const int n : drawn) chi_square += (n - 1000.0) * (n - 1000.0) / 1000.0;
  INFO("seed " << seed);
  CHECK(chi_square < 36.1);  // 14 degrees of freedom, exceeded by chance once in a thousand
  CHECK(chi_square > 2.0);   // a generator that only looks random would be too even
}

TEST_CASE("a world that breaks a constraint is not contained") {
  const Worlds worlds = small_case();
  World world = worlds.at(0);
  REQUIRE(worlds.contains(world));
  std::swap(world.hands[1], world.hands[2]);
  CHECK_FALSE(worlds.contains(world));
  world = worlds.at(0);
  world.hands[0] = cards("8h Kb 9l");
  CHECK_FALSE(worlds.contains(world));
}

TEST_CASE("contradicting plays give up the newest constraint and say so") {
  View view = view_of_seat_0("hra h", 1, cards("7h Kb 9l"));
  view.first_trick = 6;
  add_trick(view, 0, "Ja 7l Qa");
  // Seat 1, who showed that it had neither acorns nor trumps, now has no bells either: nothing is
  // left that its three cards could be.
  add_trick(view, 0, "Jb 8a Qb");
  const CardSet gone = CardSet::all() - cards("7h Kb 9l Ja 7l Qa Jb 8a Qb Ah Xa 7a Ab Xb 8b Xh Kh");
  const Worlds worlds(knowledge_of(view, gone).value());
  CHECK(worlds.relaxed() == 1);
  CHECK(worlds.count() > 0);
  CHECK(worlds.contains(worlds.at(worlds.count() - 1)));
}

TEST_CASE("an impossible told count is given up last") {
  View view = view_of_seat_0("sto h", 1, cards("Jh 9h 8h 7h Qh Kh Ah Xh Kl 9l"));
  view.talon_counts = {1, 0};  // seat 0 holds all trumps
  const Worlds worlds(knowledge_of(view).value());
  CHECK(worlds.are_talon_counts_relaxed());
  CHECK(worlds.count() > 0);
}
