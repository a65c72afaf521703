// The luck account in reports: what is left without luck adds up to nothing over the seats, and the
// quadrants follow from grades and luck.
#include <catch2/catch.hpp>

#include "analyzer/report/luck.h"
#include "tests/analyzer/judge/reviewed_deal.h"

using namespace kibic;

TEST_CASE("results without luck are a game of nobody's gain, as the results are") {
  int quadrants = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    INFO("seed " << seed);
    const Replay replay = test::played(test::deal(seed));
    const Review review = test::reviewed(test::deal(seed), 32);
    REQUIRE(review.luck.has_value());
    double adjusted = 0;
    double luck = 0;
    for (int seat = 0; seat < 3; ++seat) {
      adjusted += luck_adjusted(review, replay, seat);
      luck += luck_of(review, replay, seat);
      if (quadrant_of(review, replay, seat) != Quadrant::none) ++quadrants;
    }
    CHECK(adjusted == Approx(0).margin(1e-9));
    CHECK(luck == Approx(0).margin(1e-9));
  }
  CHECK(quadrants > 10);
}

TEST_CASE("quadrants are told by errors and by the sign of the luck") {
  struct Row {
    Grade grade;
    double guesses;
    Quadrant quadrant;
  };
  const auto row = GENERATE(values<Row>({{Grade::good, 1, Quadrant::right_lucky},
                                         {Grade::best, -1, Quadrant::right_unlucky},
                                         {Grade::too_close, -1, Quadrant::right_unlucky},
                                         {Grade::inaccuracy, 1, Quadrant::wrong_lucky},
                                         {Grade::blunder, -1, Quadrant::wrong_punished},
                                         {Grade::blunder, 0, Quadrant::none}}));
  const Replay replay = test::played(test::deal(2));
  Review review;
  review.luck = LuckAccount{"declaration", std::vector<SeatLuck>(3)};
  for (SeatLuck& seat : review.luck->by_seat) seat.information_luck = 0;
  review.luck->by_seat[1].information_luck = row.guesses;
  Verdict verdict;
  verdict.seat = 1;
  verdict.grade = row.grade;
  review.verdicts = {verdict};
  CHECK(quadrant_of(review, replay, 1) == row.quadrant);
  review.luck->by_seat[2].information_luck.reset();
  CHECK(quadrant_of(review, replay, 1) == Quadrant::none);
}
