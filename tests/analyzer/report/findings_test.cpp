// Decisions in words, one by one.
#include "analyzer/report/findings.h"

#include <catch2/catch.hpp>

#include "tests/analyzer/report/sample_deal.h"

using namespace kibic;

TEST_CASE("every judged decision is told, in order, also those without candidates") {
  const GameRecord record = test::sample_record();
  const Replay replay = test::sample_replay(record);
  const Review review = test::sample_review(record);
  const ReportInput input{record, replay, &review, test::sample_source()};
  const std::vector<Finding> told = tell_all(input, tell(input));
  REQUIRE(told.size() == review.verdicts.size());
  for (std::size_t i = 0; i < told.size(); ++i) {
    CHECK(told[i].verdict == &review.verdicts[i]);
    CHECK_FALSE(told[i].played.text.empty());
    CHECK(told[i].best.name.empty() == review.verdicts[i].candidates.empty());
  }
  CHECK(told[0].reason == "Only card play is judged.");
  CHECK(told[3].price == find(input, tell(input)).flagged[1].price);
}

TEST_CASE("a verdict on an event that was never played is not told") {
  const GameRecord record = test::sample_record();
  const Replay replay = test::sample_replay(record);
  Review review = test::sample_review(record);
  review.verdicts[0].event = 9999;
  review.verdicts[1].seat = -1;
  const ReportInput input{record, replay, &review, test::sample_source()};
  CHECK(tell_all(input, tell(input)).size() == review.verdicts.size() - 2);
}
