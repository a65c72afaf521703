// Each rule in a position made for it. Where a position follows a published problem, its number
// stands in the name (problems of the shared samples); the others are our own.
#include <catch2/catch.hpp>
#include <set>

#include "analyzer/engines/marias/heuristic/heuristic.h"
#include "core/games/marias/words.h"
#include "tests/analyzer/heuristic/positions.h"

using namespace kibic;
using namespace kibic::marias;
using test::Sight;

namespace {

struct Case {
  std::string name;
  Sight sight;
  std::string rule;
  std::string card;
};

const std::vector<Case>& declarer_cases() {
  static const std::vector<Case> cases{
      {"long trumps with the eso draw trumps",
       {"hra h", 0, 0, "Ah Kh Jh 9h 8h Ab 9b 8l 7l 9a", {}, "7b 8b"},
       "marias.lead.draw-trumps",
       "Ah"},
      {"trumps gone, the plain eso is cashed",
       {"hra h",
        0,
        0,
        "Jh 9h Ab 9l 8l",
        {"0: Ah 7h 8h", "0: Xh Qh Kh", "0: 8a Aa 9a", "1: 7a 7l Xa", "2: Xb 7b 9b"},
        "Jl Ql"},
       "marias.lead.cash-master",
       "Ab"},
      {"problem 001: the desítka whose eso is gone goes before the spodek",
       {"sto a",
        0,
        0,
        "Jb Xb",
        {"0: Aa 7a 8l", "0: Qa Xa Xl", "1: Al Kl 8a", "0: Ka Ja 9h", "0: Xh 7h Jh", "0: Ah Qh Kh",
         "0: Kb Ab 8b", "1: Ql Jl 9a"},
        "7l 8h"},
       "marias.lead.cash-master",
       "Xb"},
      {"a hláška is shown before the svršek is lost",
       {"hra h", 0, 0, "Kh Jh 9b 8b Kl Ql 9l 7a 8a 9a", {}, "7l 8l"},
       "marias.lead.show-marriage",
       "Ql"},
      {"with a sto the trump hláška comes first",
       {"sto h", 0, 0, "Kh Qh 9b 8b Kl Ql 9l 7a 8a 9a", {}, "7l 8l"},
       "marias.lead.show-marriage",
       "Qh"},
      {"long trumps without eso and desítka force them out",
       {"hra h", 0, 0, "Kh Jh 9h 8h 7h 9b 8b 8l 7l 9a", {}, "7b 7a"},
       "marias.lead.force-high-trump",
       "Kh"},
      {"problem 039: the král forces the eso out and the desítka becomes good",
       {"hra h", 0, 0, "Kl Xl 7b", {}, "8b 9l"},
       "marias.lead.force-eso-under-ten",
       "Kl"},
      {"the last trump is kept and a plain card led",
       {"hra h", 0, 0, "9h 9b 7b 8l", {}, "7l 7a"},
       "marias.lead.hold-last-trump",
       "7b"},
      {"the longest suit is led to cost the others trumps",
       {"hra h", 0, 0, "Jh 9h 9b 8b 7b Jb 8l 7l 8a 9a", {}, "7a 9l"},
       "marias.lead.long-suit",
       "7b"},
      {"a short suit is led to be trumped later",
       {"hra h", 0, 0, "Jh 9h 9b 8l 7l", {}, "7a 8a"},
       "marias.lead.short-suit",
       "9b"},
      {"a small trump is led rather than a desítka",
       {"hra h", 0, 0, "9h 8h Xb", {}, "7a 8a"},
       "marias.lead.small-trump",
       "8h"},
      {"with sharp cards only the likeliest is led",
       {"hra h", 0, 0, "Xb Al", {}, "7a 8a"},
       "marias.lead.least-loss",
       "Al"},
      {"problem 044 from the other side: the spodek is enough, the eso waits for the desítka",
       {"hra h", 0, 0, "Ab Jb 8h 7h", {"1: 9b 8b"}, "7a 8a"},
       "marias.follow.hold-eso-for-ten",
       "Jb"},
      {"the desítka that wins is brought home",
       {"hra h", 0, 0, "Xb Jb 8h 7h", {"1: 9b 8b"}, "7a 8a"},
       "marias.follow.take-with-sharp",
       "Xb"},
      {"the trump desítka is saved while the trump eso is out",
       {"hra h", 0, 0, "Xh Jh 9h 7l", {"1: 9b 8b"}, "7a 8a"},
       "marias.follow.save-trump-ten",
       "Xh"},
      {"a low trump is enough",
       {"hra h", 0, 0, "Ah Jh 9h 7l", {"1: Xb 8b"}, "7a 8a"},
       "marias.follow.trump-low",
       "9h"},
      {"the cheapest winner takes the trick",
       {"hra h", 0, 0, "Kb Jb 8l 7h", {"1: 9b 8b"}, "7a Xb"},
       "marias.follow.win-cheaply",
       "Jb"},
      {"a hláška is shown on a lost trick",
       {"hra h", 0, 0, "Kb Qb 8b 7h", {"1: Ab 7b"}, "7a 8a"},
       "marias.follow.show-marriage",
       "Qb"},
      {"a lost trump trick gets the lowest trump",
       {"hra h", 0, 0, "Xh 9h 8h 7l", {"1: Ah Jh"}, "7a 8a"},
       "marias.follow.lowest-trump",
       "8h"},
      {"a lost trick gets no sharp card",
       {"hra h", 0, 0, "Xb 9b 8b 7h", {"1: Ab 7b"}, "7a 8a"},
       "marias.follow.keep-sharp",
       "8b"},
      {"a free discard comes from the longest suit",
       {"hra h", 0, 0, "8a 9a 8l 9l Jl", {"1: Ab 7b"}, "7a Kb"},
       "marias.follow.throw-idle",
       "8l"},
      {"of two sharp cards the lower goes",
       {"hra h", 0, 0, "Xl Al", {"1: Ab 9b"}, "7a 8a"},
       "marias.follow.lesser-evil",
       "Xl"},
  };
  return cases;
}

const std::vector<Case>& defender_cases() {
  static const std::vector<Case> cases{
      {"the declarer is void and loses a trump",
       {"hra h", 1, 0, "9b 8b 7b 7l 8a Ka Qa 9h", {"1: Ab Xb 8h", "0: Jl Al Xl"}, ""},
       "marias.defend.lead.force-declarer",
       "7b"},
      {"problem 024: a lead that pulls partner's desítka is not the one to force with",
       {"hra h", 1, 0, "9b 8b 7l 8l Kl Ka Ja 9h 8h", {"1: Kb Ab 7h"}, ""},
       "marias.defend.lead.long-suit",
       "7l"},
      {"partner can trump what the declarer follows",
       {"hra h", 1, 0, "Xb 9b 7l 8l Kl Ka Ja 8a 9l", {"1: Kb 9h 7b"}, ""},
       "marias.defend.lead.partners-trump",
       "Xb"},
      {"problem 036: the eso is cashed while the declarer still follows",
       {"hra h", 0, 2, "Xl Aa 7b 7h 8h Jb 7l 8l Ka Qb", {}, ""},
       "marias.defend.lead.cash-sharp",
       "Aa"},
      {"a defender leads his hláška",
       {"hra h", 1, 0, "Kb Qb 7b 7l 8l 9l 8a 7a 7h 8h", {}, ""},
       "marias.defend.lead.show-marriage",
       "Qb"},
      {"problem 041: a defender forces the eso out of the declarer",
       {"hra h", 1, 0, "Kl Xl 7b 9b 8b 8a 7a 7h 8h 9h", {}, ""},
       "marias.defend.lead.force-eso-under-ten",
       "Kl"},
      {"partner's suit is returned",
       {"hra h", 1, 0, "9b 7b 7l 8l 9l 8a 7a 7h 8h", {"2: Jb Qb Kb"}, ""},
       "marias.defend.lead.return-suit",
       "9b"},
      {"a low card goes through the declarer to partner's high ones",
       {"hra h", 2, 0, "7b 7l 8l 9l 8a 7a Ka 7h 8h 9h", {}, ""},
       "marias.defend.lead.through-declarer",
       "7b"},
      {"before partner the longest suit without the desítka is led",
       {"hra h", 1, 0, "Xb 8b 9b Jb 7l 8l 9l 8a 7h 8h", {}, ""},
       "marias.defend.lead.long-suit",
       "7l"},
      {"when every suit has its desítka the least harmful card is led",
       {"hra h", 1, 0, "Xb 8b 9b 7h 8h", {}, ""},
       "marias.defend.lead.keep-trumps",
       "8b"},
      {"a trump is led rather than a bare desítka",
       {"hra h", 1, 0, "Xb 7h 8h", {}, ""},
       "marias.defend.lead.trump-not-ten",
       "7h"},
      {"with sharp cards alone the likeliest is led",
       {"hra h", 1, 0, "Ah Xb", {}, ""},
       "marias.defend.lead.least-loss",
       "Ah"},
      {"seed 3.6.6: the desítka is smeared onto partner's trick",
       {"hra h", 2, 0, "Xl 9l 8a 7a", {"0: 9b Ab"}, ""},
       "marias.defend.follow.smear-ten",
       "Xl"},
      {"late in the play the eso is smeared too",
       {"hra h", 2, 0, "Al 9a", {"0: 9b Ab"}, ""},
       "marias.defend.follow.smear-eso",
       "Al"},
      {"problem 044: the eso waits for the declarer's desítka",
       {"hra h", 2, 0, "Ab Jb", {"0: 9b Ja"}, ""},
       "marias.defend.follow.hold-eso-for-ten",
       "Jb"},
      {"the winning desítka comes home",
       {"hra h", 2, 0, "Xb Jb 7l", {"0: 9b Ja"}, ""},
       "marias.defend.follow.take-with-sharp",
       "Xb"},
      {"problem 026: the nine trumps, the eso is kept for the last trick",
       {"hra a", 2, 0, "9a Aa", {"0: Xl 7h"}, ""},
       "marias.defend.follow.trump-low",
       "9a"},
      {"the trump desítka is saved from the declarer's eso",
       {"hra a", 2, 0, "9a Xa", {"0: 9l 7l"}, ""},
       "marias.defend.follow.save-trump-ten",
       "Xa"},
      {"the cheapest winner is enough",
       {"hra h", 2, 0, "Kb Jb 7l", {"0: 9b Xb", "0: 8b 7b"}, ""},
       "marias.defend.follow.win-cheaply",
       "Jb"},
      {"a defender shows his hláška on a lost trick",
       {"hra h", 1, 0, "Kb Qb 8b 7l", {"0: Ab"}, ""},
       "marias.defend.follow.show-marriage",
       "Qb"},
      {"problem 066: high-low to partner's lead",
       {"hra h",
        2,
        0,
        "Kb 8b 7l 8l",
        {
            "1: Ab 9b",
        },
        ""},
       "marias.defend.follow.high-low",
       "Kb"},
      {"the declarer's trick gets no desítka",
       {"hra h", 2, 0, "Xb Jb 8b 7a", {"0: Ab 9b"}, ""},
       "marias.defend.follow.keep-sharp",
       "8b"},
      {"a free discard keeps the desítka guarded",
       {"hra h", 2, 0, "Xl 9l 7a Ka", {"0: Ab 9b"}, ""},
       "marias.defend.follow.throw-idle",
       "7a"},
      {"the lowest trump is given up",
       {"hra h", 2, 0, "Xh 9h 8h 7a", {"0: Ah 7h"}, ""},
       "marias.defend.follow.lowest-trump",
       "8h"},
      {"of two sharp cards the lower goes",
       {"hra h", 2, 0, "Xl Al", {"0: Ab 9b"}, ""},
       "marias.defend.follow.lesser-evil",
       "Xl"},
  };
  return cases;
}

const std::vector<Case>& null_cases() {
  static const std::vector<Case> cases{
      {"problem 019: the král is led while the eso must beat it",
       {"betl -", 0, 0, "7h 8h 9h Xh Jh Qh Kh Ah Qa Ka", {}, "7b 8b"},
       "marias.betl.lead-danger",
       "Ka"},
      {"the lowest card that must be beaten is led",
       {"betl -", 0, 0, "7h 8h 7b 8b 9b 7l 8l 7a 8a 9a", {}, "9h 9l"},
       "marias.betl.lead-safe-low",
       "7h"},
      {"the declarer stays as high as possible below the trick",
       {"betl -", 0, 0, "7h 9h Xh", {"1: Kh 8h"}, "7b 8b"},
       "marias.betl.duck-high",
       "Xh"},
      {"problem 084: the eso goes on a suit he does not have",
       {"betl -", 0, 0, "7h 8h Ab", {"1: Kl 8l"}, "7b 8b"},
       "marias.betl.throw-danger",
       "Ab"},
      {"nothing can be caught, the highest goes",
       {"betl -", 0, 0, "7h 8h 9h", {"1: Kl 8l"}, "7b 8b"},
       "marias.betl.throw-high",
       "9h"},
      {"no way below: the lowest beating card hopes for the next hand",
       {"betl -", 0, 0, "9h Jh Qh", {"1: 9b Ab Kb", "2: 8h"}, "7b 8b"},
       "marias.betl.beat-low",
       "9h"},
      {"partner is void and cannot spoil the catch",
       {"betl -", 1, 0, "7b Kb 8l 9l", {"1: Ab Kl 9b"}, ""},
       "marias.betl.defend.lead-partner-void",
       "7b"},
      {"a low card of a long suit is led under the declarer",
       {"betl -", 1, 0, "7b 8b 9b Xb Jb Ab Ah Al Kl Ka", {}, ""},
       "marias.betl.defend.lead-under",
       "7b"},
      {"without a catch the short suit is cleared",
       {"betl -", 1, 0, "Ah Al Kl", {}, ""},
       "marias.betl.defend.lead-short",
       "Ah"},
      {"the declarer's trick is left to him",
       {"betl -", 2, 0, "7b 8b", {"0: 9b Ja"}, ""},
       "marias.betl.defend.leave-trick",
       "8b"},
      {"before the declarer a defender stays low",
       {"betl -", 2, 0, "Qb Ab", {"1: Jb"}, ""},
       "marias.betl.defend.stay-low",
       "Qb"},
      {"high cards go when partner has the trick",
       {"betl -", 2, 0, "Qb 8b 7b", {"0: 9b Kb"}, ""},
       "marias.betl.defend.unblock",
       "Qb"},
      {"problem 021: the void defender throws the blocking eso",
       {"betl -", 1, 0, "9b Xb Jb Qb Kb Aa 7l 8l 9l Xl", {"0: 7h"}, ""},
       "marias.betl.defend.throw-blocker",
       "Aa"},
      {"seed 3.6.5: the top of the longest suit is led",
       {"durch -", 0, 0, "Ah Kh Qh Jh Ab Kb Al Aa Ka Qa", {}, "7b 8b"},
       "marias.durch.lead-top",
       "Ah"},
      {"without a top the likeliest card is tried",
       {"durch -", 0, 0, "Kb 7l", {}, "Qb 8b"},
       "marias.durch.lead-hope",
       "Kb"},
      {"there is no choice with one card that beats",
       {"durch -", 1, 0, "Ab 7b", {"0: Kb"}, ""},
       "marias.forced",
       "Ab"},
      {"the durch is beaten when it can be",
       {"durch -", 1, 0, "Ab Kb 7b", {"0: Qb"}, ""},
       "marias.durch.defend.beat",
       "Kb"},
      {"a suit that the declarer cannot have any more is free",
       {"durch -", 1, 0, "9h 8h 7b", {"0: Ah Jh 7h", "0: Kh Xh Qh", "0: Al"}, ""},
       "marias.durch.defend.throw-dead-suit",
       "8h"},
      {"every suit is guarded and one has to suffer",
       {"durch -", 1, 0, "Jh Xh 9h 8h Jb Xb 9b 8b", {"0: Al"}, ""},
       "marias.durch.defend.give-up",
       "8h"},
      {"the declarer is void in this suit, nothing is lost with it",
       {"betl -", 1, 0, "9l 8l", {"1: Al Kl 9b", "0: 7h"}, ""},
       "marias.betl.defend.throw-idle",
       "9l"},
      {"seed 3.6.5: the lowest card follows",
       {"durch -", 1, 0, "Qb 7b 8b", {"0: Ab"}, ""},
       "marias.durch.defend.follow-low",
       "7b"},
      {"problem 059: the svršek of Q J 8 7 shows the guard",
       {"durch -", 1, 0, "Qh Jh 8h 7h 7b 8b", {"0: Al"}, ""},
       "marias.durch.defend.show-guard",
       "Qh"},
      {"problem 064: with král and svršek the král is thrown",
       {"durch -", 1, 0, "Kh Qh 7h 7b 8b", {"0: Al"}, ""},
       "marias.durch.defend.show-guard",
       "Kh"},
      {"problem 061: J X 9 8 is guarded but cannot be shown",
       {"durch -", 1, 0, "Jh Xh 9h 8h 7b 8b", {"0: Al"}, ""},
       "marias.durch.defend.throw-unguarded",
       "7b"},
      {"problem 064, the other hand: partner's suit goes, the eso first",
       {"durch -", 2, 0, "Ah 8h 7b Kb", {"0: Al 7l Kl", "0: Ql Kh"}, ""},
       "marias.durch.defend.partners-suit",
       "Ah"},
      {"what the guard does not need is spare",
       {"durch -", 1, 0, "Kh Jh 8h 7h", {"0: Al 7l 8l", "0: Kl Qh 9l", "0: Ql"}, ""},
       "marias.durch.defend.throw-spare",
       "7h"},
  };
  return cases;
}

void check(const Case& expected) {
  INFO(expected.name);
  const auto advice = advise_play(test::view_of(expected.sight));
  REQUIRE(advice.has_value());
  CHECK(advice->rule == expected.rule);
  CHECK(to_string(advice->card) == expected.card);
  CHECK(render(advice->why).find(pretty(advice->card)) != std::string::npos);
  CHECK(advice->ranking.front().first == advice->card);
}

}  // namespace

