// From tables of values to grades and marks. Source: judgement notes, sections 4, 5 and 10. With a
// stake of 100 the limits of the club preset are 4, 8 and 16.
#include "analyzer/judge/grading.h"

#include <algorithm>

#include "core/base/rng.h"

using namespace kibic;

namespace {

// Two classes, 0 better; the played one is 1. Every world has the same difference.
DecisionTable plain(double loss, std::size_t worlds, bool is_exact) {
  DecisionTable table;
  table.values = {std::vector<double>(worlds, 50.0), std::vector<double>(worlds, 50.0 - loss)};
  table.played = 1;
  table.stake = 100;
  table.is_exact = is_exact;
  return table;
}

// The difference is `mean` on average and varies by ±spread from world to world.
DecisionTable noisy(double mean, double spread, std::size_t worlds) {
  DecisionTable table = plain(0, worlds, false);
  for (std::size_t j = 0; j < worlds; ++j) {
    table.values[1][j] = 50.0 - mean + (j / 2 % 2 == 0 ? spread : -spread);
  }
  return table;
}

Grade grade_of(const DecisionTable& table) {
  return assess(table, club_preset()).grade;
}
Mark mark_of(const DecisionTable& table) {
  return assess(table, club_preset()).mark;
}

}  // namespace

TEST_CASE("a loss known exactly gets the grade of its class") {
  const auto [loss, grade, mark] = GENERATE(table<double, Grade, Mark>({
      {0.0, Grade::best, Mark::none},
      {0.5, Grade::good, Mark::none},
      {3.9, Grade::good, Mark::none},
      {4.0, Grade::inaccuracy, Mark::dubious},
      {7.9, Grade::inaccuracy, Mark::dubious},
      {8.0, Grade::mistake, Mark::bad},
      {15.9, Grade::mistake, Mark::bad},
      {16.0, Grade::blunder, Mark::very_bad},
      {90.0, Grade::blunder, Mark::very_bad},
  }));
  const Assessment assessment = assess(plain(loss, 5, true), club_preset());
  CHECK(assessment.grade == grade);
  CHECK(assessment.mark == mark);
  CHECK(assessment.loss == Approx(loss));
  CHECK(assessment.loss_interval[0] == Approx(loss));
  CHECK(assessment.loss_interval[1] == Approx(loss));
}

TEST_CASE("a sampled loss is graded when its interval lies inside one class") {
  // 256 worlds: SE = spread / √255, so spread 8 gives 0.501 and 95 % is ± 0.98, 99 % ± 1.29.
  const auto [mean, grade] = GENERATE(table<double, Grade>({
      {1.0, Grade::good},
      {2.9, Grade::good},
      {3.5, Grade::too_close},   // 2.52 … 4.48 contains 4
      {6.0, Grade::inaccuracy},  // 5.02 … 6.98
      {7.5, Grade::too_close},   // contains 8
      {12.0, Grade::mistake},    // 11.02 … 12.98
      {16.5, Grade::too_close},  // contains 16
      {17.5, Grade::blunder},    // 99 %: 16.21 … 18.79
  }));
  const Assessment assessment = assess(noisy(mean, 8, 256), club_preset());
  CHECK(assessment.grade == grade);
  CHECK(assessment.is_settled == (grade != Grade::too_close));
  CHECK(assessment.loss == Approx(mean));
}

TEST_CASE(
    "a blunder that is not certain by 99 % is called a mistake, and more worlds are asked for") {
  // 95 %: 16.12 … 18.08, above the limit of 16; 99 %: 15.81.
  const Assessment assessment = assess(noisy(17.1, 8, 256), club_preset());
  CHECK(assessment.grade == Grade::mistake);
  CHECK(assessment.mark == Mark::bad);
  CHECK_FALSE(assessment.is_settled);
}

TEST_CASE("a budget too small for a verdict gives no mark") {
  CHECK(grade_of(noisy(20, 60, 32)) == Grade::too_close);
  CHECK(mark_of(noisy(20, 60, 32)) == Mark::none);
  CHECK(grade_of(plain(50, 4, false)) == Grade::too_close);  // four worlds, however clear
}

TEST_CASE("presets change the limits and which errors are marked") {
  const DecisionTable table = plain(5.0, 9, true);
  CHECK(assess(table, beginner_preset()).grade == Grade::good);
  CHECK(assess(table, club_preset()).grade == Grade::inaccuracy);
  CHECK(assess(table, expert_preset()).grade == Grade::mistake);
  CHECK(assess(plain(17, 9, true), beginner_preset()).grade == Grade::mistake);
  CHECK(assess(plain(17, 9, true), beginner_preset()).mark == Mark::none);
  CHECK(assess(plain(32, 9, true), beginner_preset()).mark == Mark::very_bad);
}

