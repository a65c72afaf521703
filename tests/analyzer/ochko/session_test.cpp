// What a session comes to: sums, the bank's curve, the dearest habit.
#include <catch2/catch.hpp>

#include "analyzer/engines/ochko/judge/session.h"
#include "analyzer/judge/review.h"
#include "tests/analyzer/ochko/deals.h"
#include "tests/analyzer/ochko/support.h"

namespace kibic::ochko {
namespace {

// Keeps what the functions only look at.
struct Session {
  std::vector<Replay> replays;
  std::vector<Review> reviews;

  explicit Session(const std::vector<GameRecord>& records) {
    for (const GameRecord& record : records) {
      replays.push_back(replayed(record));
      reviews.push_back(kibic::review(record, replays.back(), ReviewSettings(), 1));
    }
  }
  std::vector<ReviewedDeal> deals() const {
    std::vector<ReviewedDeal> all;
    for (std::size_t i = 0; i < replays.size(); ++i) all.push_back({&replays[i], &reviews[i]});
    return all;
  }
};

// Stands twice on 7+9 against 7 with different stakes (each gives away 0.4700 - 0.4159), and once
// on 6+10 against 10 (0.0050), rule book 3.5. The banker ends with 17, 17 and 20.
Session three_stands() {
  return Session({record_of({"deal 7c 9d | 7h Td", "stand", "open Td"}, {}, "bank=500 stake=5"),
                  record_of({"deal 7c 9d | 7h Kd", "stand", "open Kd"}, {}, "bank=495 stake=20"),
                  record_of({"deal 6c Td | Kh Qh", "stand", "open Qh"}, {}, "bank=475 stake=5")});
}

constexpr double loss_16_7 = 0.4700147880 - 0.4158964788;
constexpr double loss_16_10 = 0.5466606254 - 0.5416749318;

}  // namespace

TEST_CASE("the dearest habit is found by its kind of decision, in money") {
  const Session session = three_stands();
  const auto habit = most_expensive_habit(session.deals());
  REQUIRE(habit.has_value());
  CHECK(render(habit->topic) == "stand with 16 against 7");
  CHECK(habit->times == 2);
  CHECK(habit->errors == 2);
  CHECK(habit->stakes == Approx(2 * loss_16_7).margin(1e-9));
  CHECK(habit->money == Approx(25 * loss_16_7).margin(1e-8));
  REQUIRE(habits(session.deals()).size() == 2);
  CHECK(habits(session.deals())[1].money == Approx(5 * loss_16_10).margin(1e-8));
}

TEST_CASE("money given away is the sum of all losses by stake") {
  const Session session = three_stands();
  CHECK(money_given_away(session.deals()) == Approx(25 * loss_16_7 + 5 * loss_16_10).margin(1e-8));
}

TEST_CASE("the sum of accounts adds up to what the session paid") {
  const Session session = three_stands();
  const SeatLuck sum = sum_of_accounts(session.deals());
  CHECK(sum.sum() == Approx(-30).epsilon(1e-13));
  CHECK(sum.own_losses == Approx(-money_given_away(session.deals())).margin(1e-9));
  CHECK(sum.value_before == Approx(30 * 0.035213180349).epsilon(1e-10));
}

TEST_CASE("the bank's curve stands beside what was to be expected") {
  const Session session = three_stands();
  const auto curve = bank_curve(session.deals());
  REQUIRE(curve.size() == 3);
  CHECK(curve[0].bank == 495.0);
  CHECK(curve[1].bank == 475.0);
  CHECK(curve[2].bank == 470.0);
  CHECK(curve[2].deal == 3);
  CHECK(curve[0].expected_bank == Approx(500 + 5 * 0.035213180349).epsilon(1e-12));
  CHECK(curve[2].expected_bank == Approx(500 + 30 * 0.035213180349).epsilon(1e-12));
  CHECK(curve[2].skill_bank ==
        Approx(curve[2].expected_bank - money_given_away(session.deals())).epsilon(1e-12));
}

TEST_CASE("a session without an error has no habit to leave off") {
  const Session session({record_of({"deal Tc Td | 6h Qh", "stand", "open Qh", "draw 9c"})});
  CHECK_FALSE(most_expensive_habit(session.deals()));
  CHECK(money_given_away(session.deals()) == 0);
  CHECK(bank_curve({}).empty());
}

}  // namespace kibic::ochko