TEST_CASE("a declarer in trumps plays by the first rule that fits") {
  for (const Case& expected : declarer_cases()) check(expected);
}

TEST_CASE("a defender against trumps plays by the first rule that fits") {
  for (const Case& expected : defender_cases()) check(expected);
}

TEST_CASE("betl and durch have rules of their own") {
  for (const Case& expected : null_cases()) check(expected);
}

TEST_CASE("every rule has its position") {
  std::set<std::string> covered;
  for (const auto* cases : {&declarer_cases(), &defender_cases(), &null_cases()}) {
    for (const Case& expected : *cases) covered.insert(expected.rule);
  }
  for (const std::string& id : heuristic_rule_ids()) {
    INFO(id);
    CHECK(covered.count(id) == 1);
  }
}

TEST_CASE("rule ids are distinct and begin with the game") {
  const auto ids = heuristic_rule_ids();
  CHECK(std::set<std::string>(ids.begin(), ids.end()).size() == ids.size());
  for (const std::string& id : ids) CHECK(id.rfind("marias.", 0) == 0);
}

TEST_CASE("there is no advice when it is not the seat's turn") {
  View view = test::view_of({"hra h", 0, 0, "Ah Kh", {}, ""});
  view.to_act = Actor::seat(1);
  CHECK_FALSE(advise_play(view).has_value());
}

TEST_CASE("an announced seven stays in hand while another card is legal") {
  const View view = test::view_of({"sedma h", 0, 0, "7h 9b", {}, "7a 8a"});
  CHECK(to_string(advise_play(view)->card) == "9b");
}
