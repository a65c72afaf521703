// Own engines by name, and the games they are compared over.
#include "analyzer/external/chooser.h"

#include <catch2/catch.hpp>

#include "analyzer/external/opinions.h"
#include "analyzer/external/self_play.h"
#include "core/games/catalogue.h"

using namespace kibic;
using namespace kibic::external;

namespace {

Choice choice_of(const std::string& name, const GameRecord& record, const Replay& played,
                 const Verdict& verdict) {
  auto chooser = make_chooser(name, 1, {});
  REQUIRE(chooser);
  CHECK((*chooser)->name() == name);
  return (*chooser)->choose(record, played, verdict, {});
}

}  // namespace

TEST_CASE("games that we play ourselves are by the rules, and the same again") {
  for (const Game& game : all_games()) {
    INFO(game.id);
    const auto& variant = game.variants.front().id;
    const auto record = self_played(game, variant, 3, {});
    REQUIRE(record);
    CHECK(record->events == self_played(game, variant, 3, {})->events);
    CHECK(record->events != self_played(game, variant, 4, {})->events);
    const auto played = replay(*record);
    REQUIRE(played);
    CHECK(played->divergences.empty());
    CHECK(played->is_finished());
  }
}

TEST_CASE("choosers of our own answer by their names") {
  const Game& game = *find_game("marias");
  const auto record = self_played(game, "licitovany", 3, {});
  REQUIRE(record);
  const auto played = replay(*record);
  REQUIRE(played);
  Verdict verdict;
  while (!played->events[verdict.event].actor.is_seat()) ++verdict.event;
  const State& before = played->states[verdict.event];
  verdict.seat = before.actor().seat_number();
  const auto legal = before.legal_actions();
  REQUIRE(legal.size() > 1);
  verdict.played = legal[0];
  verdict.candidates = {{legal[1], 1, {}, {}, {}}, {legal[0], 0, {}, {}, {}}};
  CHECK(choice_of("judge", *record, *played, verdict).action == legal[1]);
  CHECK(choice_of("played", *record, *played, verdict).action == legal[0]);
  CHECK(choice_of("heuristic", *record, *played, verdict).kind == "no-opinion");
  verdict.heuristic = SecondOpinion{legal[0], "rule", {}};
  CHECK(choice_of("heuristic", *record, *played, verdict).action == legal[0]);
  const Choice thesis = choice_of("thesis", *record, *played, verdict);
  CHECK(thesis.kind == "choice");  // too early for its minimax: the rules of thumb speak
  CHECK(thesis.action == legal[0]);
  const Choice strong = choice_of("strength:club", *record, *played, verdict);
  CHECK(strong.kind == "choice");
  CHECK(std::find(legal.begin(), legal.end(), strong.action) != legal.end());
}

TEST_CASE("what is no engine is refused with what there is") {
  for (const char* name : {"", "nobody", "strength:", "strength:nobody"}) {
    INFO(name);
    const auto chooser = make_chooser(name, 1, {});
    REQUIRE_FALSE(chooser);
    CHECK(chooser.error().code == "bad-engine");
    CHECK(render(chooser.error().text).find("heuristic") != std::string::npos);
    CHECK(render(chooser.error().text).find("thesis") != std::string::npos);
  }
}

TEST_CASE("only decisions with something to choose are asked") {
  Verdict verdict;
  CHECK_FALSE(is_choice(verdict));
  verdict.candidates.resize(2);
  CHECK(is_choice(verdict));
  verdict.forced = true;
  CHECK_FALSE(is_choice(verdict));
}
