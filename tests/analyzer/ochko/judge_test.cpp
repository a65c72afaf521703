// Verdicts on hits and stands.
#include <catch2/catch.hpp>

#include <cmath>

#include "analyzer/engines/ochko/judge/judge.h"
#include "core/model/decision.h"
#include "tests/analyzer/ochko/deals.h"
#include "tests/analyzer/ochko/support.h"

namespace kibic::ochko {
namespace {

std::vector<Verdict> verdicts(const GameRecord& record) {
  std::vector<Verdict> all;
  for (const Decision& decision : decisions(replayed(record), record.players)) {
    all.push_back(Judge().judge(decision, ReviewSettings(), {}));
  }
  return all;
}

Verdict first_verdict(const std::vector<std::string>& events, const RuleSet& rules = {},
                      const std::string& start = "") {
  const auto all = verdicts(record_of(events, rules, start));
  REQUIRE_FALSE(all.empty());
  return all.front();
}

std::vector<std::string> rendered(const std::vector<Message>& messages) {
  std::vector<std::string> all;
  for (const Message& message : messages) all.push_back(render(message));
  return all;
}

bool at_random(const Rules::State& state, Rng& rng) {
  return value_of(state.player, *state.options).total < 21 && rng.below(2) == 0;
}

}  // namespace

// Values: rule book ochko 3.5, exact pairs.
TEST_CASE("a verdict has the exact values of both actions, in stakes") {
  const Verdict verdict = first_verdict({"deal 6c Td | Kh ??", "stand"});
  CHECK(verdict.unit == "stakes");
  CHECK(verdict.stake == 1);
  CHECK(verdict.exact);
  CHECK(verdict.phase == "hit");
  CHECK(verdict.options == 2);
  REQUIRE(verdict.candidates.size() == 2);
  CHECK(verdict.candidates[0].action.text == "hit");
  CHECK(verdict.candidates[0].value == to_digits(10, -0.5416749318));
  CHECK(verdict.candidates[1].action.text == "stand");
  CHECK(verdict.candidates[1].value == to_digits(10, -0.5466606254));
  CHECK(verdict.loss.value() == Approx(0.5466606254 - 0.5416749318).margin(2e-10));
  CHECK(verdict.grade == Grade::good);
  CHECK(verdict.mark == Mark::none);
}

TEST_CASE("grades follow the price, and a card on 21 is a blunder") {
  CHECK(first_verdict({"deal 6c Td | Kh ??", "hit"}).grade == Grade::best);
  // 7+9 against 7 loses 0.4700 - 0.4159 = 0.054 by standing.
  CHECK(first_verdict({"deal 7c 9d | 7h ??", "stand"}).grade == Grade::inaccuracy);
  const auto all = verdicts(record_of({"deal 6c 5d | Kh ??", "hit", "card Th", "hit"}));
  REQUIRE(all.size() == 2);
  CHECK(all[1].grade == Grade::blunder);
  CHECK(all[1].mark == Mark::very_bad);
  // Eight more aces would not help: any card busts 21, the fourth card's ace included.
  CHECK(all[1].candidates[1].value == -1);
  CHECK(all[1].heuristic->rule == "ochko.stand.21");
}

TEST_CASE("where nothing was chosen yet both actions have their values and nobody is blamed") {
  const Replay cut = replayed(record_of({"deal 6c Td | Kh ??"}));
  const auto decision = decision_at(cut, cut.events.size());
  REQUIRE(decision.has_value());
  const Verdict open = Judge().judge(*decision, ReviewSettings(), {});
  const Verdict known = first_verdict({"deal 6c Td | Kh ??", "stand"});
  CHECK(open.candidates == known.candidates);
  CHECK(open.heuristic == known.heuristic);
  CHECK(open.exact);
  CHECK(open.played.text.empty());
  CHECK(open.grade == Grade::not_judged);
  CHECK(open.mark == Mark::none);
  CHECK_FALSE(open.loss.has_value());
  CHECK_FALSE(open.interval.has_value());
  CHECK(open.topic.id.empty());
  CHECK(render(open.why) == "With 16 against 10 a card is worth -0.542 stakes, standing -0.547.");
}

TEST_CASE("what every chart knows earns no mark") {
  const Verdict verdict = first_verdict({"deal Tc Td | Kh ??", "stand"});
  CHECK(verdict.grade == Grade::best);
  CHECK(verdict.mark == Mark::none);
}

TEST_CASE("a look that cannot have found what it is said to have found breaks no verdict") {
  // Aces and tens are all that is left, so behind the open ace lies a ten.
  std::string gone;
  for (const Card card : cards_of(CardSet::all())) {
    if (low_value(card.rank()) < 10 && card.rank() != Rank::ace) {
      gone += (gone.empty() ? "" : ",") + to_string(card);
    }
  }
  const GameRecord record =
      record_of({"deal Ac Tc | Ad ??", "stand"}, rules_of("peek=yes pj_auto=no deck=below-16"),
                "bank=500 stake=5 gone=" + gone + ",As,Ah");
  const Verdict verdict = verdicts(record).at(0);
  REQUIRE(verdict.candidates.size() == 2);
  for (const Candidate& candidate : verdict.candidates) CHECK(candidate.value == -1);
  CHECK(verdict.loss == 0.0);
}

TEST_CASE("the words of a verdict say its numbers") {
  const Verdict verdict = first_verdict({"deal 6c Td | Kh ??", "stand"});
  CHECK(render(verdict.why) ==
        "Standing on 16 against 10 gives away 0.005 stakes on average: it is worth -0.547, a card "
        "-0.542.");
  CHECK(render(verdict.topic) == "stand with 16 against 10");
  CHECK(verdict.heuristic->rule == "ochko.chart.two.stand");
  CHECK(verdict.heuristic->action.text == "stand");
  const auto remarks = rendered(verdict.remarks);
  REQUIRE(remarks.size() == 4);
  // Of 49 unseen cards 2, 3, 4 and 5 help, 4 of each; the ace counts 11 as third card: 33 bust.
  CHECK(remarks[1] == "The next card busts the hand in 67.3 % of cases.");
  CHECK(remarks[2] == "Totals after one card: 18: 8.2 %, 19: 8.2 %, 20: 8.2 %, 21: 8.2 %.");
  CHECK(remarks[3] == "The chart would stand; with exactly these cards one more is better.");
}

TEST_CASE("the remark on the chart says whether the exact cards decide") {
  const auto chart_remark = [](const char* cards, const char* open) {
    const auto deal = std::string("deal ") + cards + " | " + open + " ??";
    return rendered(first_verdict({deal, "stand"}).remarks).back();
  };
  CHECK(chart_remark("Tc Td", "6h") == "The chart says the same, whatever cards make up the 20.");
  CHECK(chart_remark("3c 9d", "2h") ==
        "The chart says the same, but it is the exact cards that decide: other hands of 12 want "
        "the other action.");
  CHECK(chart_remark("7c 7d", "Th") ==
        "The chart would take a card; with exactly these cards standing is better.");
}

TEST_CASE("a changed rule of ties changes the advice where it should and only there") {
  // Rule book 5, mhluska #123.
  const auto best = [](const char* deal, const char* tie) {
    return first_verdict({deal, "stand"}, {{"tie", tie}}).candidates[0].action.text;
  };
  CHECK(best("deal 7c 9d | 7h ??", "player") == "hit");
  CHECK(best("deal 7c 9d | 7h ??", "push") == "hit");
  CHECK(best("deal 2c Td | 2h ??", "player") == "hit");
  CHECK(best("deal 2c Td | 2h ??", "push") == "stand");
  CHECK(best("deal 7c 8d | 9h ??", "player") == "hit");
  CHECK(best("deal 7c 8d | 9h ??", "push") == "hit");
  CHECK(best("deal 3c 9d | Ah ??", "player") == "hit");
  CHECK(best("deal 3c 9d | Ah ??", "push") == "stand");
}

TEST_CASE("the closed card changes no verdict before it lies open") {
  const auto text = GENERATE("", "peek=yes tie=push", "show=none");
  const bool is_up = std::string(text) != "show=none";
  const auto judged = [&](const char* first, const char* closed) {
    const std::string banker =
        is_up ? "9s " + std::string(closed) : std::string(first) + " " + closed;
    return verdicts(record_of(
        {"deal 4c 5d | " + banker, "hit", "card 2h", "hit", "card 3c", "stand"}, rules_of(text)));
  };
  const auto unknown = judged("??", "??");
  REQUIRE(unknown.size() == 3);
  for (const char* closed : {"2s", "8d", "Kd", "Ad"}) {
    CAPTURE(text, closed);
    CHECK(judged("7s", closed) == unknown);
  }
}

TEST_CASE("a closed card that was shown early is used from then on") {
  // A12: the banker shows 6+6 and the deal goes on.
  const auto all =
      verdicts(record_of({"deal 4c 9d | 6s ??", "hit", "card 2h", "open 6d", "stand"}));
  REQUIRE(all.size() == 2);
  const Terms terms = default_terms();
  const double exact = ExactSolver(terms)
                           .choice(hand("4+9+2", terms), OpenCards(kind("6"), kind("6")))
                           .stand.value(terms);
  CHECK(all[1].candidates[0].value == Approx(exact).epsilon(1e-14));
  // The chart is that of a house that shows both.
  REQUIRE(all[1].heuristic.has_value());
  CHECK(render(all[1].heuristic->why) ==
        "The chart for three cards and more stands on 15 against 6 and 6.");
}

TEST_CASE("cutting the record after a decision, or judging again, changes no bit of a verdict") {
  for (const GameRecord& record : dealt_session(rules_of("deck=below-20"), 30, 3, at_random)) {
    const auto whole = verdicts(record);
    CHECK(verdicts(record) == whole);
    for (std::size_t i = 0; i < whole.size(); ++i) {
      GameRecord cut = record;
      cut.events.resize(whole[i].event + 1);
      CHECK(verdicts(cut).at(i) == whole[i]);
    }
  }
}

TEST_CASE("a loss is never negative and the best action loses nothing") {
  for (const GameRecord& record : dealt_session(rules_of("tie=push"), 60, 5, at_random)) {
    for (const Verdict& verdict : verdicts(record)) {
      REQUIRE(verdict.loss.has_value());
      CHECK(*verdict.loss >= 0);
      CHECK(std::abs(verdict.candidates[0].value) <= 1);
      if (verdict.candidates[0].action == verdict.played) CHECK(*verdict.loss == 0);
    }
  }
}

TEST_CASE("cards gone in deals before count") {
  // Without a two or three in the shoe 12 has fewer cards that help, and all that bust.
  const auto rules = rules_of("deck=below-20");
  const auto fresh = first_verdict({"deal 4c 8d | 2h ??", "stand"}, rules);
  const auto later = first_verdict({"deal 4c 8d | 6h ??", "stand"}, rules,
                                   "bank=500 stake=5 gone=7c,7d,7h,7s,8c,8h,8s,9c,9d,9h,9s");
  CHECK(fresh.candidates[0].action.text == "stand");
  CHECK(later.candidates[0].value != Approx(fresh.candidates[0].value));
}

TEST_CASE("where a deal may not be finished nothing is judged, and the reason is told") {
  std::string gone;
  for (int code = 0; code < 40; ++code) {
    gone += (code == 0 ? "" : ",") + to_string(Card::from_code(code));
  }
  const GameRecord record = record_of({"deal 4s 8s | 6s ??", "stand"}, rules_of("deck=below-16"),
                                      "bank=500 stake=5 gone=" + gone);
  const auto played = replay(record, Rules::game());
  REQUIRE(played.has_value());
  const auto all = decisions(*played);
  REQUIRE(all.size() == 1);
  const Verdict verdict = Judge().judge(all[0], ReviewSettings(), {});
  CHECK(verdict.grade == Grade::not_judged);
  CHECK_FALSE(verdict.loss.has_value());
  CHECK(render(verdict.why).find("16") != std::string::npos);
}

TEST_CASE("asked to stop, the judge says so") {
  const GameRecord record = record_of({"deal 4c 8d | 2h ??", "stand"});
  std::stop_source stop;
  stop.request_stop();
  const Decision decision = decisions(replayed(record)).at(0);
  const Verdict verdict = Judge().judge(decision, ReviewSettings(), stop.get_token());
  CHECK(verdict.grade == Grade::not_judged);
  CHECK(verdict.candidates.empty());
}

}  // namespace kibic::ochko
