// Whole reviews of games of klokan. Source of the invariants: judgement notes, section 9.
#include "analyzer/judge/review.h"

#include <fmt/format.h>

#include <catch2/catch.hpp>

#include <fstream>
#include <sstream>

#include "analyzer/engines/klokan/judge/judge.h"
#include "importers/containers/memory_source.h"
#include "importers/klokan/klokan_importer.h"
#include "tests/analyzer/klokan/given.h"
#include "tests/support/klokan_games.h"

namespace kibic::klokan::test {
namespace {

ReviewSettings quick() {
  ReviewSettings settings;
  settings.level = "quick";
  return settings;
}

GameRecord sample(const std::string& name) {
  std::ifstream file(fmt::format("{}/samples/klokan/{}", KIBIC_SOURCE_DIR, name));
  std::ostringstream text;
  text << file.rdbuf();
  importers::MemorySource source(text.str());
  const auto read = importers::klokan::KlokanImporter().read(source);
  REQUIRE(read.session.records.size() == 1);
  return read.session.records.front();
}

Replay played(const GameRecord& record) {
  return replay(record, Rules::game()).value();
}

GameRecord cut_before(GameRecord record, std::size_t event) {
  record.events.resize(event);
  return record;
}

}  // namespace

TEST_CASE("one thread and two give the same review of a game of klokan") {
  const GameRecord record = sample("complete.klokan");
  const Replay replay = played(record);
  const Review one = review(record, replay, quick(), 1);
  CHECK(one.verdicts.size() == 23);
  CHECK(one == review(record, replay, quick(), 2));
}

// Nothing in a verdict of klokan depends on the result: there is no luck account.
TEST_CASE("cutting a game of klokan after any half-move changes no verdict before the cut") {
  RuleSet repetitions;
  repetitions["rep"] = "3";
  repetitions["quiet"] = "20";
  const auto record = GENERATE_COPY(GameRecord(sample("complete.klokan")),
                                    kibic::test::random_klokan_game(7, repetitions));
  const Review whole = review(record, played(record), quick(), 1);
  REQUIRE(whole.verdicts.size() > 15);
  for (const Verdict& verdict : whole.verdicts) {
    INFO("event " << verdict.event);
    const GameRecord cut = cut_before(record, verdict.event + 1);
    const Replay replay = played(cut);
    REQUIRE(replay.is_whole());
    CHECK(judge_event(cut, replay, verdict.event, quick()) == verdict);
  }
  // All verdicts of a review that ends in the middle.
  const std::size_t half = whole.verdicts.size() / 2;
  const GameRecord cut = cut_before(record, whole.verdicts[half].event);
  const Review begun = review(cut, played(cut), quick(), 1);
  CHECK(begun.verdicts ==
        std::vector<Verdict>(whole.verdicts.begin(),
                             whole.verdicts.begin() + static_cast<std::ptrdiff_t>(half)));
}

TEST_CASE("a game that goes on otherwise has the same verdicts up to there") {
  const GameRecord record = sample("complete.klokan");
  constexpr std::size_t branch = 9;
  GameRecord resigned = cut_before(record, branch);
  resigned.events.emplace_back(
      ActionEvent{played(resigned).final_state().actor(), {"resign"}, "", {}});
  const Review here = review(record, played(record), quick(), 1);
  const Review there = review(resigned, played(resigned), quick(), 1);
  REQUIRE(there.verdicts.size() == branch + 1);
  for (std::size_t i = 0; i < branch; ++i) CHECK(here.verdicts[i] == there.verdicts[i]);
  // The same options and values at the branch; only what was played differs.
  CHECK(there.verdicts[branch].played.text == "resign");
  CHECK(there.verdicts[branch].candidates.front().action ==
        here.verdicts[branch].candidates.front().action);
}

TEST_CASE("a position with thousands of half-moves is judged within the nodes of its level") {
  struct Row {
    const char* position;
    std::size_t options;
  };
  // Stones of both sides on every other square, so that a stone may jump round and round: each set
  // of captured stones is another half-move.
  const auto row =
      GENERATE(Row{"8/1w1b1b2/b1w1w1w1/wb1b1w2/w1b1w1b1/1w1w1w2/b1w1w1w1/1b1b1b2 w", 8201},
               Row{"8/1b1w1b2/b1w1w1w1/ww1w1w2/w1w1w1b1/1b1b1w2/b1b1b1b1/1w1b1b2 w", 4106},
               Row{"w2b1b1b/b1w4w/w1wwbb2/w1bw2w1/1ww1w1bw/2b3b1/2b1w2b/b1b5 w", 2230});
  INFO(row.position);
  const State state = position(row.position);
  const auto moves = legal_moves(state);
  REQUIRE(moves.size() == row.options);
  Reach reach;
  const Verdict verdict = Judge().judge(decision(state, moves.back().text), quick(), {}, reach);
  CHECK(verdict.candidates.size() == row.options);
  REQUIRE(verdict.loss);
  CHECK(reach.depth >= 2);
  // A million to the depth, a hundred thousand to solve it; finished games cost nothing and are
  // counted all the same.
  CHECK(reach.nodes < 1'150'000);
}

}  // namespace kibic::klokan::test
