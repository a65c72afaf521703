// Whole reviews of generated deals: the invariants of the judgement notes, section 9, that concern
// card play. Few worlds, because laws do not need many.
#include "analyzer/judge/review.h"

#include <algorithm>
#include <cmath>

#include "analyzer/engines/marias/worlds/worlds.h"
#include "core/games/marias/rules.h"
#include "core/games/marias/view.h"
#include "tests/analyzer/judge/reviewed_deal.h"
#include "tests/support/deal_counts.h"

using namespace kibic;
using kibic::test::deal;
using kibic::test::played;
using kibic::test::reviewed;

namespace {

GameRecord cut_after(GameRecord record, std::size_t event) {
  record.events.resize(event + 1);
  return record;
}

// All laws that one verdict has to obey, whatever the numbers are.
void check_laws(const Verdict& verdict) {
  if (verdict.forced) {
    CHECK(verdict.grade == Grade::forced);
    CHECK(verdict.mark == Mark::none);
    CHECK_FALSE(verdict.loss.has_value());
    return;
  }
  if (verdict.grade == Grade::not_judged) {
    CHECK_FALSE(verdict.loss.has_value());
    CHECK_FALSE(verdict.why.id.empty());
    return;
  }
  REQUIRE(verdict.loss.has_value());
  REQUIRE(verdict.candidates.size() >= 2);
  CHECK(*verdict.loss >= 0);
  CHECK((*verdict.interval)[0] <= (*verdict.interval)[1]);
  CHECK(verdict.stake > 0);
  CHECK(verdict.hindsight_loss.value() >= 0);
  const Candidate& best = verdict.candidates.front();
  const auto is_played = [&](const Candidate& candidate) {
    return candidate.action == verdict.played;
  };
  CHECK(std::count_if(verdict.candidates.begin(), verdict.candidates.end(), is_played) == 1);
  for (const Candidate& candidate : verdict.candidates) CHECK(candidate.value <= best.value + 1e-9);
  if (is_played(best)) CHECK((*verdict.loss == 0 && verdict.grade == Grade::best));
  if (is_error(verdict.grade)) CHECK((*verdict.loss > 0 && !is_played(best)));
  const bool blames =
      verdict.mark == Mark::dubious || verdict.mark == Mark::bad || verdict.mark == Mark::very_bad;
  CHECK(blames == is_error(verdict.grade));
  if (verdict.exact) CHECK(best.interval[0] == best.interval[1]);
}

}  // namespace

TEST_CASE("every verdict of 60 deals obeys the laws of judgement") {
  int judged = 0;
  for (int seed = 1; seed <= test::fewer(60); ++seed) {
    INFO("seed " << seed);
    for (const Verdict& verdict : reviewed(deal(static_cast<std::uint64_t>(seed)), 16).verdicts) {
      INFO("event " << verdict.event);
      check_laws(verdict);
      judged += verdict.loss ? 1 : 0;
    }
  }
  CHECK(judged > test::fewer(300));
}

TEST_CASE("cutting the record after a decision changes nothing in its verdict, in 200 deals") {
  const DecisionJudge& judge = *judge_for("marias");
  ReviewSettings settings;
  settings.worlds = 8;
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    INFO("seed " << seed);
    const GameRecord record = deal(seed);
    const std::vector<Decision> all = decisions(played(record));
    // Two decisions a deal, another pair in each: all moments come up over the deals.
    for (std::size_t i = seed % 13; i < all.size(); i += 17) {
      INFO("event " << all[i].event);
      const std::vector<Decision> cut = decisions(played(cut_after(record, all[i].event)));
      REQUIRE(cut.back().event == all[i].event);
      CHECK(judge.judge(cut.back(), settings, {}) == judge.judge(all[i], settings, {}));
      ++compared;
    }
  }
  CHECK(compared > 250);
}

TEST_CASE("what the others really hold has no influence on an informed verdict") {
  const DecisionJudge& judge = *judge_for("marias");
  ReviewSettings settings;
  settings.worlds = 16;
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    INFO("seed " << seed);
    for (const Decision& decision : decisions(played(deal(seed)))) {
      const auto* state = decision.before.as<marias::Rules>();
      if (state->phase != marias::Phase::play || decision.event % 4 != 0) continue;
      const marias::Worlds worlds(*marias::knowledge_of(marias::view(*state, decision.seat)));
      Rng rng(seed);
      const marias::World other = worlds.sample(rng);
      marias::State turned = *state;
      turned.hands = other.hands;
      turned.talon = other.talon;
      Decision swapped = decision;
      swapped.before = State::of<marias::Rules>(turned);
      const Verdict here = judge.judge(decision, settings, {});
      const Verdict there = judge.judge(swapped, settings, {});
      CHECK(here.loss == there.loss);
      CHECK(here.interval == there.interval);
      CHECK(here.grade == there.grade);
      CHECK(here.mark == there.mark);
      REQUIRE(here.candidates.size() == there.candidates.size());
      for (std::size_t i = 0; i < here.candidates.size(); ++i) {
        CHECK(here.candidates[i].action == there.candidates[i].action);
        CHECK(here.candidates[i].value == there.candidates[i].value);
      }
      ++compared;
    }
  }
  CHECK(compared > 50);
}

