// Two choosers over the same decisions, with numbers that are worked out here.
#include "analyzer/external/comparison.h"

#include <catch2/catch.hpp>

#include "analyzer/external/opinions.h"

using namespace kibic;
using namespace kibic::external;

namespace {

// a is worth 3, b and its like c 2, d nothing.
Verdict verdict() {
  Verdict verdict;
  verdict.unit = "hal";
  verdict.candidates = {
      {{"a"}, 3, {3, 3}, {}, {}}, {{"b"}, 2, {2, 2}, {{"c"}}, {}}, {{"d"}, 0, {0, 0}, {}, {}}};
  return verdict;
}

Choice choice(const char* action) {
  return {"choice", {action}};
}

}  // namespace

TEST_CASE("a choice loses what the best one is worth more") {
  CHECK(loss_of(verdict(), {"a"}) == 0);
  CHECK(loss_of(verdict(), {"b"}) == 1);
  CHECK(loss_of(verdict(), {"c"}) == 1);
  CHECK(loss_of(verdict(), {"d"}) == 3);
  CHECK_FALSE(loss_of(verdict(), {"e"}));
}

TEST_CASE("agreement, losses and the paired difference are counted over the pairs") {
  Comparer comparer;
  comparer.add(0, "marias", verdict(), {choice("a"), choice("b")});  // 0 and 1
  comparer.add(0, "marias", verdict(), {choice("b"), choice("c")});  // 1 and 1, the same
  comparer.add(1, "marias", verdict(), {choice("d"), choice("a")});  // 3 and 0
  comparer.add(1, "marias", verdict(), {choice("a"), {"timeout", {}}});
  comparer.add(1, "marias", verdict(), {choice("a"), choice("e")});  // has no value
  const auto results = comparer.results(1);
  REQUIRE(results.size() == 1);
  const Comparison& result = results[0];
  CHECK(result.games == 2);
  CHECK(result.pairs == 3);
  CHECK(result.agreed == 1);
  CHECK(result.better == std::array<std::size_t, 2>{1, 1});
  CHECK(result.sides[0].asked == 5);
  CHECK(result.sides[0].missing.empty());
  CHECK(result.sides[1].missing ==
        std::map<std::string, std::size_t>{{"no-value", 1}, {"timeout", 1}});
  CHECK(result.sides[0].best == 1);
  CHECK(result.sides[1].best == 1);
  CHECK(result.sides[0].mean_loss == Approx(4.0 / 3));
  CHECK(result.sides[1].mean_loss == Approx(2.0 / 3));
  CHECK(result.difference == Approx(2.0 / 3));
  REQUIRE(result.interval);
  // The means of the two records are -1/2 and 3: no resample leaves them.
  CHECK((*result.interval)[0] == Approx(-0.5));
  CHECK((*result.interval)[1] == Approx(3));
}

TEST_CASE("one record tells nothing of the spread, and units are told apart") {
  Comparer comparer;
  Verdict other = verdict();
  other.unit = "units";
  comparer.add(0, "marias", verdict(), {choice("a"), choice("b")});
  comparer.add(1, "marias", other, {choice("d"), choice("b")});
  const auto results = comparer.results(1);
  REQUIRE(results.size() == 2);
  CHECK(results[0].unit == "hal");
  CHECK(results[0].difference == Approx(-1));
  CHECK_FALSE(results[0].interval);
  CHECK(results[1].difference == Approx(2));
}

TEST_CASE("without a pair there is no difference") {
  Comparer comparer;
  comparer.add(0, "marias", verdict(), {choice("a"), {"illegal", {}}});
  const auto results = comparer.results(1);
  REQUIRE(results.size() == 1);
  CHECK(results[0].pairs == 0);
  CHECK(results[0].games == 0);
  CHECK_FALSE(results[0].interval);
}

TEST_CASE("the interval of many records covers a difference that is there, and is the same again") {
  Comparer comparer;
  for (std::size_t record = 0; record < 100; ++record) {
    comparer.add(record, "marias", verdict(),
                 {choice(record % 4 == 0 ? "b" : "a"), choice(record % 2 == 0 ? "d" : "a")});
  }
  const auto result = comparer.results(5)[0];
  // 25 losses of 1 against 50 of 3: 0.25 - 1.5.
  CHECK(result.difference == Approx(-1.25));
  REQUIRE(result.interval);
  CHECK((*result.interval)[0] < -1.25);
  CHECK((*result.interval)[1] > -1.25);
  CHECK((*result.interval)[1] < 0);
  CHECK(*comparer.results(5)[0].interval == *result.interval);
}
