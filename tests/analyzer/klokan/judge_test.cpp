#include "analyzer/engines/klokan/judge/judge.h"

#include <catch2/catch.hpp>

#include <algorithm>

#include "analyzer/engines/klokan/judge/chance.h"
#include "tests/analyzer/klokan/given.h"

namespace kibic::klokan::test {
namespace {

Verdict judged(const State& state, const std::string& played) {
  ReviewSettings settings;
  settings.level = "quick";
  return Judge().judge(decision(state, played), settings, {});
}

}  // namespace

TEST_CASE("no loss is negative and the best half-move loses nothing") {
  Rng rng(14);
  for (int i = 1; i < 9; ++i) {
    const State state = after_random(position("start"), 7 * i, rng);
    if (state.ending || legal_moves(state).size() < 2 || legal_moves(state).size() > 40) continue;
    INFO(to_string(state));
    const Verdict any = judged(state, legal_moves(state).front().text);
    REQUIRE(any.loss);
    CHECK(*any.loss >= 0);
    CHECK(*any.winning_chance_loss >= 0);
    CHECK(any.hindsight_loss == any.loss);
    CHECK(any.candidates.size() == legal_moves(state).size());
    CHECK(std::is_sorted(any.candidates.begin(), any.candidates.end(),
                         [](const auto& a, const auto& b) { return a.value > b.value; }));
    const Verdict best = judged(state, any.candidates.front().action.text);
    CHECK(best.loss == 0.0);
    CHECK(best.grade == Grade::best);
    CHECK(best.candidates.front().action == best.played);
    CHECK(judged(state, any.played.text) == any);
  }
}

TEST_CASE("a half-move that leaves four stones standing is a blunder, and the reason says so") {
  const State state = position("b7/8/8/3b4/2b1b3/2wb4/8/8 w");
  const Verdict verdict = judged(state, "c3xe3");
  CHECK(verdict.grade == Grade::blunder);
  CHECK(verdict.mark == Mark::very_bad);
  CHECK(verdict.candidates.front().action.text == "c3xc5xe5xe3xc3");
  CHECK(render(verdict.why).find("c3xc5xe5xe3xc3") != std::string::npos);
  CHECK_FALSE(verdict.remarks.empty());
}

TEST_CASE("stones that cannot change the winner are counted but not marked") {
  // White loses by three or by more.
  const Verdict verdict = judged(position("8/8/8/3b4/2b1b3/2wb4/8/6bb w"), "c3xe3");
  CHECK(verdict.exact);
  CHECK(*verdict.loss > 0);
  CHECK(verdict.grade == Grade::good);
  CHECK(verdict.mark == Mark::none);
}

TEST_CASE("where everything comes to the same there is no mark") {
  const Verdict verdict = judged(position("7b/8/8/8/8/2w5/1ww5/8 w"), "b2-d4");
  CHECK(verdict.grade == Grade::best);
  CHECK(verdict.mark == Mark::none);
  CHECK(verdict.exact);
  CHECK(verdict.loss == 0.0);
}

TEST_CASE("a single half-move is forced, an illegal one has no price, resigning has one") {
  CHECK(judged(position("7b/6b1/8/8/8/8/1w6/w7 w"), "a1-c3").grade == Grade::forced);
  const State state = position("b7/8/8/3b4/2b1b3/2wb4/8/8 w");
  CHECK(judged(state, "a1-a3").grade == Grade::not_judged);
  const Verdict resigned = judged(state, "resign");
  CHECK(resigned.grade == Grade::blunder);
  CHECK(*resigned.loss > 0);
}

TEST_CASE("where nothing was played yet the judge has candidates and blames nobody") {
  const State solved = position("b7/8/8/3b4/2b1b3/2wb4/8/8 w");
  Rng rng(14);
  const State wide = after_random(position("start"), 7, rng);
  for (const State& state : {solved, wide}) {
    INFO(to_string(state));
    const Verdict open = judged(state, "");
    REQUIRE(open.candidates.size() == legal_moves(state).size());
    const std::string& best = open.candidates.front().action.text;
    CHECK(open.candidates.front().value == judged(state, best).candidates.front().value);
    CHECK(open.hindsight_best == open.candidates.front().action);
    CHECK(render(open.why).starts_with(best + " is "));
    CHECK(open.played.text.empty());
    CHECK(open.grade == Grade::not_judged);
    CHECK(open.mark == Mark::none);
    CHECK_FALSE(open.loss.has_value());
    CHECK_FALSE(open.interval.has_value());
    CHECK_FALSE(open.winning_chance_loss.has_value());
    CHECK_FALSE(open.hindsight_loss.has_value());
    CHECK(open.remarks.empty());
  }
  CHECK(judged(solved, "").exact);
  const std::string won = render(judged(position("7b/8/8/8/8/2w5/1ww5/8 w"), "").why);
  CHECK(won.find(" is best: played out, it ends at +2.") != std::string::npos);
}

TEST_CASE("asked to stop, the judge gives no verdict") {
  std::stop_source stop;
  stop.request_stop();
  const Verdict verdict = Judge().judge(decision(position("start"), "a1-a3"), {}, stop.get_token());
  CHECK(verdict.grade == Grade::not_judged);
  CHECK_FALSE(verdict.loss);
}

TEST_CASE("the chance of winning grows with the lead and with the stones gone") {
  CHECK(winning_chance(0, 32) == 0.5);
  CHECK(winning_chance(1, 32) > 0.5);
  CHECK(winning_chance(1, 12) > winning_chance(1, 32));
  CHECK(winning_chance(-1, 20) == Approx(1 - winning_chance(1, 20)));
  CHECK(final_chance(3) == 1.0);
  CHECK(final_chance(0) == 0.5);
}

}  // namespace kibic::klokan::test