TEST_CASE("a review of one seat holds its decisions only, with the same verdicts") {
  const GameRecord record = deal(4);
  ReviewSettings settings;
  settings.worlds = 8;
  const Review all = review(record, played(record), settings, 1);
  settings.seat = 1;
  const Review one = review(record, played(record), settings, 1);
  REQUIRE_FALSE(one.verdicts.empty());
  for (const Verdict& verdict : one.verdicts) {
    CHECK(verdict.seat == 1);
    CHECK(std::count(all.verdicts.begin(), all.verdicts.end(), verdict) == 1);
  }
}

TEST_CASE("a review that is stopped says so at every decision left") {
  const GameRecord record = deal(4);
  std::stop_source stop;
  stop.request_stop();
  const Review stopped = review(record, played(record), {}, 1, stop.get_token());
  REQUIRE_FALSE(stopped.verdicts.empty());
  for (const Verdict& verdict : stopped.verdicts) CHECK_FALSE(verdict.loss.has_value());
}

TEST_CASE("a game without a judge is not judged, and no level is invented") {
  CHECK(judge_for("whist") == nullptr);
  CHECK(worlds_of_level("quick") == 64);
  CHECK(worlds_of_level("deep") == 1024);
  CHECK_FALSE(worlds_of_level("deepest").has_value());
}

TEST_CASE("an event judged alone gets the verdict it has in the review") {
  ReviewSettings settings;
  settings.worlds = 8;
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    INFO("seed " << seed);
    const GameRecord record = deal(seed);
    const Replay replay = played(record);
    for (const Verdict& verdict : reviewed(record, 8).verdicts) {
      CHECK(judge_event(record, replay, verdict.event, settings) == verdict);
      ++compared;
    }
    CHECK_FALSE(judge_event(record, replay, replay.events.size(), settings).has_value());
  }
  CHECK(compared > 200);
}

TEST_CASE("where nothing was played yet a verdict has candidates and blames nobody") {
  ReviewSettings settings;
  settings.worlds = 16;
  int open = 0;
  int exact = 0;
  for (int seed = 1; seed <= test::fewer(30); ++seed) {
    INFO("seed " << seed);
    const GameRecord whole = deal(static_cast<std::uint64_t>(seed));
    for (const Verdict& known : reviewed(whole, 16).verdicts) {
      if (!known.loss) continue;
      INFO("event " << known.event);
      GameRecord cut = whole;
      cut.events.resize(known.event);
      const auto verdict = judge_event(cut, played(cut), known.event, settings);
      REQUIRE(verdict.has_value());
      CHECK(verdict->played == Action());
      CHECK(verdict->grade == Grade::not_judged);
      CHECK(verdict->mark == Mark::none);
      CHECK_FALSE(verdict->loss.has_value());
      CHECK_FALSE(verdict->hindsight_loss.has_value());
      CHECK_FALSE(verdict->why.id.empty());
      CHECK(verdict->options == known.options);
      REQUIRE(verdict->candidates.size() >= 2);
      ++open;
      if (!known.exact) continue;  // samples may differ in size, so values are only alike
      ++exact;
      CHECK(verdict->exact);
      CHECK(verdict->candidates.front().value == Approx(known.candidates.front().value));
      CHECK(verdict->candidates.back().value == Approx(known.candidates.back().value));
    }
  }
  CHECK(open > test::fewer(100));
  CHECK(exact > test::fewer(30));
}

TEST_CASE("a review goes on from the verdicts that are there and ends the same") {
  const GameRecord record = deal(2);
  const Replay replay = played(record);
  ReviewSettings settings;
  settings.worlds = 8;
  const Review whole = review(record, replay, settings, 1);
  std::stop_source stop;
  std::vector<Verdict> done;
  const auto keep = [&](const Verdict& verdict) { done.push_back(verdict); };
  const auto stop_at_ten = [&](std::size_t count, std::size_t) {
    if (count == 10) stop.request_stop();
  };
  review(record, replay, settings, 1, stop.get_token(),
         {.progress = stop_at_ten, .verdict = keep, .known = {}});
  REQUIRE(done.size() == 10);
  std::size_t more = 0;
  const Review second =
      review(record, replay, settings, 1, {},
             {.progress = {}, .verdict = [&](const Verdict&) { ++more; }, .known = done});
  CHECK(more == whole.verdicts.size() - 10);
  CHECK(second == whole);
}