TEST_CASE("among equal options the one played is the best") {
  DecisionTable table = plain(0, 40, false);
  table.values.push_back(std::vector<double>(40, 50.0));
  for (std::size_t played = 0; played < 3; ++played) {
    table.played = played;
    const Assessment assessment = assess(table, club_preset());
    CHECK(assessment.best() == played);
    CHECK(assessment.grade == Grade::best);
    CHECK(assessment.loss == 0);
  }
}

TEST_CASE("a decision that changes nothing is dead and unmarked") {
  DecisionTable table = plain(0, 40, true);
  for (std::size_t j = 0; j < 40; ++j)
    table.values[0][j] = table.values[1][j] = j % 3 == 0 ? 7.0 : 0.0;
  const Assessment assessment = assess(table, club_preset());
  CHECK(assessment.is_dead);
  CHECK(assessment.grade == Grade::best);
  CHECK(assessment.mark == Mark::none);
}

TEST_CASE("the loss is not raised by choosing the best from the same sample") {
  // Six options that are worth the same, with noise: the best of them by chance must not make the
  // one played a mistake. The plain difference to the best averages about 1.3 standard errors.
  double plain_sum = 0;
  double corrected_sum = 0;
  constexpr int trials = 200;
  for (int trial = 0; trial < trials; ++trial) {
    Rng rng(static_cast<std::uint64_t>(trial));
    DecisionTable table;
    table.values.assign(6, std::vector<double>(64));
    for (auto& row : table.values) {
      for (double& value : row) value = 100 * rng.unit();
    }
    table.stake = 100;
    const Assessment assessment = assess(table, club_preset());
    plain_sum += assessment.means[assessment.best()] - assessment.means[0];
    corrected_sum += loss_of(table, 0).mean();
  }
  CHECK(plain_sum / trials > 4.0);
  CHECK(std::abs(corrected_sum / trials) < 1.0);
}

TEST_CASE("a loss estimated below zero is reported as zero") {
  // Option 1 is ahead over all worlds, but only because of one of the halves.
  DecisionTable table = plain(0, 64, false);
  table.played = 0;
  for (std::size_t j = 0; j < 64; ++j) table.values[1][j] = 50.0 + (j % 2 == 0 ? 9.0 : -8.0);
  const Assessment assessment = assess(table, club_preset());
  CHECK(assessment.best() == 1);
  CHECK(assessment.loss == 0);
  CHECK(assessment.loss_interval[0] == 0);
  CHECK(assessment.grade == Grade::best);
}

TEST_CASE("the only good option is marked, doubly when few would find it") {
  DecisionTable table = plain(20, 40, true);
  table.values.push_back(std::vector<double>(40, 10.0));
  table.played = 0;
  CHECK(mark_of(table) == Mark::good);
  table.policy = {0.2, 0.6, 0.2};
  CHECK(mark_of(table) == Mark::very_good);
  table.policy = {0.3, 0.6, 0.1};
  CHECK(mark_of(table) == Mark::good);
  table.values[1] = std::vector<double>(40, 44.0);  // the next best loses an inaccuracy only
  CHECK(mark_of(table) == Mark::none);
}

TEST_CASE("an unusual option that may be as good is interesting") {
  DecisionTable table = noisy(0.3, 20, 64);
  CHECK(mark_of(table) == Mark::none);  // nobody knows how unusual
  table.policy = {0.95, 0.05};
  CHECK(mark_of(table) == Mark::interesting);
  table.policy = {0.85, 0.15};
  CHECK(mark_of(table) == Mark::none);
  table = noisy(12, 8, 256);
  table.policy = {0.95, 0.05};
  CHECK(mark_of(table) == Mark::bad);  // an error stays one, however original
}

TEST_CASE("no loss is negative and a best option loses nothing, whatever the table") {
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    Rng rng(seed);
    DecisionTable table;
    const std::size_t worlds = 1 + rng.below(80);
    table.values.assign(2 + rng.below(4), std::vector<double>(worlds));
    for (auto& row : table.values) {
      for (double& value : row) value = static_cast<double>(rng.below(9)) - 4;
    }
    table.played = rng.below(table.values.size());
    table.stake = 4;
    table.is_exact = rng.below(2) == 0;
    const Assessment a = assess(table, club_preset());
    INFO("seed " << seed);
    CHECK(a.loss >= 0);
    CHECK(a.loss_interval[0] >= 0);
    CHECK(a.loss_interval[0] <= a.loss_interval[1]);
    if (a.best() == table.played) CHECK((a.loss == 0 && a.grade == Grade::best));
    if (is_error(a.grade)) CHECK(a.best() != table.played);
  }
}
