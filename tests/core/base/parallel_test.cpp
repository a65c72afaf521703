// Jobs on several threads.
#include "core/base/parallel.h"

#include <catch2/catch.hpp>
#include <stdexcept>
#include <vector>

using namespace kibic;

TEST_CASE("every job runs once, whatever the number of threads") {
  const unsigned threads = GENERATE(0U, 1U, 2U, 8U);
  std::vector<std::atomic<int>> runs(500);
  CHECK(run_parallel(runs.size(), threads, [&runs](std::size_t i) { ++runs[i]; }) == 500);
  for (const auto& count : runs) CHECK(count == 1);
}

TEST_CASE("no jobs are done at once") {
  CHECK(run_parallel(0, 4, [](std::size_t) { FAIL("there is no job"); }) == 0);
}

TEST_CASE("an exception of a job reaches the caller and ends the rest") {
  const unsigned threads = GENERATE(1U, 4U);
  std::atomic<int> runs{0};
  const auto job = [&runs](std::size_t i) {
    ++runs;
    if (i == 3) throw std::runtime_error("job 3");
  };
  CHECK_THROWS_WITH(run_parallel(1'000'000, threads, job), "job 3");
  CHECK(runs >= 4);
  CHECK(runs < 1'000'000);
}

TEST_CASE("a stopped run hands out no more jobs") {
  const unsigned threads = GENERATE(1U, 2U);
  std::stop_source source;
  const auto job = [&source](std::size_t i) {
    if (i == 10) source.request_stop();
  };
  const std::size_t started = run_parallel(1'000'000, threads, job, source.get_token());
  CHECK(started >= 11);
  CHECK(started < 1'000'000);
  CHECK(run_parallel(5, threads, job, source.get_token()) == 0);
}
