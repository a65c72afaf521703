// Decisions before the first lead: hands on which everybody agrees, and what a seat may know.
#include <algorithm>

#include "analyzer/engines/marias/judge/preplay/belief.h"
#include "analyzer/engines/marias/judge/preplay/plans.h"
#include "analyzer/engines/marias/worlds/worlds.h"
#include "core/games/marias/view.h"
#include "tests/analyzer/judge/reviewed_deal.h"

using namespace kibic;
using kibic::test::deal;
using kibic::test::played;

namespace {

struct Line {
  int seat = 0;
  std::string action;
};

// Volený, dealt by seat 2: seat 0 chooses, with twelve cards.
GameRecord voleny(const std::string& hands, const std::vector<Line>& lines) {
  GameRecord record;
  record.game = "marias";
  record.variant = "voleny";
  record.events.push_back(ActionEvent{Actor::chance(), {"deal " + hands}, "", {}});
  for (const Line& line : lines) {
    record.events.push_back(ActionEvent{Actor::seat(line.seat), {line.action}, "", {}});
  }
  return record;
}

Verdict last_verdict(const GameRecord& record) {
  ReviewSettings settings;
  settings.worlds = 128;
  const auto verdict = judge_event(record, played(record), record.events.size() - 1, settings);
  REQUIRE(verdict.has_value());
  return *verdict;
}

double value_of(const Verdict& verdict, const std::string& action) {
  for (const Candidate& candidate : verdict.candidates) {
    const auto& same = candidate.same_as;
    const bool is_same = std::find(same.begin(), same.end(), Action{action}) != same.end();
    if (candidate.action == Action{action} || is_same) return candidate.value;
  }
  FAIL("no candidate " << action);
  return 0;
}

// Seat 1 sits behind a hra in hearts with five trumps, four esa and both tens that count.
const char* const strong_defence =
    "0: 8h 7h 9h Jh Kb Qb Jb 9b 8b Kl Ql Jl | 1: Ah Xh Kh Qh Ab Xb Al Xl Aa Xa | "
    "2: 7b 9l 8l 7l Ka Qa Ja 9a 8a 7a";
const std::vector<Line> hra_in_hearts{{0, "trump h"}, {0, "discard Jl 8b"}, {0, "good"},
                                      {1, "good"},    {2, "good"},          {0, "declare hra h"}};

std::vector<Line> with(std::vector<Line> lines, Line last) {
  lines.push_back(std::move(last));
  return lines;
}

}  // namespace

TEST_CASE("a flek on a hra that holds not one point is right, and dobrá is an error") {
  const Verdict flek = last_verdict(voleny(strong_defence, with(hra_in_hearts, {1, "flek hra 1"})));
  CHECK(flek.grade == Grade::best);
  CHECK(flek.phase == "double");
  const Verdict pass = last_verdict(voleny(strong_defence, with(hra_in_hearts, {1, "flek-pass"})));
  CHECK(is_error(pass.grade));
  CHECK(*pass.loss > 0);
  CHECK(value_of(pass, "flek hra 1") > value_of(pass, "flek-pass"));
}

TEST_CASE("a hand of low cards is announced as betl, not as a game with trumps") {
  const std::string hands =
      "0: 9h 8h 7h 9b 8b 7b 9l 8l 7l 8a 7a Aa | 1: Ah Xh Kh Ab Xb Kb Al Xl Kl Ka | "
      "2: Qh Jh Qb Jb Ql Jl Qa Ja Xa 9a";
  const std::vector<Line> lines{{0, "trump h"}, {0, "discard Aa 9h"}};
  const Verdict betl = last_verdict(voleny(hands, with(lines, {0, "declare betl -"})));
  CHECK_FALSE(is_error(betl.grade));
  const std::vector<Line> plain{{0, "trump h"}, {0, "discard 9h 9b"}};
  const Verdict asked = last_verdict(voleny(hands, with(plain, {0, "good"})));
  CHECK(is_error(asked.grade));
  CHECK(value_of(asked, "declare betl -") > value_of(asked, "good"));
}

