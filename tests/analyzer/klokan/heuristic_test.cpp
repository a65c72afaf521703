#include "analyzer/engines/klokan/heuristic/heuristic.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>

#include "tests/analyzer/klokan/given.h"

namespace kibic::klokan::test {

TEST_CASE("there are more than twenty rules with names of their own") {
  const auto ids = rule_ids();
  CHECK(ids.size() > 20);
  CHECK(std::set<std::string>(ids.begin(), ids.end()).size() == ids.size());
  for (const std::string& id : ids) CHECK(id.starts_with("klokan."));
}

TEST_CASE("every position has advice: a legal half-move, a rule and a whole sentence") {
  Rng rng(13);
  std::set<std::string> heard;
  for (int game = 0; game < 8; ++game) {
    State state = position("start");
    while (!state.ending) {
      const auto advice = advise(state, &rng);
      REQUIRE(advice);
      const auto moves = legal_moves(state);
      const auto found = std::find_if(moves.begin(), moves.end(), [&](const NamedMove& move) {
        return move.text == advice->move.text;
      });
      REQUIRE(found != moves.end());
      REQUIRE(advice->ranking.size() == moves.size());
      CHECK(advice->ranking[static_cast<std::size_t>(found - moves.begin())] == 1);
      CHECK(render(advice->why).find('{') == std::string::npos);
      heard.insert(advice->rule);
      state = rng.below(3) == 0
                  ? after_random(state, 1, rng)
                  : Rules::apply(state, Rules::actor(state), Action{advice->move.path});
    }
  }
  CHECK(heard.size() >= 12);
}

TEST_CASE("rules see what is on the board") {
  struct Row {
    std::string position;
    std::string rule;
    std::string action;
  };
  const auto row = GENERATE(
      // Four stones, and the last black one has no jump then: the game ends ahead.
      Row{"8/8/8/3b4/2b1b3/2wb4/8/6bb w", "klokan.capture.free", "c3xc5xe5xe3xc3"},
      Row{"7b/8/8/8/8/2w5/1ww5/8 w", "klokan.end.win", ""},
      Row{"8/1w6/w7/6bb/7b/8/8/8 w", "klokan.crown.now", "a6-c8="});
  INFO(row.position);
  const auto advice = advise(position(row.position));
  REQUIRE(advice);
  CHECK(advice->rule == row.rule);
  if (!row.action.empty()) CHECK(advice->move.text == row.action);
}

}  // namespace kibic::klokan::test