TEST_CASE("twins are discarded as one and no discard is lost") {
  const GameRecord record = voleny(
      "0: Ah Xh Kh 9h 7h Ab Jb 9b 8b Kl Jl 9l | 1: Qh Jh 8h Xb Kb Qb 7b Al Xl Ql | "
      "2: 8l 7l Aa Xa Ka Qa Ja 9a 8a 7a",
      {{0, "trump h"}});
  const State before = played(record).final_state();
  const auto* state = before.as<marias::Rules>();
  const auto legal = marias::Rules::legal_actions(*state);
  const auto options = marias::planned_options(*state, std::nullopt);
  std::size_t covered = 0;
  for (const marias::PlannedOption& option : options) {
    CHECK_FALSE(option.plans.empty());
    covered += 1 + option.same_as.size();
  }
  CHECK(covered == legal.size());
  CHECK(options.size() < legal.size());  // nine and eight of bells are twins
}

TEST_CASE("where the rules of thumb chose the same, a mark is one class milder than its price") {
  int milder = 0;
  for (std::uint64_t seed = 1; seed <= 16; ++seed) {
    const GameRecord record = deal(seed);
    for (const Verdict& verdict : test::reviewed(record, 64).verdicts) {
      if (verdict.phase == "play" || !verdict.heuristic || !verdict.loss) continue;
      if (verdict.heuristic->action != verdict.played) continue;
      INFO("seed " << seed << ", event " << verdict.event);
      CHECK(verdict.grade != Grade::blunder);
      CHECK(verdict.mark != Mark::very_bad);
      milder += std::ranges::any_of(verdict.remarks, [](const Message& remark) {
        return render(remark).find("one class milder") != std::string::npos;
      });
    }
  }
  CHECK(milder > 0);
}

TEST_CASE("the true deal is possible before every decision of 200 deals") {
  int looked_at = 0;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    INFO("seed " << seed);
    for (const Decision& decision : decisions(played(deal(seed)))) {
      const auto* state = decision.before.as<marias::Rules>();
      const bool is_before_contract =
          state->phase != marias::Phase::flek && state->phase != marias::Phase::play;
      if (state->phase == marias::Phase::play) continue;
      INFO("event " << decision.event << ", phase " << decision.phase);
      const marias::View view = marias::view(*state, decision.seat);
      const auto knowledge =
          is_before_contract ? marias::knowledge_before_play(view) : marias::knowledge_of(view);
      REQUIRE(knowledge.has_value());
      marias::World truth{state->hands, state->talon};
      if (state->phase == marias::Phase::trump) {
        truth.talon = state->hands[static_cast<std::size_t>(decision.seat)] - view.hand;
        truth.hands[static_cast<std::size_t>(decision.seat)] = view.hand;
      }
      const marias::Worlds worlds(*knowledge);
      // Whoever plays at random buries sharp cards and asks all the same; that is a divergence.
      if (worlds.relaxed() == 0 && (truth.talon & marias::CardSet::sharp()).empty()) {
        CHECK(worlds.contains(truth));
      }
      CHECK(marias::plausibility(view, truth) > 0);
      ++looked_at;
    }
  }
  CHECK(looked_at > 1000);
}

TEST_CASE("cards that a seat cannot see change nothing in its verdict before the play") {
  const DecisionJudge& judge = *judge_for("marias");
  ReviewSettings settings;
  settings.worlds = 16;
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 24; ++seed) {
    INFO("seed " << seed);
    for (const Decision& decision : decisions(played(deal(seed)))) {
      const auto* state = decision.before.as<marias::Rules>();
      const bool has_plain_cards =
          state->phase == marias::Phase::bid || state->phase == marias::Phase::flek;
      if (!has_plain_cards || decision.event % 3 != 0) continue;
      const marias::View view = marias::view(*state, decision.seat);
      const marias::Worlds worlds(state->phase == marias::Phase::flek
                                      ? *marias::knowledge_of(view)
                                      : *marias::knowledge_before_play(view));
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
      CHECK(here.candidates == there.candidates);
      ++compared;
    }
  }
  CHECK(compared > 10);
}
